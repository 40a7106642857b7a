import type { VacancyNumbers } from '@trilha/contracts/analytics/analytics'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Pages } from '@trilha/web/site/Pages.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { vacancyNumbersQuery, type ScopeQuery } from './analytics.data.ts'
import { withScope } from './analytics.scope.ts'
import { FigureHead } from './charts/Figure.tsx'
import { Note } from './charts/Note.tsx'
import styles from './VacanciesPart.module.css'

/** The vacancies of the period in a table, each with a link to its own figures. */
export function VacanciesPart({ scope, tools }: { scope: ScopeQuery; tools?: ReactNode }) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const id = useId()
  const page = usePage()
  const [search] = useSearchParams()
  const query = useQuery(vacancyNumbersQuery(scope, page))
  const counts = ['people', 'waiting', 'finalists', 'hired'] as const
  const columns: TableColumn<VacancyNumbers>[] = [
    {
      id: 'role',
      header: t('column.vacancy'),
      cell: (row) => <Link to={`?${withScope(search, { vaga: row.id })}`}>{row.roleName}</Link>,
    },
    ...counts.map((name) => ({
      id: name,
      header: t(`column.${name}`),
      cell: (row: VacancyNumbers) => number(row[name]),
      align: 'end' as const,
    })),
  ]
  return (
    <section aria-labelledby={id} className={styles.part}>
      <FigureHead id={id} title={t('vacancies.title')} tools={tools} />
      <Note>{t('vacancies.meaning')}</Note>
      <Loaded query={query}>
        {({ rows, count, totalPages, limit }) => (
          <>
            <Table
              label={t('vacancies.title')}
              columns={columns}
              rows={rows}
              rowKey={(row) => String(row.id)}
            />
            <Pages page={page} pages={totalPages} count={count} limit={limit} />
          </>
        )}
      </Loaded>
    </section>
  )
}
