import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import type { ReactNode } from 'react'
import styles from './BackLink.module.css'

type BackLinkProps = { link: LinkElement; children: ReactNode }

/** The link above a page to the list that contains it. */
export function BackLink({ link, children }: BackLinkProps) {
  return styleLink(
    link,
    styles.back,
    <>
      <IconArrowLeft />
      {children}
    </>,
  )
}
