import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import type { ReactNode } from 'react'
import styles from './DateTile.module.css'

/** `mine`: deadline of the candidate. `waiting`: promised answer. `late`: the day has passed. */
export type TileTone = 'mine' | 'waiting' | 'late' | 'ended'

type DateTileProps = {
  tone: TileTone
  /** Null shows the icon. */
  at: string | null
  icon: ReactNode
}

/** The day that matters, first in a row. The row's text says it too, so it is hidden from readers. */
export function DateTile({ tone, at, icon }: DateTileProps) {
  const format = useFormat()
  const parts = at === null ? null : format.dayParts(at)
  return (
    <span className={`${styles.tile} ${styles[tone]}`} aria-hidden>
      {parts ? (
        <>
          <small>{parts.weekday}</small>
          <b>{parts.day}</b>
          <small>{parts.month}</small>
        </>
      ) : (
        icon
      )}
    </span>
  )
}
