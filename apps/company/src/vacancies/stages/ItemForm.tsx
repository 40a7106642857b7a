import { itemKinds, type ItemKind } from '@trilha/contracts/assessments/items'
import type { ContentItem } from '@trilha/contracts/vacancies/content'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { useTranslation } from 'react-i18next'
import { SelectField, IntegerField, TextField } from '../editor/ContentField.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { FieldRow } from '../ui/FieldRow.tsx'
import { KeyForm } from './KeyForm.tsx'
import { Options } from './Options.tsx'

type ItemFormProps = { field: string; item: ContentItem; custom: boolean }

/** Form of a question: text, kind and limits; in a custom test also the key. */
export function ItemForm({ field, item, custom }: ItemFormProps) {
  const { t } = useTranslation('stages')
  const { set } = useContentField<ContentItem>(field)
  const { value: required, set: setRequired, fixed } = useContentField<boolean>(`${field}.required`)
  const change = (kind: ItemKind) => {
    const hasOptions = kind === 'single' || kind === 'multiple'
    const options = !hasOptions ? [] : item.options.length > 0 ? item.options : twoOptions
    // Limits and keys depend on the kind, so changing it resets them.
    set({ ...item, kind, options, limits: {}, key: null, points: null })
  }
  return (
    <>
      <TextField field={`${field}.prompt`} label={t('item.prompt')} rows={2} max={1000} />
      <TextField field={`${field}.help`} label={t('item.help')} rows={2} max={1000} optional />
      <FieldRow columns={2}>
        <SelectField
          field={`${field}.kind`}
          label={t('item.kindLabel')}
          options={itemKinds.map((value) => ({ value, label: t(`item.kind.${value}`) }))}
          onChoose={(kind) => change(kind as ItemKind)}
        />
        <Limits field={`${field}.limits`} kind={item.kind} options={item.options.length} />
      </FieldRow>
      {item.options.length > 0 && <Options field={`${field}.options`} itemField={field} />}
      <Checkbox
        checked={required}
        disabled={fixed}
        onChange={({ target }) => setRequired(target.checked)}
      >
        {t('item.required')}
      </Checkbox>
      {custom && <KeyForm field={field} item={item} />}
    </>
  )
}

const twoOptions = [
  { id: 'a', text: '' },
  { id: 'b', text: '' },
]

type LimitsProps = { field: string; kind: ItemKind; options: number }

/** The most important limit of a kind of question; other limits have the server's defaults. */
function Limits({ field, kind, options }: LimitsProps) {
  const { t } = useTranslation('stages')
  const common = { empty: true, optional: true } as const
  switch (kind) {
    case 'text':
    case 'essay':
    case 'code':
      return (
        <IntegerField
          field={`${field}.maxLength`}
          label={t('item.maxLength')}
          min={1}
          max={kind === 'text' ? 300 : kind === 'essay' ? 5000 : 20_000}
          {...common}
        />
      )
    case 'number':
      return <TextField field={`${field}.unit`} label={t('item.unit')} max={12} optional />
    case 'multiple':
      return (
        <IntegerField
          field={`${field}.mostChoices`}
          label={t('item.mostChoices')}
          min={1}
          max={Math.max(1, options)}
          {...common}
        />
      )
    default:
      return null
  }
}
