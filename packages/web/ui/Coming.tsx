import styles from './Coming.module.css'
import { Spinner } from './Spinner.tsx'

/** Stands in the middle of the screen for a part that was opened and is still on its way. */
export function Coming({ label }: { label: string }) {
  return (
    <div className={styles.coming}>
      <Spinner large label={label} />
    </div>
  )
}
