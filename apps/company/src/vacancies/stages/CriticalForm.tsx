import { competencies, type Competency } from '@trilha/contracts/selfAssessments/scales'
import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import { TextField } from '../editor/ContentField.tsx'
import { useContentField, useEditorState } from '../editor/editor.context.ts'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Line, LineList } from '../ui/LineList.tsx'

type Critical = NonNullable<ContentStage['critical']>

const weights = [1, 2, 3] as const

/** Critical competencies of a stage with their weights, and the job analysis behind them. */
export function CriticalForm({ field, eliminatory }: { field: string; eliminatory: boolean }) {
  const { t } = useTranslation('stages')
  return (
    <FieldGroup label={t('critical.title')}>
      <Weights field={`${field}.competencies`} />
      <TextField
        field={`${field}.reason`}
        label={t('critical.reason')}
        hint={t('critical.reasonHint')}
        rows={4}
        max={2000}
      />
      {eliminatory && <Responsible field={`${field}.responsible`} />}
    </FieldGroup>
  )
}

function Weights({ field }: { field: string }) {
  const { t } = useTranslation(['stages', 'interview'])
  const { value, set, error, fixed } = useContentField<Critical['competencies']>(field)
  const weightOf = (scale: Competency) => value.find((one) => one.scale === scale)?.weight ?? null
  const setWeight = (scale: Competency, weight: number | null) => {
    const others = value.filter((one) => one.scale !== scale)
    set(weight === null ? others : [...others, { scale, weight }])
  }
  return (
    <Fieldset legend={t('critical.title')} hint={t('critical.hint')} error={error} disabled={fixed}>
      <LineList>
        {competencies.map((scale) => {
          const weight = weightOf(scale)
          const name = t(`interview:competency.${scale}.name`)
          return (
            <Line as="li" key={scale}>
              <Checkbox
                checked={weight !== null}
                onChange={({ target }) => setWeight(scale, target.checked ? 1 : null)}
              >
                {name}
              </Checkbox>
              {weight !== null && (
                <Select
                  pill
                  aria-label={t('critical.weightOf', { name })}
                  value={weight}
                  onChange={({ target }) => setWeight(scale, Number(target.value))}
                >
                  {weights.map((one) => (
                    <option key={one} value={one}>
                      {t('critical.weight', { weight: one })}
                    </option>
                  ))}
                </Select>
              )}
            </Line>
          )
        })}
      </LineList>
    </Fieldset>
  )
}

/** The psychologist responsible for an eliminatory stage, with their registration. */
function Responsible({ field }: { field: string }) {
  const { t } = useTranslation('stages')
  const { write } = useEditorState()
  const { value } = useContentField<Critical['responsible']>(field)
  if (value === null)
    return (
      <Checkbox checked={false} onChange={() => write(field, { name: '', crp: '' })}>
        {t('critical.responsible')}
      </Checkbox>
    )
  return (
    <FieldRow columns={2}>
      <TextField field={`${field}.name`} label={t('critical.name')} max={120} />
      <TextField
        field={`${field}.crp`}
        label={t('critical.crp')}
        hint={t('critical.crpHint')}
        max={12}
      />
    </FieldRow>
  )
}
