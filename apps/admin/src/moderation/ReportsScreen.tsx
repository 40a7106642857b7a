import { PagedList } from '@trilha/web/site/List.tsx'
import type { ReportedVacancy } from '@trilha/contracts/moderation'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog, type ReasonedAction } from '../shell/ReasonDialog.tsx'
import { Screen } from '../shell/Screen.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { reportsQuery, useModeration } from './moderation.data.ts'

/** Reported vacancies, most reports first. */
export default function ReportsScreen() {
  const { t } = useTranslation('admin')
  const page = usePage()
  const query = useQuery(reportsQuery({ page, limit: 10 }))
  return (
    <Screen title={t('menu.reports')} lead={t('reports.lead')}>
      <PagedList query={query} empty={t('reports.empty')} keyOf={({ id }) => id}>
        {(vacancy) => <ReportedVacancyCard vacancy={vacancy} />}
      </PagedList>
    </Screen>
  )
}

function ReportedVacancyCard({ vacancy }: { vacancy: ReportedVacancy }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { resolveReports } = useModeration()
  const [action, setAction] = useState<ReasonedAction | null>(null)
  const decide = (resolution: 'kept' | 'paused') =>
    setAction({
      label: t(`reports.${resolution}`),
      hint: t(`reports.hint.${resolution}`),
      successMessage: t(`reports.done.${resolution}`),
      run: (reason) => resolveReports(vacancy.id, { resolution, reason }),
    })
  return (
    <CardStack as="article">
      <Heading>
        <a className="link" href={`/vagas/${vacancy.slug}-${vacancy.id}`}>
          {vacancy.roleName}
        </a>
      </Heading>
      <p className="sm ink2">{vacancy.company.name}</p>
      <ul>
        {vacancy.reports.map((report, i) => (
          // Reports have no id, and two can have the same time.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${report.at}${i}`}>
            {t(`reports.reason.${report.reason}`)}
            {report.text && `: ${report.text}`}{' '}
            <span className="sm ink2">{format.dateTime(report.at)}</span>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="outline" onClick={() => decide('kept')}>
          {t('reports.kept')}
        </Button>
        {vacancy.state === 'open' && (
          <Button variant="danger" onClick={() => decide('paused')}>
            {t('reports.paused')}
          </Button>
        )}
      </ButtonRow>
      <ReasonDialog action={action} onClose={() => setAction(null)} />
    </CardStack>
  )
}
