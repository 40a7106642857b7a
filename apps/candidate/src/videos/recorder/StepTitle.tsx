import { useEffect, useRef, type ReactNode } from 'react'

/** Heading of a step; takes the focus if the focused element was removed. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const at = document.activeElement
    if (!at || at === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
