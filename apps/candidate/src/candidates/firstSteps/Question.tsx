import type { ReactNode } from 'react'
import styles from './Question.module.css'

type QuestionProps = { title: string; lead: string; children: ReactNode }

/** The title of a step and its fields. */
export function Question({ title, lead, children }: QuestionProps) {
  return (
    <section className={styles.question}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  )
}
