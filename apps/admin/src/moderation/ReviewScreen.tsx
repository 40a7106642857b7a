import { PagedList } from '@trilha/web/site/List.tsx'
import type { ReviewedVacancy } from '@trilha/contracts/moderation'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Html } from '../shell/Html.tsx'
import { ReasonDialog, type ReasonedAction } from '../shell/ReasonDialog.tsx'
import { Screen } from '../shell/Screen.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { vacanciesToModerateQuery, useModeration } from './moderation.data.ts'

/** Vacancies that wait for a review before they open. */
export default function ReviewScreen() {
  const { t } = useTranslation('admin')
  const page = usePage()
  const query = useQuery(vacanciesToModerateQuery({ page, limit: 10 }))
  return (
    <Screen title={t('menu.review')} lead={t('review.lead')}>
      <PagedList query={query} empty={t('review.empty')} keyOf={({ id }) => id}>
        {(vacancy) => <Vacancy vacancy={vacancy} />}
      </PagedList>
    </Screen>
  )
}

function Vacancy({ vacancy }: { vacancy: ReviewedVacancy }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { acceptVacancy, returnVacancy } = useModeration()
  const [action, setAction] = useState<ReasonedAction | null>(null)
  return (
    <CardStack as="article">
      <Heading>{vacancy.roleName}</Heading>
      <p className="sm ink2">
        <Link className="link" to={paths.company(vacancy.company.id)}>
          {vacancy.company.name}
        </Link>
        {vacancy.place && ` · ${vacancy.place}`} ·{' '}
        {t('review.since', { at: format.dateTime(vacancy.since) })}
      </p>
      <Html html={vacancy.description} />
      {vacancy.requirements.length > 0 && (
        <PreservedText>{vacancy.requirements.join('\n')}</PreservedText>
      )}
      {vacancy.recordsCheck && <RecordsCheck check={vacancy.recordsCheck} />}
      <ol>
        {vacancy.stages.map((stage) => (
          <li key={stage.title}>
            {t('review.stage', { title: stage.title, minutes: stage.minutes })}
            {stage.eliminatory && `, ${t('review.eliminatory')}`}
          </li>
        ))}
      </ol>
      <ButtonRow>
        <Button
          onClick={() =>
            setAction({
              label: t('review.accept'),
              hint: t('review.acceptHint'),
              successMessage: t('review.accepted'),
              run: (reason) => acceptVacancy(vacancy.id, { reason, since: vacancy.since }),
            })
          }
        >
          {t('review.accept')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            setAction({
              label: t('review.return'),
              hint: t('review.returnHint'),
              successMessage: t('review.returned'),
              run: (reason) => returnVacancy(vacancy.id, reason),
            })
          }
        >
          {t('review.return')}
        </Button>
      </ButtonRow>
      <ReasonDialog action={action} onClose={() => setAction(null)} />
    </CardStack>
  )
}

type RecordsCheckProps = { check: NonNullable<ReviewedVacancy['recordsCheck']> }

/** Required criminal or credit records, with the company's reason. */
function RecordsCheck({ check }: RecordsCheckProps) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <Alert tone="warn" title={t('review.records', { words: check.asked.join(', ') })}>
      <p>{t(`common:recordsGround.${check.ground}`)}</p>
      <PreservedText>{check.reason}</PreservedText>
      <p>{t('review.recordsHint')}</p>
    </Alert>
  )
}
