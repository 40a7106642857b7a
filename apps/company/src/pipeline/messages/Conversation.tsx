import { cx } from '@trilha/web/ui/cx.ts'
import type { ReactNode } from 'react'
import styles from './Conversation.module.css'

type ConversationProps = { title: string; children: ReactNode }

/** Texts about a person: a form to write one, and a `ConversationList`. */
export function Conversation({ title, children }: ConversationProps) {
  return (
    <section className={styles.talk}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The texts, latest first; contains `ConversationEntry`. */
export function ConversationList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type ConversationEntryProps = {
  author: string
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
export function ConversationEntry({
  author,
  detail,
  text,
  ours = false,
  note,
  action,
}: ConversationEntryProps) {
  return (
    <li className={cx(styles.entry, ours && styles.ours)}>
      <div>
        <b>{author}</b> <span className="sm ink2">{detail}</span>
        <p className={styles.text}>{text}</p>
        {note}
      </div>
      {action}
    </li>
  )
}
