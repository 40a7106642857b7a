import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from './Heading.tsx'
import styles from './Section.module.css'

/** The sections of a screen below one another. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}

type HeadProps = {
  title?: ReactNode
  /** What the section is for, directly below its title. */
  lead?: ReactNode
  /** Next to the title: a tag or a button. */
  aside?: ReactNode
}

type SectionProps = HeadProps & {
  id?: string
  /** Accessible name of the section. */
  label?: string
  children: ReactNode
}

/** A card with a title and its parts below one another. */
export function Section({ id, label, children, ...head }: SectionProps) {
  return (
    <Card as="section" id={id} aria-label={label} className={styles.section}>
      {head.title !== undefined && <Head {...head} />}
      {children}
    </Card>
  )
}

function Head({ title, lead, aside }: HeadProps) {
  const heading = <Heading>{title}</Heading>
  if (lead !== undefined)
    return (
      <div>
        {heading}
        <p className="sm ink2">{lead}</p>
      </div>
    )
  if (aside === undefined) return heading
  return (
    <ButtonRow>
      {heading}
      {aside}
    </ButtonRow>
  )
}
