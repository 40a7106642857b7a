import styles from './Html.module.css'

/** HTML sanitised by the server. */
export function Html({ html }: { html: string }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}
