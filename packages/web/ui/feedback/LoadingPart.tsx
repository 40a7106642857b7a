import styles from './LoadingPart.module.css'
import { Spinner } from './Spinner.tsx'

/** A centred spinner, shown while a lazily loaded part of the screen is fetched. */
export function LoadingPart({ label }: { label: string }) {
  return (
    <div className={styles.coming}>
      <Spinner large label={label} />
    </div>
  )
}
