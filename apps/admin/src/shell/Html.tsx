import styles from './screen.module.css'

/** Html that the server has cleaned. */
export function Html({ html }: { html: string }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}
