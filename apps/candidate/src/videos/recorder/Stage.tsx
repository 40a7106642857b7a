import { cx } from '@trilha/web/ui/cx.ts'
import { IconMicrophone, IconVideoOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Stage.module.css'

type StageFrameProps = {
  /** Almost as high as the screen, on phones. */
  tall?: boolean
  children?: ReactNode
}

/** The dark frame of a picture or a recording. */
export function StageFrame({ tall = false, children }: StageFrameProps) {
  return <div className={cx(styles.stage, tall && styles.tall)}>{children}</div>
}

/** Fills the frame when there is no picture. */
export function StageBlank({ children }: { children: ReactNode }) {
  return <div className={styles.blank}>{children}</div>
}

type StageProps = StageFrameProps & {
  /** The camera's stream; for audio there is no picture. */
  stream: MediaStream | null
  medium: 'video' | 'audio'
  /** Accessible name of the picture. */
  label: string
}

/** The candidate's own camera picture, mirrored. */
export function Stage({ stream, medium, label, tall, children }: StageProps) {
  const { t } = useTranslation('videos')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <StageFrame tall={tall}>
      {medium === 'video' && stream ? (
        // A live camera picture has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video ref={video} data-mirror="" autoPlay muted playsInline aria-label={label} />
      ) : (
        <StageBlank>
          {medium === 'video' ? <IconVideoOff /> : <IconMicrophone />}
          <p className="b">{t(medium === 'video' ? 'stage.off' : 'stage.soundOnly')}</p>
        </StageBlank>
      )}
      {children}
    </StageFrame>
  )
}

/** The state of the picture: preview or recording. */
export function Pill({ atEnd = false, children }: { atEnd?: boolean; children: ReactNode }) {
  return <span className={cx(styles.pill, atEnd && styles.atEnd)}>{children}</span>
}

type MeterProps = {
  meter: RefObject<HTMLSpanElement | null>
  /** In the main colour instead of the text colour. */
  coloured?: boolean
}

/** Five bars that move with the voice; the text next to it says the same. */
export function Meter({ meter, coloured = false }: MeterProps) {
  return (
    <span className={cx(styles.meter, coloured && styles.coloured)} ref={meter} aria-hidden>
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
