import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { selfAssessmentsQuery } from '../selfAssessments/selfAssessments.data.ts'
import styles from './SelfAssessments.module.css'

type SelfAssessmentStatus = {
  kind: AssessmentKind
  state: 'not-begun' | 'begun' | 'result'
  answered: number
  items: number
  resultAt: string | null
}

/** The two self-assessments: begin, continue, or view the result. */
export function SelfAssessments() {
  const { t } = useTranslation('shell')
  const { data } = useQuery(selfAssessmentsQuery)
  // Optional: the important parts of the page work without it.
  if (!data) return null
  return (
    <Card as="section" aria-labelledby="conhecer" className={styles.card}>
      <h2 id="conhecer">{t('home.maps.title')}</h2>
      <ul>
        {data.rows.map((status) => (
          <Row key={status.kind} {...status} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ kind, state, answered, items, resultAt }: SelfAssessmentStatus) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const title = t(`home.maps.${kind}`)
  const action = t(`home.maps.do.${state}`)
  const to = state === 'result' ? paths.selfAssessmentResult(kind) : paths.selfAssessment(kind)
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="sm ink2">
          {state === 'begun'
            ? t('home.maps.answers', { done: answered, count: items })
            : resultAt
              ? t('home.maps.doneOn', { day: format.shortDay(resultAt) })
              : t(`home.maps.minutes.${kind}`)}
        </p>
      </div>
      <Button
        size="sm"
        variant="soft"
        render={
          <Link to={to} prefetch="intent" aria-label={t('home.maps.named', { action, title })} />
        }
      >
        {action}
      </Button>
    </li>
  )
}
