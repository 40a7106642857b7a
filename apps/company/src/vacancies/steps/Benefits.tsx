import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useTranslation } from 'react-i18next'
import { useContentField } from '../editor/editor.context.ts'
import { ChipRow } from '../ui/ChipRow.tsx'
import { Line, LineList } from '../ui/LineList.tsx'
import { Findings } from '../editor/Findings.tsx'
import { useFocusOnNewEntry } from '../editor/useFocusOnNewEntry.ts'

/** Kinds of benefits. Candidates see an icon for the kind, and a text that the company writes. */
const kinds = [
  'transport',
  'food',
  'meal',
  'health',
  'dental',
  'childcare',
  'education',
  'life-insurance',
  'profit-sharing',
  'gym',
  'home-office',
  'day-off',
  'discount',
  'other',
] as const

/** Benefits, each with a text of the company. */
export function Benefits() {
  const { t } = useTranslation('editor')
  const {
    value: benefits,
    set,
    error,
    fixed,
  } = useContentField<VacancyContent['benefits']>('benefits')
  const { list, focusNewEntry } = useFocusOnNewEntry<HTMLUListElement>(benefits.length)
  const nameOf = (kind: string) => t(`benefit.${kinds.find((known) => known === kind) ?? 'other'}`)
  const available = kinds.filter(
    (kind) => kind === 'other' || !benefits.some((benefit) => benefit.kind === kind),
  )
  return (
    <Fieldset legend={t('pay.benefits')} hint={t('pay.benefitsHint')} error={error}>
      <LineList ref={list}>
        {benefits.map((benefit, i) => (
          // A benefit has no id, only its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Line>
              <TextInput
                dense
                icon={nameOf(benefit.kind)}
                aria-label={t('pay.detail', { what: nameOf(benefit.kind) })}
                value={benefit.detail}
                readOnly={fixed}
                maxLength={200}
                onChange={({ target }) =>
                  set(
                    benefits.map((one, at) => (at === i ? { ...one, detail: target.value } : one)),
                  )
                }
              />
              {!fixed && (
                <IconButton
                  label={t('remove', { what: nameOf(benefit.kind) })}
                  onClick={() => set(benefits.filter((_, at) => at !== i))}
                >
                  <IconTrash />
                </IconButton>
              )}
            </Line>
            <Findings field={`benefits.${i}.detail`} />
          </li>
        ))}
      </LineList>
      {!fixed && benefits.length < 20 && (
        <ChipRow>
          {available.map((kind) => (
            <Chip
              key={kind}
              icon={<IconPlus />}
              onClick={() => {
                focusNewEntry()
                set([...benefits, { kind, detail: nameOf(kind) }])
              }}
            >
              {nameOf(kind)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Fieldset>
  )
}
