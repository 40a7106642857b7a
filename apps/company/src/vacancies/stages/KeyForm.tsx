import { keyKinds, type ItemKey } from '@trilha/contracts/assessments/keys'
import type { ContentItem } from '@trilha/contracts/vacancies/content'
import { Checkbox, Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { useTranslation } from 'react-i18next'
import { SelectField, DateField, IntegerField, TextField } from '../editor/ContentField.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { FieldGroup, GroupError } from '../ui/FieldGroup.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Lines } from '../steps/Lines.tsx'

type KeyKind = ItemKey['kind']
type Key = NonNullable<ContentItem['key']>

const emptyKeys: { [K in KeyKind]: Extract<Key, { kind: K }> } = {
  options: { kind: 'options', correct: [] },
  boolean: { kind: 'boolean', correct: true },
  number: { kind: 'number', correct: null, tolerance: 0 },
  date: { kind: 'date', correct: null },
  texts: { kind: 'texts', accepted: [''] },
  rubric: { kind: 'rubric', marks: ['', '', '', '', ''] },
}

/** Key and points of a question in a custom test. Without a key, the question gives no points. */
export function KeyForm({ field, item }: { field: string; item: ContentItem }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { set } = useContentField<ContentItem>(field)
  const { error } = useContentField<Key | null>(`${field}.key`)
  const choose = (kind: string) =>
    set(
      kind === ''
        ? { ...item, key: null, points: null }
        : { ...item, key: emptyKeys[kind as KeyKind], points: item.points ?? 1 },
    )
  return (
    <FieldGroup as="div">
      <FieldRow columns={2}>
        <SelectField
          field={`${field}.key`}
          label={t('key.label')}
          none={t('key.none')}
          shown={item.key?.kind ?? ''}
          onChoose={choose}
          options={keyKinds[item.kind].map((kind) => ({ value: kind, label: t(`key.${kind}`) }))}
        />
        {item.key && (
          <IntegerField field={`${field}.points`} label={t('key.points')} min={1} max={100} />
        )}
      </FieldRow>
      <GroupError error={error} />
      {item.key && <CorrectAnswer field={`${field}.key`} item={item} correctKey={item.key} />}
    </FieldGroup>
  )
}

type CorrectAnswerProps = { field: string; item: ContentItem; correctKey: Key }

/** Correct answer, by kind of key. */
function CorrectAnswer({ field, item, correctKey }: CorrectAnswerProps) {
  const { t } = useTranslation(['stages', 'editor'])
  switch (correctKey.kind) {
    case 'options':
      return <CorrectOptions field={`${field}.correct`} item={item} />
    case 'boolean':
      return <CorrectYesOrNo field={`${field}.correct`} />
    case 'number':
      return (
        <FieldRow columns={2}>
          <IntegerField
            field={`${field}.correct`}
            label={t('key.number')}
            min={-1e9}
            max={1e9}
            empty
          />
          <IntegerField field={`${field}.tolerance`} label={t('key.tolerance')} min={0} max={1e9} />
        </FieldRow>
      )
    case 'date':
      return <DateField field={`${field}.correct`} label={t('key.date')} />
    case 'texts':
      return (
        <Lines
          field={`${field}.accepted`}
          legend={t('key.accepted')}
          hint={t('key.acceptedHint')}
          lineLabel={(n) => t('key.acceptedLine', { n })}
          add={t('key.addAccepted')}
          max={40}
        />
      )
    case 'rubric':
      return (
        <>
          <p className="sm ink2">{t('key.rubricHint')}</p>
          {correctKey.marks.map((_, i) => (
            <TextField
              // The five marks have a fixed order.
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              field={`${field}.marks.${i}`}
              label={t('key.mark', { n: i + 1 })}
              max={300}
            />
          ))}
        </>
      )
  }
}

function CorrectOptions({ field, item }: { field: string; item: ContentItem }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { value, set, fixed } = useContentField<string[]>(field)
  const single = item.kind === 'single'
  const Control = single ? Radio : Checkbox
  return (
    <Fieldset legend={t('key.right')} disabled={fixed}>
      {item.options.map((option, i) => (
        <Control
          key={option.id}
          name={field}
          checked={value.includes(option.id)}
          onChange={({ target }) => {
            if (single) set([option.id])
            else if (target.checked) set([...value, option.id])
            else set(value.filter((id) => id !== option.id))
          }}
        >
          {option.text || t('item.option', { n: i + 1 })}
        </Control>
      ))}
    </Fieldset>
  )
}

function CorrectYesOrNo({ field }: { field: string }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { value, set, fixed } = useContentField<boolean>(field)
  return (
    <Fieldset legend={t('key.right')} disabled={fixed}>
      <Radio name={field} checked={value} onChange={() => set(true)}>
        {t('editor:yes')}
      </Radio>
      <Radio name={field} checked={!value} onChange={() => set(false)}>
        {t('editor:no')}
      </Radio>
    </Fieldset>
  )
}
