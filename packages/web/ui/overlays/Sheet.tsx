import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { cx } from '../cx.ts'
import { Backdrop } from './Backdrop.tsx'
import { OverlayContent } from './OverlayContent.tsx'
import styles from './Sheet.module.css'
import { useSwipeDown } from './swipeDown.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /**
   * Replaces the title row and brings its own close button; `title` is then only the accessible
   * name.
   */
  head?: ReactNode
  closeLabel: string
  /** `end`: 460 px wide; at the bottom on phones. `start`: the menu, 304 px on all screens. */
  side?: 'end' | 'start'
  /** 92 % high on phones, so that the height does not change when filters change. */
  tall?: boolean
  /** Always visible: "Limpar" and "Ver 186 vagas". */
  footer?: ReactNode
  /** Receives the focus on opening; the first focusable element by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

/**
 * Filters, details or the menu. At the bottom on phones, at the side from 600 px on. Escape, the
 * backdrop and swiping down close it.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  head,
  closeLabel,
  side = 'end',
  tall = false,
  footer,
  initialFocus,
  finalFocus,
  children,
}: SheetProps) {
  const grip = useSwipeDown(() => onOpenChange(false))
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Backdrop />
        <Base.Popup
          data-overlay={side}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
          initialFocus={initialFocus}
          className={cx(
            styles.sheet,
            side === 'start' ? styles.fromStart : styles.fromEnd,
            tall && styles.tall,
          )}
        >
          <span className={styles.grip} {...grip} />
          <OverlayContent title={title} head={head} closeLabel={closeLabel} footer={footer}>
            {children}
          </OverlayContent>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
