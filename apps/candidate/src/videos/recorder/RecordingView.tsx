import { formatMinutesAndSeconds } from '@trilha/web/i18n/format.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconBulb } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconWifiOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import { RecorderLayout } from './RecorderLayout.tsx'
import styles from './RecordingView.module.css'
import { Meter, Pill, Stage } from './Stage.tsx'
import { StepTitle } from '../step/StepTitle.tsx'
import { Tip } from '../step/Tip.tsx'
import { TroubleView } from './TroubleView.tsx'
import { useLevel } from './useLevel.ts'
import type { useRecorder } from './useRecorder.ts'
import { useTimes } from '../interview/useTimes.ts'

type RecordingViewProps = {
  recorder: ReturnType<typeof useRecorder>
  stream: MediaStream
  medium: RecordedMedium
  limitSeconds: number
  eyebrow: string | null
  question: string
}

/** The recording screen: dark, with the question and the time left as text. */
export function RecordingView(props: RecordingViewProps) {
  const { recorder, stream, medium, limitSeconds, eyebrow, question } = props
  const { t } = useTranslation('videos')
  const times = useTimes()
  const [level, meter] = useLevel(stream)
  const seconds = useSeconds(recorder.seconds)
  const online = useOnline()
  useStopKey(recorder.stop)
  if (recorder.state.phase === 'paused')
    return (
      <TroubleView
        trouble={recorder.state.pause}
        action={{ label: t('recording.resume'), onPress: recorder.resume }}
      >
        <Button variant="outline" onClick={recorder.stop}>
          {t('recording.finishHere', { time: times.words(seconds) })}
        </Button>
      </TroubleView>
    )
  const left = Math.max(0, limitSeconds - seconds)
  return (
    <RecorderLayout
      live
      stage={
        <Stage tall stream={stream} medium={medium} label={t('stage.recording')}>
          <Pill>
            <span className={styles.dot} />
            <span>
              {t('recording.on')}{' '}
              <span className={styles.clock}>{formatMinutesAndSeconds(seconds)}</span>
            </span>
          </Pill>
          <Pill atEnd>
            <Meter meter={meter} />
            <span className="sr">{t(`level.${level ?? 'unknown'}`)}</span>
          </Pill>
          <div className={styles.foot}>
            <button
              type="button"
              className={styles.stop}
              aria-label={t('recording.stop')}
              onClick={recorder.stop}
            />
            <div className={styles.line} aria-hidden>
              <i style={{ width: `${Math.min(100, (seconds / limitSeconds) * 100)}%` }} />
            </div>
            <p>{t('recording.left', { time: times.words(left) })}</p>
            <span className={`sm b ${styles.stopLabel}`} aria-hidden>
              {t('recording.stop')}
            </span>
          </div>
        </Stage>
      }
    >
      {eyebrow && <p className="eyebrow only-wide">{eyebrow}</p>}
      <StepTitle compact>{question}</StepTitle>
      <Announced left={left} limitSeconds={limitSeconds} />
      {!online && (
        <Tip announced icon={<IconWifiOff />}>
          {t('recording.offline')}
        </Tip>
      )}
      <Tip onlyWide icon={<IconBulb />}>
        {t('recording.tip')}
      </Tip>
      <p className="xs ink2 only-wide">{t('recording.keys')}</p>
    </RecorderLayout>
  )
}

/** Announces the time left at half, at 30 and at 10 seconds, not every second. */
function Announced({ left, limitSeconds }: { left: number; limitSeconds: number }) {
  const { t } = useTranslation('videos')
  const times = useTimes()
  const announced = [10, 30, Math.round(limitSeconds / 2)].find((seconds) => left <= seconds)
  return (
    <output className="sr">
      {announced === undefined
        ? t('recording.begun')
        : t('recording.left', { time: times.words(announced) })}
    </output>
  )
}

function useSeconds(read: () => number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 250)
    return () => clearInterval(timer)
  }, [read])
  return seconds
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])
  return online
}

/** The space bar stops the recording, unless a button, link or field has the focus. */
function useStopKey(stop: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isControl = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.key !== ' ' || isControl || event.repeat) return
      event.preventDefault()
      stop()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [stop])
}
