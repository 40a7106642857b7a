import { itemKinds, type ItemKind } from '@trilha/contracts/assessments.items'
import type { ContentItem } from '@trilha/contracts/vacancies.content'
import { Checkbox } from '@trilha/web/ui/Checkbox.tsx'
import { useTranslation } from 'react-i18next'
import { Choice, Whole, Words } from './ContentField.tsx'
import { useContentField } from './editor.context.ts'
import styles from './Editor.module.css'
import { KeyForm } from './KeyForm.tsx'
import { Options } from './Options.tsx'

type ItemFormProps = { field: string; item: ContentItem; custom: boolean }

/** One question: what is asked, of which kind, within which limits, and in a custom test what is right. */
export function ItemForm({ field, item, custom }: ItemFormProps) {
  const { t } = useTranslation('editor')
  const { set } = useContentField<ContentItem>(field)
  const { value: required, set: setRequired, fixed } = useContentField<boolean>(`${field}.required`)
  const change = (kind: ItemKind) => {
    const chooses = kind === 'single' || kind === 'multiple'
    const options = !chooses ? [] : item.options.length > 0 ? item.options : twoOptions
    // Limits and keys belong to a kind: another kind starts without them.
    set({ ...item, kind, options, limits: {}, key: null, points: null })
  }
  return (
    <>
      <Words field={`${field}.prompt`} label={t('item.prompt')} rows={2} most={1000} />
      <Words field={`${field}.help`} label={t('item.help')} rows={2} most={1000} optional />
      <div className={styles.pair}>
        <Choice
          field={`${field}.kind`}
          label={t('item.kindLabel')}
          options={itemKinds.map((value) => ({ value, label: t(`item.kind.${value}`) }))}
          onChoose={(kind) => change(kind as ItemKind)}
        />
        <Limits field={`${field}.limits`} kind={item.kind} options={item.options.length} />
      </div>
      {item.options.length > 0 && <Options field={`${field}.options`} item={field} />}
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

/** The limit that matters most for a kind; the others keep what the server gives. */
function Limits({ field, kind, options }: LimitsProps) {
  const { t } = useTranslation('editor')
  const common = { empty: true, optional: true } as const
  switch (kind) {
    case 'text':
    case 'essay':
    case 'code':
      return (
        <Whole
          field={`${field}.maxLength`}
          label={t('item.maxLength')}
          least={1}
          most={kind === 'text' ? 300 : kind === 'essay' ? 5000 : 20_000}
          {...common}
        />
      )
    case 'number':
      return <Words field={`${field}.unit`} label={t('item.unit')} most={12} optional />
    case 'multiple':
      return (
        <Whole
          field={`${field}.mostChoices`}
          label={t('item.mostChoices')}
          least={1}
          most={Math.max(1, options)}
          {...common}
        />
      )
    default:
      return null
  }
}
