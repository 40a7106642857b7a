import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './overlay.module.css'

export type TooltipProps = {
  /** The button's name, or a little more. Nothing essential: phones do not show tooltips. */
  text: ReactNode
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  /** The button that it explains. */
  children: ReactElement
}

/** Text next to an icon, on hover and on keyboard focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          sideOffset={6}
          collisionPadding={12}
        >
          <Base.Popup className={styles.tip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
