import type { ApplicationRow } from '@trilha/contracts/applications/applications'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../applications.data.ts'
import styles from './GroupRows.module.css'
import { OfferPanel } from './OfferPanel.tsx'
import { EndedRow, OpenRow } from './ApplicationRow.tsx'

type GroupRowsProps = {
  group: Group
  rows: readonly ApplicationRow[]
  /** Size of the whole group. */
  count: number
  children?: ReactNode
}

/** Applications of one group below its heading; offers are pinned above it. */
export function GroupRows({ group, rows, count, children }: GroupRowsProps) {
  const { t } = useTranslation('applications')
  const id = useId()
  const offers = rows.filter(({ state }) => state === 'offer')
  const others = rows.filter(({ state }) => state !== 'offer')
  const Row = group === 'finished' ? EndedRow : OpenRow
  return (
    <>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferPanel offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {t(`mine.group.${group}`)} <span className={styles.count}>{count - offers.length}</span>
          </h2>
          <ul className={styles.list}>
            {others.map((application) => (
              <li key={application.id}>
                <Row application={application} />
              </li>
            ))}
          </ul>
          {children}
        </section>
      )}
    </>
  )
}
