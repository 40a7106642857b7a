import type { FieldError } from '@trilha/contracts/errors'
import type { Finding } from '@trilha/contracts/vacancies.linter'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { stepOf, steps, type Step } from './editor.steps.ts'
import { Findings } from './Findings.tsx'
import styles from './Editor.module.css'

type ReviewStepProps = {
  problems: readonly FieldError[]
  findings: readonly Finding[]
  linkTo: (step: Step) => string
}

/** What is still missing and what the law says, each with the way to its place. */
export function ReviewStep({ problems, findings, linkTo }: ReviewStepProps) {
  const { t } = useTranslation('editor')
  const fields = [...new Set(findings.map(({ field }) => field))]
  const ready = problems.length === 0 && findings.every(({ severity }) => severity !== 'block')
  return (
    <>
      {ready && (
        <Alert tone="ok" title={t('review.ready')}>
          {t('review.readyText')}
        </Alert>
      )}
      {problems.length > 0 && (
        <Card as="section">
          <h3>{t('review.missing')}</h3>
          {steps.map((step) => (
            <Missing
              key={step}
              step={step}
              problems={problems.filter(({ field }) => stepOf(field) === step)}
              to={linkTo(step)}
            />
          ))}
        </Card>
      )}
      {fields.length > 0 && (
        <section className={styles.law}>
          <h3>{t('review.law')}</h3>
          <p className={styles.hint}>{t('review.lawText')}</p>
          {fields.map((field) => (
            <Findings key={field} field={field} />
          ))}
        </section>
      )}
    </>
  )
}

type MissingProps = { step: Step; problems: readonly FieldError[]; to: string }

function Missing({ step, problems, to }: MissingProps) {
  const { t } = useTranslation('editor')
  const fieldError = useFieldError()
  const name = useFieldName()
  if (problems.length === 0) return null
  return (
    <>
      <p className={styles.missingStep}>
        <Link to={to}>{t(`step.${step}`)}</Link>
      </p>
      <ul className={styles.missing}>
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.id}`}>
            <b>{name(problem.field)}</b>: {fieldError(problem.id)}
          </li>
        ))}
      </ul>
    </>
  )
}

const named = [
  'roleName',
  'jobProfile',
  'description',
  'municipality',
  'hybridDays',
  'weeklyHours',
  'closesOn',
  'positions',
] as const

/** The name that a field has on the screen; those of a stage by the stage's number. */
function useFieldName() {
  const { t } = useTranslation('editor')
  return (field: string): string => {
    const stage = /^stages\.(\d+)/.exec(field)?.[1]
    if (stage !== undefined) return t('review.stage', { n: Number(stage) + 1 })
    if (field === 'stages') return t('step.etapas')
    if (field.startsWith('requirements')) return t('requirements.needed')
    if (field.startsWith('niceToHave')) return t('requirements.nice')
    if (field === 'recordsCheck.ground') return t('records.ground')
    if (field === 'recordsCheck.reason') return t('records.reason')
    if (field.startsWith('benefits')) return t('pay.benefits')
    if (field === 'salaryHiddenReason') return t('pay.hiddenReason')
    if (field.startsWith('salary')) return t('pay.salary')
    const known = named.find((name) => field.startsWith(name))
    return known ? t(`about.${known}`) : t('step.sobre')
  }
}
