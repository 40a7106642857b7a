import { Failure, failureOf } from '@trilha/web/form/Failure.tsx'
import { writeVideoNoteBody, type VideoNote } from '@trilha/contracts/videos/notes'
import { placeErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
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
import { useWritten } from '../pipeline/written.ts'
import { clock } from './clock.ts'
import { notesQuery, useNotes } from './videos.data.ts'
import { VideoFacts } from './VideoFacts.tsx'
import styles from './VideoNotes.module.css'

type VideoNotesProps = {
  applicationId: string
  videoId: string
  /** Current playback position; null while not playing. */
  second: () => number | null
  playing: boolean
  onJump: (second: number) => void
}

/** Notes at moments of a recording; clicking one seeks to it. */
export function VideoNotes({ applicationId, videoId, second, playing, onJump }: VideoNotesProps) {
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
      {playing && <NoteForm {...{ applicationId, videoId, second }} />}
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
  const { forget } = useNotes(applicationId)
  const time = clock(note.second)
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
          disabled={forget.isPending}
          onClick={() =>
            forget.mutate(note.id, {
              onError: (failed) => toast.error(t(`common:errors.${failureOf(failed)}`)),
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
  second,
}: Pick<VideoNotesProps, 'applicationId' | 'videoId' | 'second'>) {
  const { t } = useTranslation(['pipeline', 'common'])
  const fieldError = useFieldError()
  const { write } = useNotes(applicationId)
  const [failure, setFailure] = useState<string | null>(null)
  // The position of the first keystroke: playback continues while the user types.
  const earlier = useWritten<{ text: string; from: number | null }>(`${applicationId} ${videoId}`)
  const [from, setFrom] = useState(earlier.words?.from ?? null)
  const form = useForm<{ text: string }>(z.object(noteText) as never, {
    text: earlier.words?.text ?? '',
  })
  const { errors, isSubmitting } = form.formState
  const text = form.register('text', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const since = target.value === '' ? null : (from ?? second() ?? 0)
      setFrom(since)
      earlier.keep({ text: target.value, from: since })
    },
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await write.mutateAsync({ videoId, second: from ?? second() ?? 0, text: values.text })
      form.reset({ text: '' })
      setFrom(null)
      earlier.forget()
    } catch (error) {
      setFailure(placeErrors(error, form, ['text']))
    }
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Failure id={failure} />
      <Field
        label={from === null ? t('videos.notes.here') : t('videos.notes.at', { time: clock(from) })}
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
