import { IconClock } from '@trilha/web/ui/icons/icons.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastPassedTime, minutesAndSeconds, announcementTimes } from '../assessments.clock.ts'
import styles from './TimeLeft.module.css'

type TimeLeftProps = {
  /** Returns the seconds left on the server's clock. */
  left: () => number
  /** Total seconds. */
  total: number
  /** Called when the time is over. */
  onOver: () => void
  /** Whether the time is for one question, not for the whole test. */
  isForQuestion?: boolean
}

/**
 * The time left as text. Announced to screen readers only at half, at 5 minutes and at 1 minute.
 */
export function TimeLeft({ left, total, onOver, isForQuestion = false }: TimeLeftProps) {
  const { t } = useTranslation('assessments')
  const [now, setNow] = useState(() => Math.min(total, left()))
  const [announced, setAnnounced] = useState<number | null>(null)
  const before = useRef(now)
  const tick = useEffectEvent(() => {
    const value = Math.min(total, Math.max(0, left()))
    const moment = lastPassedTime(announcementTimes(total), before.current, value)
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

  const timeText = useTimeText()
  const kind = isForQuestion ? 'time.leftHere' : 'time.left'
  return (
    <span className={styles.time} data-short={now <= 60 || undefined}>
      <IconClock />
      <span role="timer">{t(kind, { time: timeText(now) })}</span>
      <output className="sr">{announced !== null && t(kind, { time: timeText(announced) })}</output>
    </span>
  )
}

/** Returns a function that formats seconds: `12 minutos`, `4:05` or `59 segundos`. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation('assessments')
  return (seconds) => {
    const minutes = Math.ceil(seconds / 60)
    if (seconds === 60) return t('time.minutes', { count: 1 })
    if (seconds < 60) return t('time.seconds', { count: Math.ceil(seconds) })
    return seconds < 300 ? minutesAndSeconds(seconds) : t('time.minutes', { count: minutes })
  }
}
