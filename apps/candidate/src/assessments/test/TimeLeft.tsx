import { IconClock } from '@trilha/web/ui/icons/icons.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesAndSeconds, momentsOf, passed } from '../assessments.clock.ts'
import styles from './TimeLeft.module.css'

type TimeLeftProps = {
  /** Seconds left on the server's clock, and in total. */
  left: () => number
  total: number
  /** Called when the time is over. */
  onOver: () => void
  /** The time is for this question only. */
  ofQuestion?: boolean
}

/**
 * The time left as text. Announced to screen readers only at half, at 5 minutes and at 1 minute.
 */
export function TimeLeft({ left, total, onOver, ofQuestion = false }: TimeLeftProps) {
  const { t } = useTranslation('assessments')
  const [now, setNow] = useState(() => Math.min(total, left()))
  const [announced, setAnnounced] = useState<number | null>(null)
  const before = useRef(now)
  const tick = useEffectEvent(() => {
    const value = Math.min(total, Math.max(0, left()))
    const moment = passed(momentsOf(total), before.current, value)
    before.current = value
    setNow(value)
    if (moment !== null) setAnnounced(moment)
    if (value === 0) onOver()
    return value > 0
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (!tick()) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [])

  const text = useTimeText()
  const kind = ofQuestion ? 'time.leftHere' : 'time.left'
  return (
    <span className={styles.time} data-short={now <= 60 || undefined}>
      <IconClock />
      <span role="timer">{t(kind, { time: text(now) })}</span>
      <output className="sr">{announced !== null && t(kind, { time: text(announced) })}</output>
    </span>
  )
}

/** `12 minutos`; below five minutes with seconds. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation('assessments')
  return (seconds) => {
    const minutes = Math.ceil(seconds / 60)
    if (seconds === 60) return t('time.minutes', { count: 1 })
    if (seconds < 60) return t('time.seconds', { count: Math.ceil(seconds) })
    return seconds < 300 ? minutesAndSeconds(seconds) : t('time.minutes', { count: minutes })
  }
}
