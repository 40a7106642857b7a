import {
  saveSecondStepRule,
  type SecondStepRule as Rule,
} from '@trilha/contracts/companies/secondStepRule'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs } from '@trilha/contracts/shared/durations'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { useQuery } from '@tanstack/react-query'
import { Form } from '@trilha/web/form/Form.tsx'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldPair } from '../../ui/FieldPair.tsx'
import { Section } from '../../ui/Section.tsx'
import { secondStepRuleQuery, useSaveSecondStepRule } from './secondStepRule.data.ts'
import styles from './SecondStepRule.module.css'

type Values = BodyOf<typeof saveSecondStepRule>
const schema = saveSecondStepRule.body as NonNullable<typeof saveSecondStepRule.body>

/** Days from today that are offered as the first day of the rule. */
const offeredDelays = [0, 7, 14, 30]

/** The day in Brasília after a number of days, `yyyy-mm-dd`. */
const dayAfter = (delay: number) => dayInBrasilia(new Date(Date.now() + delay * dayMs))

/** The company's rule that its people need a second step, and who has none yet; for owners. */
export function SecondStepRule() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery(secondStepRuleQuery)
  return (
    <Section title={t('secondStepRule.title')} lead={t('secondStepRule.lead')}>
      <Loaded query={query}>
        {(rule) => (
          <>
            <RuleForm key={rule.from} rule={rule} />
            <Lacking rule={rule} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function RuleForm({ rule: { from } }: { rule: Rule }) {
  const { t } = useTranslation('ownCompany')
  const format = useFormat()
  const fieldError = useFieldError()
  const save = useSaveSecondStepRule()
  const [failure, setFailure] = useState<string | null>(null)
  const [offered] = useState(() => offeredDelays.map(dayAfter))
  const days = new Set(from ? [...offered, from] : offered)
  const form = useForm<Values>(schema, { from })
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await save.mutateAsync(typed)
      toast.success(
        typed.from
          ? t('secondStepRule.saved', { day: format.day(typed.from) })
          : t('secondStepRule.ended'),
      )
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['from']))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <FieldPair>
        <Field
          label={t('secondStepRule.from')}
          error={fieldError(form.formState.errors.from?.message)}
        >
          <Select {...form.register('from', { setValueAs: (day: string | null) => day || null })}>
            <option value="">{t('secondStepRule.never')}</option>
            {[...days].toSorted().map((day) => (
              <option key={day} value={day}>
                {format.day(day)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <ButtonRow>
        <Button type="submit" loading={save.isPending}>
          {t('company.save')}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function Lacking({ rule: { from, lacking } }: { rule: Rule }) {
  const { t } = useTranslation('ownCompany')
  if (lacking.length === 0) return <p className="sm ink2">{t('secondStepRule.ready')}</p>
  return (
    <div>
      <p className="sm ink2">
        {t('secondStepRule.lacking', { count: lacking.length })}{' '}
        {from && t('secondStepRule.mailed')}
      </p>
      <ul className={styles.people}>
        {lacking.map(({ id, name }) => (
          <li key={id}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
