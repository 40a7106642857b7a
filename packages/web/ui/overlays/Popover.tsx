import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './Popover.module.css'
import { PopupSurface } from './PopupSurface.tsx'

export type PopoverProps = {
  /** The button that opens it: `<IconButton label="Notificações"><IconBell /></IconButton>`. */
  trigger: ReactElement
  /** Name of the panel. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  side?: 'bottom' | 'top' | 'inline-start' | 'inline-end'
  /**
   * Set it if the trigger is in a sticky bar. While the page scrolls, the panel would otherwise
   * move and return a frame later, and a press could miss its button.
   */
  inBar?: boolean
  className?: string
  children: ReactNode
}

/** A small panel next to its trigger, for links and buttons. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  inBar = false,
  className,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          align={align}
          side={side}
          sideOffset={10}
          collisionPadding={12}
          positionMethod={inBar ? 'fixed' : 'absolute'}
        >
          <Base.Popup render={<PopupSurface />} className={className} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
