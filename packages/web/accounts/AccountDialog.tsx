import { useId, type ReactNode, type SubmitEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../form/Failure.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './AccountDialog.module.css'

type AccountDialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Words of the button that sends. */
  submit: string
  pending: boolean
  /** Id of what went wrong with the last try; null when nothing did. */
  failure: string | null
  children: ReactNode
}

/** A form of Minha conta in a window of its own. What was typed stays through every failure. */
export function AccountDialog({
  title,
  description,
  onClose,
  onSubmit,
  submit,
  pending,
  failure,
  children,
}: AccountDialogProps) {
  const { t } = useTranslation('common')
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={t('actions.close')}
      size="small"
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending} loadingText={t('actions.sending')}>
            {submit}
          </Button>
        </>
      }
    >
      {/* Were it ever sent by the browser itself, a password must not end up in an address. */}
      <form id={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <Failure id={failure} />
        {children}
      </form>
    </Dialog>
  )
}
