import type { AnswerValue, Item, ItemContent } from '@trilha/contracts/assessments/items'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeArea } from './CodeArea.tsx'
import { charactersOf, isTooLong, maxLengthOf } from './items.problems.ts'
import { decimalsOf, numberOf, numberText } from './numberText.ts'
import { OptionRows } from './OptionRows.tsx'
import { chosenIn, isFull, withChoice } from './items.choices.ts'
import styles from './ItemField.module.css'
import { useLimitTexts } from './useItemTexts.ts'

export type ItemFieldProps = {
  item: Item
  content: ItemContent
  value: AnswerValue | null
  /** Field content that is not a valid answer. */
  draft: string | undefined
  onAnswer: (value: AnswerValue | null) => void
  onDraft: (text: string) => void
}

/** The input for each kind of question; file questions use `FileField`. */
export function ItemField(props: ItemFieldProps) {
  switch (props.item.kind) {
    case 'text':
    case 'essay':
    case 'code':
      return <TextField {...props} kind={props.item.kind} />
    case 'number':
      return <NumberField {...props} />
    case 'date':
      return <DateField {...props} />
    case 'single':
    case 'multiple':
    case 'boolean':
      return <Choices {...props} />
    case 'file':
      return null
  }
}

function Choices({ item, content, value, onAnswer }: ItemFieldProps) {
  const { t } = useTranslation('assessments')
  const options =
    item.kind === 'boolean'
      ? [
          { id: 'yes', text: t('rules.yes') },
          { id: 'no', text: t('rules.no') },
        ]
      : content.options
  return (
    <OptionRows
      options={options}
      chosen={chosenIn(value)}
      many={item.kind === 'multiple'}
      full={isFull(item, value)}
      keys={Math.min(options.length, 9)}
      onChoose={(id) =>
        onAnswer(
          withChoice(
            item,
            content.options,
            value,
            options.findIndex((o) => o.id === id),
          ),
        )
      }
    />
  )
}

function TextField({
  item,
  value,
  draft,
  onAnswer,
  onDraft,
  kind,
}: ItemFieldProps & { kind: 'text' | 'essay' | 'code' }) {
  const { t } = useTranslation('assessments')
  const format = useFormat()
  const hint = useLimitTexts()(item)
  const text = draft ?? (value && 'text' in value ? value.text : '')
  const maxLength = maxLengthOf(item)
  const counter = () =>
    t('items.counter', { used: format.number(charactersOf(text)), limit: format.number(maxLength) })
  function change(typed: string) {
    if (isTooLong(item, typed)) onDraft(typed)
    else onAnswer(typed === '' ? null : { kind, text: typed })
  }
  const isInvalid = draft === undefined ? undefined : true
  return (
    <Field label={t('items.answer')} hint={hint}>
      {kind === 'code' ? (
        <CodeArea value={text} onType={change} limit={maxLength} counter={counter} />
      ) : (
        <TextArea
          className={kind === 'text' ? styles.line : styles.essay}
          value={text}
          limit={maxLength}
          counter={counter}
          aria-invalid={isInvalid}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            // Single line: Enter submits, as in other text fields.
            if (kind !== 'text' || event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      )}
    </Field>
  )
}

const maxNumber = 1e12

function NumberField({ item, value, draft, onAnswer, onDraft }: ItemFieldProps) {
  const { t } = useTranslation('assessments')
  const { language } = useFormat()
  const hint = useLimitTexts()(item)
  const saved = value?.kind === 'number' ? numberText(value.number, language) : ''
  const [typed, setTyped] = useState(draft ?? saved)
  function change(text: string) {
    setTyped(text)
    const number = numberOf(text, language)
    if (text.trim() === '') onAnswer(null)
    else if (
      number === null ||
      decimalsOf(number) > (item.limits.decimals ?? 0) ||
      Math.abs(number) > maxNumber
    )
      onDraft(text)
    else onAnswer({ kind: 'number', number })
  }
  return (
    <Field label={t('items.answer')} hint={hint}>
      <TextInput
        inputMode={(item.limits.min ?? -1) >= 0 ? 'decimal' : 'text'}
        autoComplete="off"
        icon={item.limits.unit}
        value={typed}
        aria-invalid={draft === undefined ? undefined : true}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  )
}

function DateField({ item, value, onAnswer }: ItemFieldProps) {
  const { t } = useTranslation('assessments')
  const hint = useLimitTexts()(item)
  return (
    <Field label={t('items.answer')} hint={hint}>
      <TextInput
        type="date"
        min={item.limits.earliest}
        max={item.limits.latest}
        defaultValue={value?.kind === 'date' ? value.date : ''}
        onChange={({ target }) => {
          const isComplete = /^\d{4}-\d{2}-\d{2}$/.test(target.value)
          onAnswer(isComplete ? { kind: 'date', date: target.value } : null)
        }}
      />
    </Field>
  )
}
