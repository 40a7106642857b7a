import { useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Competencies } from './Competencies.tsx'
import { selfAssessmentsQuery } from './selfAssessments.data.ts'
import styles from './SelfAssessments.module.css'
import { Values } from './Values.tsx'

/** Results shared by the person: bands and interview questions, never scores. */
export function SelfAssessments({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('interview')
  const { t: common } = useTranslation('common')
  const { data, error, refetch, isFetching } = useQuery(selfAssessmentsQuery(applicationId))
  if (error && !data)
    return (
      <Alert
        tone="bad"
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {common('actions.tryAgain')}
          </Button>
        }
      >
        {t('failed')}
      </Alert>
    )
  if (!data?.competency && !data?.values) return null
  return (
    <section aria-labelledby="autoavaliacoes" className={styles.section}>
      <h2 id="autoavaliacoes">{t('title')}</h2>
      <Alert>{t('notice')}</Alert>
      {data.competency && <Competencies shared={data.competency} />}
      {data.values && <Values shared={data.values} />}
    </section>
  )
}
