import { cx } from '@trilha/web/ui/cx.ts'
import type { ReactNode } from 'react'
import styles from './Talk.module.css'

type TalkProps = { title: string; children: ReactNode }

/** Texts about a person: a form to write one, and a `TalkList`. */
export function Talk({ title, children }: TalkProps) {
  return (
    <section className={styles.talk}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The texts, latest first; contains `TalkEntry`. */
export function TalkList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type TalkEntryProps = {
  from: string
  /** When it was written, and whether it was read. */
  detail: string
  text: string
  /** Highlights a message of the company. */
  ours?: boolean
  /** Below the text. */
  note?: ReactNode
  /** A button at the end. */
  action?: ReactNode
}

/** One text with its author. */
export function TalkEntry({ from, detail, text, ours = false, note, action }: TalkEntryProps) {
  return (
    <li className={cx(styles.entry, ours && styles.ours)}>
      <div>
        <b>{from}</b> <span className="sm ink2">{detail}</span>
        <p className={styles.text}>{text}</p>
        {note}
      </div>
      {action}
    </li>
  )
}
