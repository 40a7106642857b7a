import { useId, type ReactNode, type RefObject, type SubmitEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../form/Failure.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import styles from './AccountDialog.module.css'

type AccountDialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Label of the submit button. */
  submit: string
  pending: boolean
  /** Error id of the last attempt; null if it did not fail. */
  failure: string | null
  /** 440 or 560 px. */
  size?: 'small' | 'medium'
  /** Focused when the dialog opens. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A form of Minha conta in a dialog. Typed values survive every failure. */
export function AccountDialog({
  title,
  description,
  onClose,
  onSubmit,
  submit,
  pending,
  failure,
  size = 'small',
  initialFocus,
  children,
}: AccountDialogProps) {
  const { t } = useTranslation('common')
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={title}
      description={description}
      closeLabel={t('actions.close')}
      size={size}
      {...(initialFocus && { initialFocus })}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={pending} loadingText={t('actions.sending')}>
            {submit}
          </Button>
        </>
      }
    >
      {/* `post`, so that a submit without JavaScript never puts a password in the address. */}
      <form id={formId} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <Failure id={failure} />
        {children}
      </form>
    </Dialog>
  )
}
