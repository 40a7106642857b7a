import { workBonds } from '@trilha/contracts/candidates/entries'
import { schoolings } from '@trilha/contracts/vacancies/enums'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField, useErrorOf } from '../../auth/FormField.tsx'
import styles from './EntryFields.module.css'
import { withSentence, type EntryValues } from './entry.values.ts'
import { webAddress } from '../candidates.formats.ts'
import { ChipRow } from '../edit/form/ChipRow.tsx'
import { MonthField } from './MonthField.tsx'

type FieldsProps = { form: UseFormReturn<EntryValues> }

const maxLength = 600
const suggestions = ['cash', 'teach', 'serve', 'stock', 'display', 'afterSales'] as const
const emptyToNull = { setValueAs: (chosen: unknown) => chosen || null }

/** Fields of a job: what, where, from when to when. */
export function ExperienceFields({ form }: FieldsProps) {
  const { t } = useTranslation(['entries', 'candidates'])
  const { t: common } = useTranslation('common')
  const [today, description] = form.watch(['today', 'description'])
  return (
    <>
      <FormField form={form} name="title" label={t('entry.did')} autoComplete="off" />
      <FormField form={form} name="place" label={t('entry.where')} autoComplete="organization" />
      <MonthField form={form} name="start" label={t('entry.began')} />
      {today ? <span /> : <MonthField form={form} name="end" label={t('entry.ended')} />}
      <div className={styles.full}>
        <Checkbox
          {...form.register('today', {
            onChange: () => form.setValue('end', null, { shouldDirty: true }),
          })}
        >
          {t('entry.today')}
        </Checkbox>
      </div>
      <Field className={styles.full} label={t('entry.bond')} optional={common('actions.optional')}>
        <Select {...form.register('bond', emptyToNull)}>
          <option value="">{t('entry.noBond')}</option>
          {workBonds.map((bond) => (
            <option key={bond} value={bond}>
              {t(`bond.${bond}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        className={styles.full}
        label={t('entry.tell')}
        optional={common('actions.optional')}
        hint={t('entry.tellHint')}
        error={useErrorOf(form, 'description')}
      >
        <TextArea
          rows={4}
          limit={maxLength}
          counter={(_, limit) => t('candidates:counter', { used: description.length, limit })}
          {...form.register('description')}
        />
      </Field>
      <Suggestions
        text={description}
        onAdd={(sentence) =>
          form.setValue('description', withSentence(description, sentence), { shouldDirty: true })
        }
      />
    </>
  )
}

/** Example sentences for the description. */
function Suggestions({ text, onAdd }: { text: string; onAdd: (sentence: string) => void }) {
  const { t } = useTranslation(['entries', 'candidates'])
  const unusedSentences = suggestions
    .map((id) => t(`suggestion.${id}`))
    .filter((sentence) => !text.toLocaleLowerCase().includes(sentence.toLocaleLowerCase()))
  if (unusedSentences.length === 0) return null
  return (
    <div className={`${styles.full} ${styles.suggest}`}>
      <b className="sm">{t('entry.suggestions')}</b>
      <ChipRow>
        {unusedSentences.map((sentence) => (
          <Chip key={sentence} icon={<IconPlus />} onClick={() => onAdd(sentence)}>
            {sentence}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

/** Fields of a school. */
export function EducationFields({ form }: FieldsProps) {
  const { t } = useTranslation(['entries', 'candidates'])
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  return (
    <>
      <FormField form={form} name="title" label={t('entry.studied')} autoComplete="off" />
      <FormField form={form} name="place" label={t('entry.school')} autoComplete="off" />
      <Field className={styles.full} label={t('entry.level')} optional={common('actions.optional')}>
        <Select {...form.register('level', emptyToNull)}>
          <option value="">{auth('fields.notTold')}</option>
          {schoolings.map((level) => (
            <option key={level} value={level}>
              {common(`schooling.${level}`)}
            </option>
          ))}
        </Select>
      </Field>
      <MonthField
        form={form}
        name="start"
        label={t('entry.began')}
        optional={common('actions.optional')}
      />
      <MonthField
        form={form}
        name="end"
        label={t('entry.ended')}
        optional={common('actions.optional')}
      />
    </>
  )
}

/** Fields of a course outside school. */
export function CourseFields({ form }: FieldsProps) {
  const { t } = useTranslation(['entries', 'candidates'])
  const { t: common } = useTranslation('common')
  const typed = form.register('certificateUrl', {
    ...emptyToNull,
    onBlur: () => {
      const address = form.getValues('certificateUrl')
      if (address && webAddress(address) !== address)
        form.setValue('certificateUrl', webAddress(address), { shouldValidate: true })
    },
  })
  return (
    <>
      <FormField form={form} name="title" label={t('entry.course')} autoComplete="off" />
      <FormField form={form} name="place" label={t('entry.courseWhere')} autoComplete="off" />
      <FormField
        optional
        form={form}
        name="hours"
        label={t('entry.hours')}
        inputMode="numeric"
        autoComplete="off"
        convert={(hours) => (hours === null ? null : Number(hours))}
      />
      <MonthField
        form={form}
        name="end"
        label={t('entry.finished')}
        optional={common('actions.optional')}
      />
      <Field
        className={styles.full}
        label={t('entry.certificate')}
        hint={t('entry.certificateHint')}
        optional={common('actions.optional')}
        error={useErrorOf(form, 'certificateUrl')}
      >
        <TextInput inputMode="url" autoComplete="off" placeholder="https://" {...typed} />
      </Field>
    </>
  )
}
