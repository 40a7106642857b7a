import type { ReactNode } from 'react'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import styles from './NextActionPanel.module.css'
import { Contour } from '../../../ui/scenes/Contour.tsx'

type NextActionPanelProps = {
  /** Name of the section. */
  label: string
  /** "Seu próximo passo, etapa 3 de 5". */
  eyebrow: string
  title: string
  headingLevel?: 'h2' | 'h3'
  /** A number, its unit, and the date it refers to. */
  deadline?: { value: string; label: string; date: string }
  facts?: readonly { id: string; icon: ReactNode; text: ReactNode }[]
  children?: ReactNode
  /** The only accent action: a link or a button with its label. */
  action: LinkElement
  /** A less prominent alternative. */
  secondary?: LinkElement
}

/** The next step on a dark panel. At most one per page. */
export function NextActionPanel({
  label,
  eyebrow,
  title,
  headingLevel: Heading = 'h2',
  deadline,
  facts,
  children,
  action,
  secondary,
}: NextActionPanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      <Contour />
      <div className={styles.in}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Heading className={styles.title}>{title}</Heading>
        {deadline && (
          <div className={styles.deadline}>
            <b>{deadline.value}</b>
            <p>
              <span className={styles.strong}>{deadline.label}</span>
              <span className={styles.date}>{deadline.date}</span>
            </p>
          </div>
        )}
        {facts && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.id}>
                {fact.icon}
                <span>{fact.text}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
        {styleLink(action, styles.action)}
        {secondary && <p className={styles.second}>{styleLink(secondary, styles.link)}</p>}
      </div>
    </section>
  )
}
