import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { cx } from '../cx.ts'
import { IconX } from '../icons/icons.tsx'
import styles from './OverlayContent.module.css'

type OverlayContentProps = {
  title: ReactNode
  /** Replaces the title row; `title` is then only the accessible name. */
  head?: ReactNode
  closeLabel: string
  footer?: ReactNode
  /** More space around the parts, and buttons at the end of the footer. */
  wide?: boolean
  children?: ReactNode
}

/** Title row with the close button, scrolling content and footer of a dialog or a sheet. */
export function OverlayContent({
  title,
  head,
  closeLabel,
  footer,
  wide = false,
  children,
}: OverlayContentProps) {
  return (
    <>
      {head === undefined ? (
        <div className={cx(styles.head, wide && styles.wide)}>
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
      <div className={cx(styles.body, wide && styles.wide)}>{children}</div>
      {footer !== undefined && <div className={cx(styles.foot, wide && styles.wide)}>{footer}</div>}
    </>
  )
}
