import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import styles from './Dialog.module.css'
import { DialogFrame, type DialogSize } from './DialogFrame.tsx'
import { OverlayContent } from './OverlayContent.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** 440, 560, 860 px, or nearly the whole screen. The last two fill a phone. */
  size?: DialogSize
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
      <DialogFrame
        data-overlay="center"
        size={size}
        initialFocus={initialFocus}
        finalFocus={finalFocus && (() => finalFocus.current ?? true)}
      >
        <OverlayContent wide title={title} closeLabel={closeLabel} footer={footer}>
          {description !== undefined && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          {children}
        </OverlayContent>
      </DialogFrame>
    </Base.Root>
  )
}
