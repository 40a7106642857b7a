import { Button } from '../ui/actions/Button.tsx'
import { IconRefresh } from '../ui/icons/icons.tsx'
import { ScenePage } from '../ui/layout/ScenePage.tsx'
import { useTranslation } from 'react-i18next'
import { CallError } from '../data/call.ts'
import { ErrorReport } from './ErrorReport.tsx'
import { LazyErrorScene } from './LazyErrorScene.tsx'
import { isNetworkFailure, LostPage } from './LostPage.tsx'

/** Fallback when the locale files could not be fetched. The same texts as in pt-BR/common.json. */
const words = {
  title: 'Erro inesperado',
  lead: 'A culpa não foi sua, e o que você já tinha salvo continua salvo. Se acontecer de novo, copie a mensagem abaixo e mande para o suporte.',
  back: 'Voltar ao início',
  again: 'Tentar de novo',
  support: 'Falar com o suporte',
} as const

type BrokenPageProps = {
  error: unknown
  /** Start page of the site: address, and accessible name of the logo that links there. */
  home: { href: string; name: string }
  /** Address of the contact page, where the copied error report can be sent. */
  support: string
}

/**
 * The global error screen (specification, section 2). It must work when everything else fails:
 * plain links that reload the site, and built-in texts.
 */
export function BrokenPage({ error, home, support }: BrokenPageProps) {
  const { t } = useTranslation('common', { useSuspense: false })
  const back = t('broken.back', { defaultValue: words.back })
  if (isNetworkFailure(error)) return <LostPage home={home} />
  return (
    <>
      <title>{t('broken.title', { defaultValue: words.title })}</title>
      <meta name="robots" content="noindex" />
      <ScenePage
        logoLink={<a href={home.href} aria-label={home.name} />}
        title={t('broken.title', { defaultValue: words.title })}
        lead={t('broken.lead', { defaultValue: words.lead })}
        actions={
          <>
            <Button size="lg" render={<a href={home.href}>{back}</a>}>
              {back}
            </Button>
            <Button
              size="lg"
              variant="outline"
              icon={<IconRefresh />}
              onClick={() => window.location.reload()}
            >
              {t('actions.tryAgain', { defaultValue: words.again })}
            </Button>
          </>
        }
        note={
          <a className="link link--tap" href={support}>
            {t('broken.support', { defaultValue: words.support })}
          </a>
        }
        scene={<LazyErrorScene />}
      >
        <ErrorReport
          message={messageOf(error)}
          {...(error instanceof CallError && { occurrence: error.occurrence })}
        />
      </ScenePage>
    </>
  )
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  // The router throws responses with a status and its text.
  if (typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error)
    return [error.status, error.statusText].join(' ').trim()
  return String(error)
}
