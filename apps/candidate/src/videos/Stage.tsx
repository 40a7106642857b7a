import { IconMicrophone, IconVideoOff } from '@trilha/web/ui/icons.more.tsx'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Recorder.module.css'

type StageProps = {
  /** What the camera shows; without a picture it is only heard. */
  stream: MediaStream | null
  medium: 'video' | 'audio'
  /** What the picture is, for those who don't see it. */
  label: string
  children?: ReactNode
}

/** Where one sees oneself, as in a mirror. */
export function Stage({ stream, medium, label, children }: StageProps) {
  const { t } = useTranslation('videos')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <div className={styles.stage}>
      {medium === 'video' && stream ? (
        // What the camera shows now has no captions to give.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video ref={video} data-mirror="" autoPlay muted playsInline aria-label={label} />
      ) : (
        <div className={styles.blank}>
          {medium === 'video' ? <IconVideoOff /> : <IconMicrophone />}
          <p className="b">{t(medium === 'video' ? 'stage.off' : 'stage.soundOnly')}</p>
        </div>
      )}
      {children}
    </div>
  )
}

/** What the picture is just now: only seen, being recorded. */
export function Pill({ atEnd, children }: { atEnd?: boolean; children: ReactNode }) {
  return <span className={`${styles.pill} ${atEnd ? styles.atEnd : ''}`}>{children}</span>
}

/** Five bars that move with the voice; the word beside it says the same. */
export function Meter({ meter }: { meter: RefObject<HTMLSpanElement | null> }) {
  return (
    <span className={styles.meter} ref={meter} aria-hidden>
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
