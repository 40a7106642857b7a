import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './OptionList.module.css'

type OptionListProps = {
  /** Two columns, for many short options; on phones there is always one column. */
  columns?: boolean
  children: ReactNode
}

/** The options of a question as tappable rows. */
export function OptionList({ columns = false, children }: OptionListProps) {
  return <div className={columns ? styles.columns : styles.list}>{children}</div>
}

type OptionProps = ComponentPropsWithRef<'input'> & {
  text: string
  /** At the end of the row: the option's number key. */
  end?: ReactNode
}

/** One option: a radio button or a checkbox with its text. */
export function Option({ text, end, ...input }: OptionProps) {
  return (
    <label className={styles.option}>
      <input {...input} />
      <span>{text}</span>
      {end}
    </label>
  )
}
