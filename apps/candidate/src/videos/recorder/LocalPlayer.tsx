import { IconMicrophone } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { StageBlank, StageFrame } from './Stage.tsx'

type LocalPlayerProps = { blob: Blob; medium: 'video' | 'audio'; label: string }

/** Plays the recording stored on this device. */
export function LocalPlayer({ blob, medium, label }: LocalPlayerProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives as long as the effect
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [blob])
  return (
    <StageFrame>
      {medium === 'audio' && (
        <StageBlank>
          <IconMicrophone />
        </StageBlank>
      )}
      {/* Captions are not available for a fresh recording of the candidate. */}
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
    </StageFrame>
  )
}

/** Recorders write no duration into WebM; seeking past the end makes the browser compute it. */
function findLength({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (Number.isFinite(video.duration)) return
  video.addEventListener('durationchange', () => (video.currentTime = 0), { once: true })
  video.currentTime = 1e6
}
