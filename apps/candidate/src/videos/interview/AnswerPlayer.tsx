import type { Video } from '@trilha/contracts/videos/videos'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconEye } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { useTranslation } from 'react-i18next'
import styles from './AnswerPlayer.module.css'
import { useTimes } from './useTimes.ts'
import { useRetryVideo, useInvalidateVideos } from '../videos.data.ts'

type AnswerPlayerProps = { video: Video; label: string }

/**
 * An answer or the video resume, for the candidate: the player or the text, its processing state or
 * failure, and who watched it.
 */
export function AnswerPlayer({ video, label }: AnswerPlayerProps) {
  return (
    <div className={styles.answer}>
      {video.medium === 'text' ? (
        <p className={styles.written}>{video.text}</p>
      ) : (
        video.playback && <Player video={video} label={label} />
      )}
      <State video={video} />
      <Views video={video} />
    </div>
  )
}

function Player({ video, label }: AnswerPlayerProps) {
  const { t } = useTranslation('videos')
  const times = useTimes()
  const invalidate = useInvalidateVideos()
  const { playback, medium, posterUrl, durationMs, width, height } = video
  if (!playback) return null
  // The signed address expires: refetch it.
  const onError = () => {
    if (Date.parse(playback.expiresAt) < Date.now()) invalidate()
  }
  const upright = width !== null && height !== null && height > width
  return (
    <>
      {medium === 'audio' ? (
        // Captions are not available for the candidate's own answer; the question is shown above.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          controls
          preload="metadata"
          src={playback.url}
          aria-label={label}
          onError={onError}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={upright ? styles.upright : undefined}
          controls
          playsInline
          preload={posterUrl ? 'none' : 'metadata'}
          poster={posterUrl ?? undefined}
          src={playback.url}
          aria-label={label}
          onError={onError}
        />
      )}
      {durationMs !== null && (
        <p className="xs ink2">{t('player.length', { time: times.words(durationMs / 1000) })}</p>
      )}
    </>
  )
}

/** Processing state of the video, or its failure. */
function State({ video }: { video: Video }) {
  const { t } = useTranslation('videos')
  const retry = useRetryVideo()
  switch (video.state) {
    case 'uploading':
      return (
        <Alert icon={<IconHourglass />} title={t('player.uploading')}>
          {t('player.uploadingText')}
        </Alert>
      )
    case 'received':
    case 'processing':
      return (
        <output className={styles.state}>
          <b className="sm">{t('player.processing', { percent: video.progress })}</b>
          <Bar value={video.progress} />
          <span className="xs ink2">
            {t(video.playback ? 'player.meanwhile' : 'player.processingText')}
          </span>
        </output>
      )
    case 'failed':
      return (
        <Alert
          tone="warn"
          title={t('player.failed')}
          action={
            video.can.retry.allowed && (
              <Button
                size="sm"
                variant="outline"
                loading={retry.isPending}
                onClick={() => retry.mutate(video.id)}
              >
                {t('player.retry')}
              </Button>
            )
          }
        >
          {t(`failure.${video.failure ?? 'not-converted'}`)}
        </Alert>
      )
    case 'ready':
      return null
  }
}

/** Who watched the video: the candidate has a right to know. */
function Views({ video: { views, state } }: { video: Video }) {
  const { t } = useTranslation('videos')
  const format = useFormat()
  if (views.length === 0)
    return state === 'ready' ? <p className="xs ink2">{t('views.none')}</p> : null
  return (
    <section className={styles.views} aria-label={t('views.title')}>
      <p className="sm b">
        <IconEye /> {t('views.title')}
      </p>
      <ul>
        {views.map(({ name, company, at }) => (
          <li key={name + at} className="sm ink2">
            {t('views.one', { name, company, at: format.dateTime(at) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
