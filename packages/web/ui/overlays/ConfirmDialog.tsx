import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './ConfirmDialog.module.css'
import { DialogFrame } from './DialogFrame.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange?: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** What will happen, and what will not change. */
  children?: ReactNode
  /** The verb: "Apagar currículo". Never just "Sim". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Called by "cancel" instead of closing. Escape is then disabled, so the person must answer. */
  onCancel?: () => void
  /** Receives the focus on opening; the "cancel" button by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** A destructive action; also give `confirmIcon`. */
  danger?: boolean
  confirmIcon?: ReactNode
  /** The action is running; the caller closes the dialog. */
  loading?: boolean
  loadingText?: string
  /** Error message of the action, below the text. */
  error?: ReactNode
}

/**
 * Asks for confirmation of something that cannot be undone. Clicking the backdrop does not close
 * it.
 */
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
      <DialogFrame size="small" padded initialFocus={initialFocus ?? cancel}>
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
        <AlertDialog.Description render={<div />} className={styles.text}>
          {children}
        </AlertDialog.Description>
        {error}
        <div className={styles.actions}>
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
      </DialogFrame>
    </AlertDialog.Root>
  )
}
