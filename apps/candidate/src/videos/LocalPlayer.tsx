import { IconMicrophone } from '@trilha/web/ui/icons.more.tsx'
import { useEffect, useState, type SyntheticEvent } from 'react'
import styles from './Recorder.module.css'

type LocalPlayerProps = { blob: Blob; medium: 'video' | 'audio'; label: string }

/** Plays what was just recorded, from this device. */
export function LocalPlayer({ blob, medium, label }: LocalPlayerProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives as long as the effect
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return (
    <div className={styles.stage}>
      {medium === 'audio' && (
        <div className={styles.blank}>
          <IconMicrophone />
        </div>
      )}
      {/* The person's own words, spoken a moment ago. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={url}
        data-whole=""
        controls
        playsInline
        preload="auto"
        aria-label={label}
        onLoadedMetadata={findLength}
      />
    </div>
  )
}

/**
 * A recorder writes no length into WebM, so the player could not show one: jumping behind the end
 * makes the browser look for it.
 */
function findLength({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (Number.isFinite(video.duration)) return
  video.addEventListener('durationchange', () => (video.currentTime = 0), { once: true })
  video.currentTime = 1e6
}
