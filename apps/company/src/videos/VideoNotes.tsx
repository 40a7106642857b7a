import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { formatMinutesAndSeconds } from '@trilha/web/i18n/format.ts'
import { writeVideoNoteBody, type VideoNote } from '@trilha/contracts/videos/notes'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { IconPlayerPlayFilled, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useUnsentInput } from '../pipeline/unsentInput.ts'
import { notesQuery, useNotes } from './videos.data.ts'
import { VideoFacts } from './VideoFacts.tsx'
import styles from './VideoNotes.module.css'

type VideoNotesProps = {
  applicationId: string
  videoId: string
  /** Returns the current playback position in seconds; null while no recording is loaded. */
  currentSecond: () => number | null
  playing: boolean
  onJump: (second: number) => void
}

/** Notes at moments of a recording; clicking one seeks to it. */
export function VideoNotes({
  applicationId,
  videoId,
  currentSecond,
  playing,
  onJump,
}: VideoNotesProps) {
  const { t } = useTranslation(['pipeline', 'common'])
  const { data, error, refetch } = useQuery(notesQuery(applicationId))
  const rows = data?.rows.filter((note) => note.videoId === videoId) ?? []
  if (error && !data)
    return (
      <Alert
        tone="bad"
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {t('common:actions.tryAgain')}
          </Button>
        }
      >
        {t('videos.notes.failed')}
      </Alert>
    )
  return (
    <>
      {playing && <NoteForm {...{ applicationId, videoId, currentSecond }} />}
      {rows.length > 0 && (
        <ul className={styles.notes} aria-label={t('videos.notes.title')}>
          {rows.map((note) => (
            <Note key={note.id} applicationId={applicationId} note={note} onJump={onJump} />
          ))}
        </ul>
      )}
      {playing && data && data.hidden > 0 && (
        <VideoFacts>
          <span>
            <IconEyeOff /> {t('videos.notes.hidden', { count: data.hidden })}
          </span>
        </VideoFacts>
      )}
    </>
  )
}

type NoteProps = { applicationId: string; note: VideoNote; onJump: (second: number) => void }

function Note({ applicationId, note, onJump }: NoteProps) {
  const { t } = useTranslation(['pipeline', 'common'])
  const { remove } = useNotes(applicationId)
  const time = formatMinutesAndSeconds(note.second)
  return (
    <li className={styles.note}>
      <Button
        size="sm"
        variant="soft"
        icon={<IconPlayerPlayFilled />}
        aria-label={t('videos.notes.jump', { time })}
        onClick={() => onJump(note.second)}
      >
        {time}
      </Button>
      <p>
        {note.text}
        {!note.own && <span className="sm ink2"> {note.from}</span>}
      </p>
      {note.own && (
        <IconButton
          label={t('videos.notes.forget', { time })}
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(note.id, {
              onError: (failed) => toast.error(t(`common:errors.${failureId(failed)}`)),
            })
          }
        >
          <IconTrash />
        </IconButton>
      )}
    </li>
  )
}

const noteText = { text: writeVideoNoteBody.shape.text }

function NoteForm({
  applicationId,
  videoId,
  currentSecond,
}: Pick<VideoNotesProps, 'applicationId' | 'videoId' | 'currentSecond'>) {
  const { t } = useTranslation(['pipeline', 'common'])
  const fieldError = useFieldError()
  const { write } = useNotes(applicationId)
  const [failure, setFailure] = useState<string | null>(null)
  const earlier = useUnsentInput<{ text: string; from: number | null }>(
    `${applicationId} ${videoId}`,
  )
  // Playback position at the first keystroke, because playback continues while the user types.
  const [startSecond, setStartSecond] = useState(earlier.values?.from ?? null)
  const form = useForm<{ text: string }>(z.object(noteText) as never, {
    text: earlier.values?.text ?? '',
  })
  const { errors, isSubmitting } = form.formState
  const text = form.register('text', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const start = target.value === '' ? null : (startSecond ?? currentSecond() ?? 0)
      setStartSecond(start)
      earlier.store({ text: target.value, from: start })
    },
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await write.mutateAsync({
        videoId,
        second: startSecond ?? currentSecond() ?? 0,
        text: values.text,
      })
      form.reset({ text: '' })
      setStartSecond(null)
      earlier.clear()
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['text']))
    }
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Failure id={failure} />
      <Field
        label={
          startSecond === null
            ? t('videos.notes.here')
            : t('videos.notes.at', { time: formatMinutesAndSeconds(startSecond) })
        }
        hint={t('videos.notes.hint')}
        error={fieldError(errors.text?.message)}
      >
        <TextInput maxLength={500} autoComplete="off" {...text} />
      </Field>
      <Button
        type="submit"
        variant="soft"
        loading={isSubmitting}
        loadingText={t('common:actions.sending')}
      >
        {t('videos.notes.write')}
      </Button>
    </form>
  )
}
