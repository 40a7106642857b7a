import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading.tsx'
import styles from './TalentCardHead.module.css'

type TalentCardHeadProps = {
  avatar?: ReactNode
  /** The name of the person, as a link if there is one. */
  name: ReactNode
  /** Tags at the end. */
  status: ReactNode
  children: ReactNode
}

/** Top of a person's card: photo, name with details below, and tags. */
export function TalentCardHead({ avatar, name, status, children }: TalentCardHeadProps) {
  return (
    <div className={styles.head}>
      {avatar}
      <div className={styles.text}>
        <Heading>{name}</Heading>
        {children}
      </div>
      {status}
    </div>
  )
}
