import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconX } from '@trilha/web/ui/icons/icons.tsx'
import { Steps } from '@trilha/web/ui/feedback/Progress.tsx'
import { useTheme } from '@trilha/web/ui/tokens/theme.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './VideoFrame.module.css'

type VideoFrameProps = {
  exit: string
  title: string
  /** Role and company; phones show only the company. */
  subtitle?: { role: string; company: string } | undefined
  /** Number of the question, from 1. */
  place?: { number: number; count: number } | undefined
  /** Recording always uses the dark theme, so that the screen does not light the face in colour. */
  dark?: boolean
  children: ReactNode
}

/** A full-screen layout without distractions: an exit button, a title and the content. */
export function VideoFrame({ exit, title, subtitle, place, dark, children }: VideoFrameProps) {
  const { t } = useTranslation('videos')
  const [{ themeColor }] = useTheme()
  const theme = dark ? { 'data-theme': 'dark', 'data-preset': themeColor } : {}
  return (
    // `data-foot` makes the shell leave space at the bottom.
    <div className={styles.frame} data-foot="" {...theme}>
      <div className={`wrap ${styles.top}`}>
        <IconButton label={t('exit')} className={styles.exit} render={<Link to={exit} />}>
          <IconX />
        </IconButton>
        <div className={styles.names}>
          <p className="sm b">{title}</p>
          {subtitle && (
            <p className="xs ink2">
              <span className="not-phone">{subtitle.role}, </span>
              {subtitle.company}
            </p>
          )}
        </div>
        {place && (
          <div className={styles.steps}>
            <span className="sr">{t('place', place)}</span>
            <Steps total={place.count} current={place.number} />
          </div>
        )}
      </div>
      <div className="wrap">{children}</div>
    </div>
  )
}
