import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Backdrop } from './Backdrop.tsx'
import styles from './DialogFrame.module.css'

export type DialogSize = 'small' | 'medium' | 'large' | 'full'

type DialogFrameProps = Omit<ComponentProps<typeof Base.Popup>, 'className'> & {
  size: DialogSize
  /** Adds padding and lets the whole popup scroll, for content without title row and footer. */
  padded?: boolean
}

/** The popup of `Dialog` and `ConfirmDialog`, in the middle of the screen. */
export function DialogFrame({ size, padded = false, ...popup }: DialogFrameProps) {
  return (
    <Base.Portal>
      <Backdrop />
      <Base.Viewport className={styles.center}>
        <Base.Popup
          {...popup}
          className={cx(styles.dialog, size !== 'medium' && styles[size], padded && styles.padded)}
        />
      </Base.Viewport>
    </Base.Portal>
  )
}
