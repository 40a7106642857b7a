import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { LoadingPart } from '@trilha/web/ui/feedback/LoadingPart.tsx'
import { lazy, Suspense, useState, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

// Loaded on demand, because it imports the dialog library.
const loadDialog = () => importWithRetry(() => import('./ContactDialog.tsx'))
const ContactDialog = lazy(async () => ({ default: (await loadDialog()).ContactDialog }))

/**
 * Opens the contact dialog; without JavaScript, and in another tab, it links to the form's page.
 */
export function ContactLink(props: Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'>) {
  const { t: common } = useTranslation('common')
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setState('open')
  }
  return (
    <>
      <Link
        {...props}
        to={paths.contact()}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={open}
      />
      {state !== 'unused' && (
        <Suspense fallback={<LoadingPart label={common('actions.loading')} />}>
          <ContactDialog
            open={state === 'open'}
            onOpenChange={(next) => setState(next ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
