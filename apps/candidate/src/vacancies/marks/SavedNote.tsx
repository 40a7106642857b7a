import { maxNote } from '@trilha/contracts/vacancies/marks'
import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMark } from './marks.data.ts'
import styles from './SavedNote.module.css'

type SavedNoteProps = { vacancy: Pick<VacancyCard, 'id' | 'mark' | 'roleName'>; note: string }

/** A note on a saved vacancy, which only its writer sees; pressed, it becomes a field. */
export function SavedNote({ vacancy, note }: SavedNoteProps) {
  const { t } = useTranslation('collection')
  const { change } = useMark(vacancy)
  // Shown until the list has been read again.
  const [written, setWritten] = useState(note)
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setTyped(null)
    requestAnimationFrame(() => button.current?.focus())
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    const next = (typed ?? '').trim()
    change(
      { mark: 'saved', note: next },
      { onSuccess: () => setWritten(next), onError: () => setTyped(next) },
    )
    close()
  }

  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={styles.note}
        aria-label={t(written ? 'note.change' : 'note.addTo', {
          title: vacancy.roleName,
          note: written,
        })}
        onClick={() => setTyped(written)}
      >
        <IconPencil />
        {written || t('note.add')}
      </button>
    )
  return (
    <form className={styles.form} onSubmit={save}>
      <TextInput
        // The user has just asked for the field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('note.label', { title: vacancy.roleName })}
        placeholder={t('note.example')}
        maxLength={maxNote}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <Button type="submit" variant="soft" size="sm">
        {t('note.save')}
      </Button>
    </form>
  )
}
