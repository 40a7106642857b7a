import {
  cloneElement,
  type AriaAttributes,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react'

/**
 * A link created by a screen, because components here do not know the router: `<Link to="/x" />` or
 * `<a href="/x" />`. Components add styles; its attributes (`aria-label`, `aria-current`) stay.
 */
export type LinkElement = ReactElement<{
  className?: string
  children?: ReactNode
  title?: string
  'aria-current'?: AriaAttributes['aria-current']
  onClick?: MouseEventHandler
}>

/** The same link with our class added; content and title given here replace its own. */
export function styleLink(
  link: LinkElement,
  className: string | undefined,
  children?: ReactNode,
  title?: string,
): ReactElement {
  return cloneElement(link, {
    className: [className, link.props.className].filter(Boolean).join(' '),
    ...(children === undefined ? {} : { children }),
    ...(title === undefined ? {} : { title }),
  })
}
