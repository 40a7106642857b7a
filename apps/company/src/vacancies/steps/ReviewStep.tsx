import type { FieldError } from '@trilha/contracts/shared/errors'
import type { Finding } from '@trilha/contracts/vacancies/linter/linter'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useEditorState } from '../editor/editor.context.ts'
import { stageOf, stepOf, steps } from '../editor/editor.steps.ts'
import { Findings } from '../editor/Findings.tsx'
import { useFieldName } from '../editor/useFieldName.ts'
import type { FieldState } from '../editor/usePartFocus.ts'
import styles from './ReviewStep.module.css'

type ReviewStepProps = {
  id: number
  problems: readonly FieldError[]
  findings: readonly Finding[]
}

/** Missing data and legal findings, each with a link to its field. */
export function ReviewStep({ id, problems, findings }: ReviewStepProps) {
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
              id={id}
              title={t(`step.${step}`)}
              problems={problems.filter(({ field }) => stepOf(field) === step)}
            />
          ))}
        </Card>
      )}
      {fields.length > 0 && (
        <section className={styles.law}>
          <h3>{t('review.law')}</h3>
          <p className="sm ink2">{t('review.lawText')}</p>
          {fields.map((field) => (
            <div key={field}>
              <FieldLink id={id} field={field} />
              <Findings field={field} />
            </div>
          ))}
        </section>
      )}
    </>
  )
}

type MissingProps = { id: number; title: string; problems: readonly FieldError[] }

function Missing({ id, title, problems }: MissingProps) {
  const fieldError = useFieldError()
  if (problems.length === 0) return null
  return (
    <>
      <h4 className={styles.missingStep}>{title}</h4>
      <ul className={styles.missing}>
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.id}`}>
            <FieldLink id={id} field={problem.field} punctuation=":" /> {fieldError(problem.id)}
          </li>
        ))}
      </ul>
    </>
  )
}

type FieldLinkProps = { id: number; field: string; punctuation?: string }

/**
 * Link to the editor of a field; expands its stage.
 * @param punctuation text after the name; omitted when the name ends with a question mark.
 */
function FieldLink({ id, field, punctuation = '' }: FieldLinkProps) {
  const { content } = useEditorState()
  const name = useFieldName()(field)
  return (
    <>
      <Link
        className="link"
        to={paths.editor(id, stepOf(field), stageOf(content, field)?.id)}
        state={{ field } satisfies FieldState}
      >
        {name}
      </Link>
      {!name.endsWith('?') && punctuation}
    </>
  )
}
