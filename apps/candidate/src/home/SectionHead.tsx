import { Link } from 'react-router'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  id: string
  title: string
  /** The link to the page with the whole list. */
  all: { to: string; text: string }
}

/** Title of a section of the home page, with a link to the whole list. */
export function SectionHead({ id, title, all }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Link className="link link--tap sm" to={all.to} prefetch="intent">
        {all.text}
      </Link>
    </div>
  )
}
