import type { Sources } from '@trilha/contracts/analytics/sources'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sourcesQuery, type ScopeQuery } from './analytics.data.ts'
import styles from './analytics.module.css'
import { ExportButton } from './ExportButton.tsx'
import { Chart, Figure, FigureHead } from './Figure.tsx'
import { useFigures } from './useFigures.ts'

/** Where applicants came from, which partners referred them, and the company's response record. */
export function SourcesPart({ scope, people }: { scope: ScopeQuery; people: number }) {
  const { t } = useTranslation('analytics')
  const query = useQuery(sourcesQuery(scope))
  return (
    <Loaded query={query}>
      {({ sources, partners, otherPartners, record }) => (
        <>
          <RecordCard record={record} scope={scope} />
          <CameFigure
            table="sources"
            title={t('sources.title')}
            column={t('sources.column')}
            meaning={t('sources.meaning')}
            people={people}
            scope={scope}
            rows={sources.map(({ source, ...row }) => ({ id: source, source, ...row }))}
          />
          <CameFigure
            table="partners"
            title={t('partners.title')}
            column={t('partners.column')}
            meaning={t('partners.meaning')}
            people={people}
            scope={scope}
            rows={partners}
            others={otherPartners}
          />
        </>
      )}
    </Loaded>
  )
}

type Came = Omit<Sources['sources'][number], 'source'> & {
  id: string
  /** For an institution; the labels of sources are in the locales. */
  name?: string
  source?: Sources['sources'][number]['source']
}

type CameFigureProps = {
  table: 'sources' | 'partners'
  title: string
  /** Header of the table's first column. */
  column: string
  meaning: string
  rows: readonly Came[]
  /** All applicants of the period: 100 % of the bars. */
  people: number
  scope: ScopeQuery
  others?: number
}

function CameFigure({
  table,
  title,
  column,
  meaning,
  rows,
  people,
  scope,
  others = 0,
}: CameFigureProps) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const { share } = useFigures()
  const nameOf = ({ name, source }: Came) => (source ? t(`source.${source}`) : name)
  const counts = ['people', 'finalists', 'hired'] as const
  const columns: TableColumn<Came>[] = [
    { id: 'from', header: column, cell: nameOf },
    ...counts.map((id) => ({
      id,
      header: t(`column.${id}`),
      cell: (row: Came) => number(row[id]),
      align: 'end' as const,
    })),
  ]
  return (
    <Figure
      title={title}
      meaning={meaning}
      tools={<ExportButton table={table} scope={scope} title={title} />}
      table={
        rows.length === 0 ? null : (
          <Table label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )
      }
    >
      <Chart
        rows={rows.map((row) => ({
          id: row.id,
          label: nameOf(row),
          words: t('came', {
            count: row.people,
            share: share(row.people, people),
            finalists: row.finalists,
            hired: row.hired,
          }),
          bars: [{ parts: [{ look: 'solid' as const, share: row.people / people }] }],
        }))}
        legend={[]}
      />
      {table === 'partners' && (
        <p className={styles.few}>
          {others > 0 ? t('partners.others', { count: others }) : t('partners.fewOthers')}{' '}
          {t('partners.inTens')}
        </p>
      )}
    </Figure>
  )
}

function RecordCard({ record, scope }: { record: Sources['record']; scope: ScopeQuery }) {
  const { t } = useTranslation('analytics')
  const id = useId()
  const title = t('record.title')
  return (
    <Card as="section" aria-labelledby={id} className={styles.figure}>
      <FigureHead
        id={id}
        title={title}
        tools={<ExportButton table="record" scope={scope} title={title} />}
      />
      <p className={styles.meaning}>{t('record.meaning')}</p>
      {record ? (
        <dl className={styles.ends}>
          <div>
            <dt>{t('record.inTime')}</dt>
            <dd className="num">{record.answeredPercent}%</dd>
          </div>
          <div>
            <dt>{t('record.median')}</dt>
            <dd className="num">{t('record.days', { count: record.medianDays })}</dd>
          </div>
          <div>
            <dt>{t('record.people')}</dt>
            <dd className="num">{record.people}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.few}>{t('few')}</p>
      )}
    </Card>
  )
}
