import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './BackLink.module.css'

type BackLinkProps = { to: LinkProps['to']; children: ReactNode }

/** Link above the title to the screen that contains this one. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <IconArrowLeft />
      {children}
    </Link>
  )
}
