import type { PipelineVideo, Playback } from '@trilha/contracts/videos/videos'
import { formatMinutesAndSeconds } from '@trilha/web/i18n/format.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { IconEyeCheck, IconPlayerPlayFilled } from '@trilha/web/ui/icons/moreIcons.tsx'
import { logFailure } from '@trilha/web/data/logFailure.ts'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { VideoFacts } from './VideoFacts.tsx'
import { VideoNotes } from './VideoNotes.tsx'
import { useRequestPlayback } from './videos.data.ts'
import styles from './PipelinePlayer.module.css'

type PipelinePlayerProps = {
  applicationId: string
  video: PipelineVideo
  label: string
  /** True while the candidate is hidden, because face and voice would reveal who they are. */
  hidden: boolean
}

/**
 * One recording or written answer. A recording is loaded only when the user asks for it, because
 * the candidate can see each viewing.
 */
export function PipelinePlayer({ applicationId, video, label, hidden }: PipelinePlayerProps) {
  const { t } = useTranslation('pipeline')
  const format = useFormat()
  const watch = useRequestPlayback(applicationId, video.id)
  const media = useRef<HTMLMediaElement>(null)
  const [startAt, setStartAt] = useState(0)
  const jump = (second: number) => {
    setStartAt(second)
    if (media.current) seekTo(media.current, second)
    else if (!hidden) watch.mutate()
  }
  if (video.medium === 'text') return <p className={styles.written}>{video.text}</p>
  const action = t(video.medium === 'audio' ? 'videos.listen' : 'videos.watch')
  const { width, height } = video
  const upright = !hidden && width !== null && height !== null && height > width
  return (
    <div className={styles.player}>
      {watch.data ? (
        <Playing
          playback={watch.data}
          audio={video.medium === 'audio'}
          poster={video.posterUrl}
          label={label}
          upright={upright}
          media={media}
          startAt={startAt}
          onExpired={() => watch.reset()}
        />
      ) : (
        <div className={styles.poster} data-upright={upright || undefined}>
          {video.posterUrl && <img src={video.posterUrl} alt="" loading="lazy" />}
          <Button
            variant="onDeep"
            icon={<IconPlayerPlayFilled />}
            aria-label={`${action}: ${label}`}
            loading={watch.isPending}
            onClick={() => watch.mutate()}
            {...(!video.playable && { disabledReason: t('videos.notYet') })}
            {...(hidden && { disabledReason: t('videos.revealFirst') })}
          >
            {action}
          </Button>
        </div>
      )}
      {watch.error && <Alert tone="bad">{t('videos.failed')}</Alert>}
      {video.state === 'processing' && (
        <>
          <p className="sm">{t('videos.processing', { percent: video.progress })}</p>
          <Bar value={video.progress} />
        </>
      )}
      {hidden && (
        <VideoFacts>
          <span>
            <IconEyeOff /> {t('videos.revealFirst')}
          </span>
        </VideoFacts>
      )}
      <VideoFacts>
        {video.durationMs !== null && (
          <span>
            {t('videos.length', { time: formatMinutesAndSeconds(video.durationMs / 1000) })}
          </span>
        )}
        {video.watchedAt && (
          <span>
            <IconEyeCheck /> {t('videos.watched', { at: format.dateTime(video.watchedAt) })}
          </span>
        )}
      </VideoFacts>
      <VideoNotes
        applicationId={applicationId}
        videoId={video.id}
        playing={watch.data !== undefined}
        currentSecond={() => media.current && Math.floor(media.current.currentTime)}
        onJump={jump}
      />
    </div>
  )
}

/** Seeks to a second and starts to play, if the browser allows it. */
function seekTo(media: HTMLMediaElement, second: number): void {
  media.currentTime = second
  media.play().catch((error: unknown) => logFailure('video', error))
}

type PlayingProps = {
  playback: Playback
  audio: boolean
  poster: string | null
  label: string
  upright: boolean
  media: RefObject<HTMLMediaElement | null>
  /** Start position in seconds. */
  startAt: number
  onExpired: () => void
}

function Playing({
  media: mediaRef,
  startAt,
  playback,
  audio,
  poster,
  label,
  ...rest
}: PlayingProps) {
  // If the signed URL has expired, a new one is requested.
  const onError = () => {
    if (Date.parse(playback.expiresAt) < Date.now()) rest.onExpired()
  }
  const mediaProps = {
    src: playback.url,
    controls: true,
    autoPlay: true,
    onError,
    'aria-label': label,
    onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      if (startAt > 0) currentTarget.currentTime = startAt
    },
    ref: (element: HTMLMediaElement | null) => {
      mediaRef.current = element
    },
  }
  // A personal recording has no captions; the question is shown above.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (audio) return <audio {...mediaProps} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...mediaProps}
      playsInline
      poster={poster ?? undefined}
      data-upright={rest.upright || undefined}
    />
  )
}
