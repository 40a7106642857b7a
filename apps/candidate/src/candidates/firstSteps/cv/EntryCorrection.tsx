import type { EntryBody } from '@trilha/contracts/candidates/entries'
import { useForm } from '@trilha/web/form/useForm.ts'
import type * as z from 'zod/mini'
import { FieldGrid } from '../../edit/form/FieldGrid.tsx'
import {
  entryBodyOf,
  entrySchema,
  entryValues,
  type EntryValues,
} from '../../entries/entry.values.ts'
import { CourseFields, EducationFields, ExperienceFields } from '../../entries/EntryFields.tsx'

type EntryCorrectionProps = {
  /** Id of the form, for the button that sends it. */
  form: string
  entry: EntryBody
  onCorrect: (entry: EntryBody) => void
}

/** The fields of an experience, an education or a course that was read in a CV. */
export function EntryCorrection({ form: id, entry, onCorrect }: EntryCorrectionProps) {
  const form = useForm<EntryValues>(
    entrySchema as unknown as z.ZodMiniType<unknown, EntryValues>,
    entryValues({ ...entry, id: '' }),
  )
  const submit = form.handleSubmit((values) => onCorrect(entryBodyOf(values)))
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FieldGrid>
        {entry.kind === 'experience' && <ExperienceFields form={form} />}
        {entry.kind === 'education' && <EducationFields form={form} />}
        {entry.kind === 'course' && <CourseFields form={form} />}
      </FieldGrid>
    </form>
  )
}
