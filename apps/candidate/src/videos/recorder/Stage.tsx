import { IconMicrophone, IconVideoOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Recorder.module.css'

type StageProps = {
  /** The camera's stream; for audio there is no picture. */
  stream: MediaStream | null
  medium: 'video' | 'audio'
  /** Accessible name of the picture. */
  label: string
  children?: ReactNode
}

/** The candidate's own camera picture, mirrored. */
export function Stage({ stream, medium, label, children }: StageProps) {
  const { t } = useTranslation('videos')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <div className={styles.stage}>
      {medium === 'video' && stream ? (
        // A live camera picture has no captions.
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

/** The state of the picture: preview or recording. */
export function Pill({ atEnd, children }: { atEnd?: boolean; children: ReactNode }) {
  return <span className={`${styles.pill} ${atEnd ? styles.atEnd : ''}`}>{children}</span>
}

/** Five bars that move with the voice; the text next to it says the same. */
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
