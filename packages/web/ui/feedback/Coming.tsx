import styles from './Coming.module.css'
import { Spinner } from './Spinner.tsx'

/** A centred spinner, shown while a lazily loaded part of the screen is fetched. */
export function Coming({ label }: { label: string }) {
  return (
    <div className={styles.coming}>
      <Spinner large label={label} />
    </div>
  )
}
