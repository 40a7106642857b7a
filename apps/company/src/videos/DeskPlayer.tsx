import type { DeskVideo, Playback } from '@trilha/contracts/videos'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconEyeCheck, IconPlayerPlayFilled } from '@trilha/web/ui/icons.more.tsx'
import { Bar } from '@trilha/web/ui/Progress.tsx'
import { useTranslation } from 'react-i18next'
import { useWatch } from './videos.data.ts'
import styles from './videos.module.css'

type DeskPlayerProps = { applicationId: string; video: DeskVideo; label: string }

/** One answer. It plays on request only: each watching is told to the person who made it. */
export function DeskPlayer({ applicationId, video, label }: DeskPlayerProps) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const watch = useWatch(applicationId, video.id)
  if (video.medium === 'text') return <p className={styles.written}>{video.text}</p>
  const action = t(video.medium === 'audio' ? 'videos.listen' : 'videos.watch')
  const upright = video.width !== null && video.height !== null && video.height > video.width
  return (
    <div className={styles.player}>
      {watch.data ? (
        <Playing
          playback={watch.data}
          audio={video.medium === 'audio'}
          poster={video.posterUrl}
          label={label}
          upright={upright}
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
      <p className={styles.facts}>
        {video.durationMs !== null && (
          <span>{t('videos.length', { time: clock(video.durationMs) })}</span>
        )}
        {video.watchedAt && (
          <span>
            <IconEyeCheck /> {t('videos.watched', { at: format.dateTime(video.watchedAt) })}
          </span>
        )}
      </p>
    </div>
  )
}

type PlayingProps = {
  playback: Playback
  audio: boolean
  poster: string | null
  label: string
  upright: boolean
  onExpired: () => void
}

function Playing({ playback, audio, poster, label, upright, onExpired }: PlayingProps) {
  // The signed address ends after a while; then one asks for a new one.
  const onError = () => {
    if (Date.parse(playback.expiresAt) < Date.now()) onExpired()
  }
  const media = { src: playback.url, controls: true, autoPlay: true, onError, 'aria-label': label }
  // A person's own words; the question stands above.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (audio) return <audio {...media} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...media}
      playsInline
      poster={poster ?? undefined}
      data-upright={upright || undefined}
    />
  )
}

/** `1:07` */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
