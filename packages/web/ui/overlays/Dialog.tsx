import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { IconX } from '../icons/icons.tsx'
import styles from './overlay.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** 440, 560, 860 px, or nearly the whole screen. The last two fill a phone. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Buttons at the bottom, always visible: the main one last. */
  footer?: ReactNode
  /** Receives the focus on opening; the first focusable element by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives the focus on closing, when the element that opened it is gone. */
  finalFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/**
 * A modal dialog in the middle of the screen. It traps the focus and restores it on closing; Escape
 * and the backdrop close it. For filters and details use `Sheet`, for a yes or no `ConfirmDialog`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'medium',
  footer,
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.center}>
          <Base.Popup
            data-overlay="center"
            className={cx(styles.dialog, size !== 'medium' && styles[size])}
            initialFocus={initialFocus}
            finalFocus={finalFocus && (() => finalFocus.current ?? true)}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={closeLabel}>
                    <IconX />
                  </IconButton>
                }
              />
            </div>
            <div className={styles.body}>
              {description !== undefined && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <div className={styles.foot}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
