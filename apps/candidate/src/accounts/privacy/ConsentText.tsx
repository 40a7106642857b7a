import styles from './ConsentText.module.css'

/** The text of a consent; always in Portuguese, as it is stored. */
export function ConsentText({ children }: { children: string }) {
  return (
    <blockquote className={styles.text} lang="pt-BR">
      {children}
    </blockquote>
  )
}
