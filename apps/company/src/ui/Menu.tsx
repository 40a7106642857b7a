import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import { PopupSurface } from '@trilha/web/ui/overlays/PopupSurface.tsx'
import styles from './Menu.module.css'

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'bottom' | 'top' | 'inline-start' | 'inline-end'
  open?: boolean
  /** Open on the first render; afterwards the user controls it. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** `MenuItem`, `MenuLink`, `MenuChoice`, `MenuGroup`, `MenuSeparator`. */
  children: ReactNode
  className?: string
}

/** A menu of actions. Arrow keys move, letters jump to an item, Escape closes. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  open,
  defaultOpen,
  onOpenChange,
  children,
  className,
}: MenuProps) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
        >
          <Base.Popup render={<PopupSurface />} className={cx(styles.menu, className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { icon?: ReactNode; disabled?: boolean; children: ReactNode }

export function MenuItem({
  icon,
  disabled,
  danger = false,
  onSelect,
  children,
}: ItemProps & {
  /** A destructive action; use an icon and a verb. */
  danger?: boolean
  onSelect: () => void
}) {
  return (
    <Base.Item
      className={cx(styles.item, danger && styles.danger)}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      {children}
    </Base.Item>
  )
}

/** A navigation item; the screen provides the link. */
export function MenuLink({ icon, link, children }: ItemProps & { link: LinkElement }) {
  return (
    <Base.LinkItem
      className={styles.item}
      closeOnClick
      render={styleLink(
        link,
        undefined,
        <>
          {icon}
          {children}
        </>,
      )}
    />
  )
}

/** A group of options of which exactly one is selected. */
export function MenuChoice<T extends string>({
  value,
  onChange,
  options,
}: {
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[]
}) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={styles.item}>
          {option.icon}
          {option.label}
          <Base.RadioItemIndicator className={styles.check}>
            <IconCheck />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.groupLabel}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />
}
