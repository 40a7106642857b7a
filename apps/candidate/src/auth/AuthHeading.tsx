import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import styles from './AuthHeading.module.css'

/**
 * Title of a sign-in screen. Takes the focus after navigation within the site, so that keyboard and
 * screen reader start at the new screen.
 */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isNavigation = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (isNavigation) heading.current?.focus()
  }, [isNavigation])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  )
}
