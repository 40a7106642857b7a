import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { SelectField, TextField } from '../editor/ContentField.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { EntryList } from '../ui/EntryRow.tsx'
import { ListGroup } from '../ui/FieldGroup.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Entry } from './Entry.tsx'
import { newVideoQuestion } from './stage.new.ts'
import { useFocusOnNewEntry } from '../editor/useFocusOnNewEntry.ts'

type Question = ContentStage['videoQuestions'][number]

const limits = [30, 60, 90, 120, 150]
const preparations = [0, 15, 30, 60, 120]
const retakes = [0, 1, 2, 3, 5]

/** The questions of a video interview. */
export function VideoQuestionList({ field }: { field: string }) {
  const { t } = useTranslation('stages')
  const { value: questions, set, fixed, error } = useContentField<Question[]>(field)
  const { list, focusNewEntry } = useFocusOnNewEntry<HTMLOListElement>(questions.length)
  const seconds = (count: number) => t('video.seconds', { count })
  return (
    <ListGroup title={t('video.title')} error={error}>
      <EntryList ref={list}>
        {questions.map((question, i) => (
          <Entry
            // A question has no id until it is published.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            field={`${field}.${i}`}
            n={i + 1}
            title={question.prompt || t('video.empty')}
            startsOpen={question.prompt === ''}
            onRemove={fixed ? null : () => set(questions.filter((_, at) => at !== i))}
          >
            <TextField
              field={`${field}.${i}.prompt`}
              label={t('video.prompt')}
              rows={2}
              max={500}
            />
            <TextField
              field={`${field}.${i}.help`}
              label={t('item.help')}
              rows={2}
              max={500}
              optional
            />
            <FieldRow columns={3}>
              <NumberSelect
                field={`${field}.${i}.limitSeconds`}
                label={t('video.limit')}
                options={limits}
                optionLabel={seconds}
              />
              <NumberSelect
                field={`${field}.${i}.prepareSeconds`}
                label={t('video.prepare')}
                options={preparations}
                optionLabel={seconds}
              />
              <NumberSelect
                field={`${field}.${i}.retakes`}
                label={t('video.retakes')}
                options={retakes}
                optionLabel={(count) => t('video.times', { count })}
              />
            </FieldRow>
            <Flag field={`${field}.${i}.allowsAudio`} label={t('video.audio')} />
            <Flag field={`${field}.${i}.allowsText`} label={t('video.text')} />
          </Entry>
        ))}
      </EntryList>
      {!fixed && questions.length < 8 && (
        <Button
          variant="soft"
          size="sm"
          icon={<IconPlus />}
          onClick={() => {
            focusNewEntry()
            set([...questions, newVideoQuestion()])
          }}
        >
          {t('video.add')}
        </Button>
      )}
    </ListGroup>
  )
}

type NumberSelectProps = {
  field: string
  label: string
  hint?: string
  options: readonly number[]
  optionLabel: (count: number) => string
}

/** A select of common numbers; an unusual current value is added as an option. */
export function NumberSelect({ field, label, hint, options, optionLabel }: NumberSelectProps) {
  const { value, set } = useContentField<number>(field)
  const all = [...new Set([...options, value])].sort((a, b) => a - b)
  return (
    <SelectField
      field={field}
      label={label}
      {...(hint !== undefined && { hint })}
      options={all.map((count) => ({ value: String(count), label: optionLabel(count) }))}
      onChoose={(chosen) => set(Number(chosen))}
    />
  )
}

function Flag({ field, label }: { field: string; label: string }) {
  const { value, set, fixed } = useContentField<boolean>(field)
  return (
    <Checkbox checked={value} disabled={fixed} onChange={({ target }) => set(target.checked)}>
      {label}
    </Checkbox>
  )
}
