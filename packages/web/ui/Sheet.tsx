import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { IconX } from './icons.tsx'
import styles from './overlay.module.css'
import { useSwipeDown } from './swipeDown.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** In place of the title's row, with its own close button; `title` is then only heard. */
  head?: ReactNode
  closeLabel: string
  /** At the end: 460 px wide, from the bottom on phones. At the start: the menu, 304 px everywhere. */
  side?: 'end' | 'start'
  /** On phones 92 % high whatever is inside, so that it does not jump while filters change. */
  tall?: boolean
  /** Stays in sight: "Limpar" and "Ver 186 vagas". */
  footer?: ReactNode
  /** Where the keyboard starts; otherwise at the first thing it can reach. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where the keyboard goes on afterwards, if not where it was; null: there. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

/** Filters and details, or the menu. On phones from the bottom, from 600 px on from the side. Escape, the scrim and a pull close it. */
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
        <Base.Backdrop className={styles.scrim} />
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
          {head === undefined ? (
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
          ) : (
            <>
              <Base.Title className="sr">{title}</Base.Title>
              {head}
            </>
          )}
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
