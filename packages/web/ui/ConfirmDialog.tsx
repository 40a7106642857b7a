import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './overlay.module.css'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange?: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** What will happen, and what stays. */
  children?: ReactNode
  /** The verb: "Apagar currículo". Never only "Sim". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** What "cancel" does instead of closing: then Escape does nothing, and an answer must be given. */
  onCancel?: () => void
  /** Where the keyboard starts; otherwise at "cancel". */
  initialFocus?: RefObject<HTMLElement | null>
  /** It takes something away; give the button its icon too. */
  danger?: boolean
  confirmIcon?: ReactNode
  /** The action is under way; the dialog stays until its owner closes it. */
  loading?: boolean
  loadingText?: string
  /** An error message of the action, beneath the words. */
  error?: ReactNode
}

/** Asks before something that cannot be taken back. The scrim does not close it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  initialFocus,
  danger = false,
  confirmIcon,
  loading = false,
  loadingText,
  error,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={onCancel ? undefined : onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} />
        <AlertDialog.Viewport className={styles.center}>
          <AlertDialog.Popup
            className={cx(styles.dialog, styles.small, styles.confirm)}
            initialFocus={initialFocus ?? cancel}
          >
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className={styles.confirmText}>
              {children}
            </AlertDialog.Description>
            {error}
            <div className={styles.confirmActions}>
              <AlertDialog.Close
                render={
                  <Button variant="outline" ref={cancel} disabled={loading} onClick={onCancel}>
                    {cancelLabel}
                  </Button>
                }
              />
              <Button
                variant={danger ? 'danger' : 'primary'}
                icon={confirmIcon}
                loading={loading}
                loadingText={loadingText}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
