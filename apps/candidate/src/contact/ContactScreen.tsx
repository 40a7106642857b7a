import { useTranslation } from 'react-i18next'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { PublicPage } from '../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../server.context.ts'
import styles from './ContactScreen.module.css'
import { closeMessage } from './contact.data.ts'
import { ContactForm } from './ContactForm.tsx'

export const handle = { namespaces: ['public', 'contact'] } satisfies Handle

export function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = context.get(serverContext)
  return {
    /** True inside the frame of the contact dialog: then only the form is shown. */
    framed: new URL(request.url).searchParams.has('quadro'),
    canonical: origin + paths.contact(),
  }
}

/** The contact page of Trilha's team. */
export default function ContactScreen() {
  const { t } = useTranslation('contact')
  const { framed, canonical } = useLoaderData<typeof loader>()
  usePostEscape(framed)
  const form = (
    <div className={framed ? styles.framed : `wrap ${styles.page}`}>
      <PageHead
        title={t('title')}
        description={t('description')}
        canonical={canonical}
        noindex={framed}
      />
      <ContactForm />
    </div>
  )
  return framed ? <main id="conteudo">{form}</main> : <PublicPage>{form}</PublicPage>
}

/** Posts a message to the surrounding page on Escape, because key events do not leave a frame. */
function usePostEscape(framed: boolean): void {
  useEffect(() => {
    if (!framed) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') window.parent.postMessage(closeMessage, window.location.origin)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [framed])
}
