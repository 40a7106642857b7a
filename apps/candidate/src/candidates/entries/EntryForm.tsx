import type { Entry, EntryKind } from '@trilha/contracts/candidates/entries'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconArrowDown, IconArrowUp, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useErrorText } from '../../auth/useErrorText.ts'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { useEdit } from '../edit/edit.context.ts'
import {
  entryDraftName,
  entryBodyOf,
  entrySchema,
  entryValues,
  type EntryValues,
} from './entry.values.ts'
import { CourseFields, EducationFields, ExperienceFields } from './EntryFields.tsx'
import { FieldGrid } from '../edit/form/FieldGrid.tsx'
import { PartForm } from '../edit/form/PartForm.tsx'
import { usePartForm } from '../edit/form/usePartForm.ts'

type EntryFormProps = {
  /** An existing entry, or the kind of a new one. */
  entry: Entry | EntryKind
  onDone: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** The form of one entry; it closes when saved. */
export function EntryForm({ entry, onDone, onUp, onDown }: EntryFormProps) {
  const { t } = useTranslation(['entries', 'candidates'])
  const { candidateId } = useEdit()
  const { addEntry, saveEntry } = useProfileCalls()
  const savedEntry = typeof entry === 'string' ? null : entry
  const kind = savedEntry?.kind ?? (entry as EntryKind)
  const draft = draftOf(candidateId, entryDraftName(kind, savedEntry?.id ?? `new-${kind}`))
  const part = usePartForm<EntryValues>({
    schema: entrySchema as unknown as z.ZodMiniType<unknown, EntryValues>,
    values: entryValues(entry),
    draft,
    fields: Object.keys(entryValues(kind)),
    send: (typed) => {
      const body = entryBodyOf(typed)
      return savedEntry ? saveEntry(savedEntry.id, body) : addEntry(body)
    },
  })
  const { form } = part
  // A new entry starts with the focus in its first field.
  useEffect(() => {
    if (!savedEntry) form.setFocus('title')
  }, [form, savedEntry])
  return (
    <PartForm
      part={part}
      label={t(`candidates:save.${kind}`)}
      onSaved={onDone}
      foot={
        savedEntry && (
          <>
            <Remove entry={savedEntry} onRemoved={() => draft.write(null)} />
            {onUp && (
              <IconButton label={t('sort.up', { title: savedEntry.title })} onClick={onUp}>
                <IconArrowUp />
              </IconButton>
            )}
            {onDown && (
              <IconButton label={t('sort.down', { title: savedEntry.title })} onClick={onDown}>
                <IconArrowDown />
              </IconButton>
            )}
          </>
        )
      }
    >
      <FieldGrid>
        {kind === 'experience' && <ExperienceFields form={form} />}
        {kind === 'education' && <EducationFields form={form} />}
        {kind === 'course' && <CourseFields form={form} />}
      </FieldGrid>
    </PartForm>
  )
}

/** Deletes an entry after confirmation. */
function Remove({ entry, onRemoved }: { entry: Entry; onRemoved: () => void }) {
  const { t } = useTranslation(['entries', 'candidates'])
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const { removeEntry } = useProfileCalls()
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useMutation({
    mutationFn: () => removeEntry(entry.id),
    onSuccess: onRemoved,
  })
  return (
    <>
      <Button
        variant="dangerGhost"
        size="sm"
        icon={<IconTrash />}
        onClick={() => setIsConfirming(true)}
      >
        {t('entries.remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('entries.removeTitle', { title: entry.title })}
        confirmLabel={t('entries.remove')}
        cancelLabel={common('actions.cancel')}
        danger
        confirmIcon={<IconTrash />}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        error={
          remove.error && (
            <Alert tone="bad" announce="assertive">
              {errorText(remove.error)}
            </Alert>
          )
        }
      >
        {t('entries.removeText')}
      </ConfirmDialog>
    </>
  )
}
