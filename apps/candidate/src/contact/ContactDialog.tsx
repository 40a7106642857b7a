import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Spinner } from '@trilha/web/ui/feedback/Spinner.tsx'
import { ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ContactDialog.module.css'
import { closeMessage, readForm } from './contact.data.ts'

type ContactDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

type FormState = 'loading' | 'failed' | { url: string; loaded: boolean }

/**
 * The contact dialog (specification, section 1): the form in a frame, a spinner while it loads, a
 * close button. Its texts are in the namespace `public`.
 */
export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation('common')
  useFrameEscape(() => onOpenChange(false))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={t('contact.title')}
      closeLabel={common('actions.close')}
    >
      <FramedForm />
    </Dialog>
  )
}

function FramedForm() {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation('common')
  const [form, setForm] = useState<FormState>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    readForm(controller.signal).then(
      (url) => setForm({ url, loaded: false }),
      () => {
        if (!controller.signal.aborted) setForm('failed')
      },
    )
    return () => controller.abort()
  }, [tries])

  if (form === 'failed')
    return (
      <ErrorState
        headingLevel="h3"
        title={t('contact.failedTitle')}
        action={
          <Button
            onClick={() => {
              setForm('loading')
              setTries(tries + 1)
            }}
          >
            {common('actions.tryAgain')}
          </Button>
        }
      >
        {t('contact.failedText')}
      </ErrorState>
    )
  const waiting = form === 'loading' || !form.loaded
  return (
    <div className={styles.frame} aria-busy={waiting}>
      {waiting && <Spinner large label={common('actions.loading')} className={styles.spinner} />}
      {form !== 'loading' && (
        <iframe
          title={t('contact.frame')}
          src={form.url}
          onLoad={() => setForm({ ...form, loaded: true })}
        />
      )}
    </div>
  )
}

/**
 * Calls `onEscape` when Escape is pressed inside the frame. Key events do not leave a frame, so our
 * form posts a message instead.
 */
function useFrameEscape(onEscape: () => void): void {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && data === closeMessage) onEscape()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [onEscape])
}
