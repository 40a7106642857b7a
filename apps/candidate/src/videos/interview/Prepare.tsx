import { formatMinutesAndSeconds } from '@trilha/web/i18n/format.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconBulb } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconVideoOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import { RecorderLayout } from '../recorder/RecorderLayout.tsx'
import { Pill, Stage } from '../recorder/Stage.tsx'
import { StepActions } from '../step/StepActions.tsx'
import { StepTitle } from '../step/StepTitle.tsx'
import { Tip } from '../step/Tip.tsx'
import styles from './Prepare.module.css'
import { useTimes } from './useTimes.ts'

type PrepareProps = {
  stream: MediaStream
  medium: RecordedMedium
  eyebrow: string | null
  question: string
  help: string
  /** Total seconds to prepare. */
  prepareSeconds: number
  /** Returns the seconds left to prepare. */
  secondsLeft: () => number
  limitSeconds: number
  onStart: () => void
}

/**
 * The question and the preparation time. Recording starts only when the candidate presses the
 * button, even if that time is over.
 */
export function Prepare(props: PrepareProps) {
  const { stream, medium, eyebrow, question, help, prepareSeconds, secondsLeft, onStart } = props
  const { t } = useTranslation('videos')
  const times = useTimes()
  const left = useCountdown(secondsLeft)
  const limit = times.words(props.limitSeconds)
  return (
    <RecorderLayout
      stage={
        <Stage stream={stream} medium={medium} label={t('stage.you')}>
          <Pill>
            <IconVideoOff />
            {t('prepare.notYet')}
          </Pill>
        </Stage>
      }
    >
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <StepTitle>{question}</StepTitle>
      </div>
      {prepareSeconds > 0 &&
        (left > 0 ? (
          <div
            className={styles.count}
            role="timer"
            aria-label={t('prepare.timer', { time: times.words(left) })}
          >
            <svg viewBox="0 0 172 172" aria-hidden>
              <circle cx="86" cy="86" r="80" />
              <circle
                cx="86"
                cy="86"
                r="80"
                pathLength="100"
                strokeDasharray={`${(left / prepareSeconds) * 100} 200`}
              />
            </svg>
            <div>
              <b>{formatMinutesAndSeconds(Math.ceil(left))}</b>
              <p className="xs ink2">{t('prepare.toThink')}</p>
            </div>
          </div>
        ) : (
          <output className="b">{t('prepare.whenReady')}</output>
        ))}
      <Tip icon={<IconBulb />}>
        {help} {t('prepare.limit', { time: limit })}
      </Tip>
      <StepActions>
        <Button size="lg" block onClick={onStart}>
          {t('prepare.start')}
        </Button>
      </StepActions>
    </RecorderLayout>
  )
}

/** Reads the seconds left four times a second. It does not count, because timers can be delayed. */
function useCountdown(read: () => number): number {
  const [left, setLeft] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setLeft(read()), 250)
    return () => clearInterval(timer)
  }, [read])
  return left
}
