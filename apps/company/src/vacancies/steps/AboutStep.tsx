import { affirmativeGroups, type VacancyContent } from '@trilha/contracts/vacancies/content'
import {
  contractTypes,
  deficiencyOptions,
  jobProfiles,
  shifts,
  workplaces,
  type Workplace,
} from '@trilha/contracts/vacancies/enums'
import { vacancyFields } from '@trilha/contracts/vacancies/fields'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import {
  SelectField,
  DateField,
  FieldWithFindings,
  IntegerField,
  TextField,
} from '../editor/ContentField.tsx'
import { useContentField, useEditorState } from '../editor/editor.context.ts'
import { FieldRow } from '../ui/FieldRow.tsx'
import styles from './AboutStep.module.css'
import { PlaceField } from './PlaceField.tsx'
import { RichText } from './RichText.tsx'

/** The role, its place, and the groups that it addresses. */
export function AboutStep() {
  const { t } = useTranslation(['editor', 'common'])
  const { content } = useEditorState()
  const toOptions = <T extends string>(list: readonly T[], label: (value: T) => string) =>
    list.map((value) => ({ value, label: label(value) }))
  return (
    <>
      <TextField
        field="roleName"
        label={t('about.roleName')}
        hint={t('about.roleNameHint')}
        max={120}
      />
      <SelectField
        field="jobProfile"
        label={t('about.jobProfile')}
        none={t('choose')}
        options={toOptions(jobProfiles, (one) => t(`common:jobProfile.${one}`))}
      />
      <Description />
      <FieldRow columns={2}>
        <SelectField
          field="contractType"
          label={t('about.contractType')}
          options={toOptions(contractTypes, (one) => t(`common:contractType.${one}`))}
        />
        {vacancyFields.trialDays.applies(content) && (
          <IntegerField
            field="trialDays"
            label={t('about.trialDays')}
            hint={t('about.trialDaysHint')}
            min={1}
            max={90}
            empty
            optional
          />
        )}
        <SelectField
          field="shift"
          label={t('about.shift')}
          none={t('about.shiftNone')}
          options={toOptions(shifts, (one) => t(`common:shift.${one}`))}
        />
        <IntegerField
          field="weeklyHours"
          label={t('about.weeklyHours')}
          min={1}
          max={44}
          empty
          optional
        />
        <IntegerField field="positions" label={t('about.positions')} min={1} max={10_000} />
      </FieldRow>
      <WorkplaceFields />
      <DateField field="closesOn" label={t('about.closesOn')} hint={t('about.closesOnHint')} />
      <SelectField
        field="deficiency"
        label={t('about.deficiency')}
        none={t('about.deficiencyNone')}
        options={toOptions(deficiencyOptions, (one) => t(`common:vacanciesDeficiencies.${one}`))}
      />
      <Affirmative />
      <Hazardous />
    </>
  )
}

function Description() {
  const { t } = useTranslation('editor')
  const { value, set, error, fixed } = useContentField<string>('description')
  const label = t('about.description')
  return (
    <FieldWithFindings
      field="description"
      label={label}
      hint={t('about.descriptionHint')}
      error={error}
    >
      <RichText
        value={value}
        onChange={set}
        label={label}
        readOnly={fixed}
        words={{
          tools: t('rich.tools'),
          bold: t('rich.bold'),
          italic: t('rich.italic'),
          heading: t('rich.heading'),
          list: t('rich.list'),
          numbered: t('rich.numbered'),
        }}
      />
    </FieldWithFindings>
  )
}

/** Workplace; the number of office days applies only to hybrid work. */
function WorkplaceFields() {
  const { t } = useTranslation(['editor', 'common'])
  const { content, write } = useEditorState()
  const { value, set, error, fixed } = useContentField<Workplace>('workplace')
  const change = (next: Workplace) => {
    write('hybridDays', next === 'hybrid' ? (content.hybridDays ?? 2) : null)
    set(next)
  }
  return (
    <>
      <FieldRow columns={2}>
        <FieldWithFindings field="workplace" label={t('about.workplace')} error={error}>
          <Select
            value={value}
            disabled={fixed}
            onChange={({ target }) => change(target.value as Workplace)}
          >
            {workplaces.map((one) => (
              <option key={one} value={one}>
                {t(`common:workplace.${one}`)}
              </option>
            ))}
          </Select>
        </FieldWithFindings>
        {vacancyFields.hybridDays.applies(content) && (
          <IntegerField field="hybridDays" label={t('about.hybridDays')} min={1} max={4} />
        )}
      </FieldRow>
      <PlaceField />
    </>
  )
}

function Affirmative() {
  const { t } = useTranslation(['editor', 'common'])
  const { value, set, error, fixed } =
    useContentField<VacancyContent['affirmativeFor']>('affirmativeFor')
  return (
    <Fieldset
      legend={t('about.affirmative')}
      hint={t('about.affirmativeHint')}
      error={error}
      disabled={fixed}
    >
      <div className={styles.choices}>
        {affirmativeGroups.map((group) => (
          <Checkbox
            key={group}
            checked={value.includes(group)}
            onChange={({ target }) =>
              set(target.checked ? [...value, group] : value.filter((other) => other !== group))
            }
          >
            {t(`common:affirmativeGroup.${group}`)}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  )
}

function Hazardous() {
  const { t } = useTranslation('editor')
  const { value, set, fixed } = useContentField<boolean>('hazardous')
  return (
    <Checkbox
      checked={value}
      disabled={fixed}
      onChange={({ target }) => set(target.checked)}
      description={t('about.hazardousHint')}
    >
      {t('about.hazardous')}
    </Checkbox>
  )
}
