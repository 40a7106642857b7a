import type { Sources } from '@trilha/contracts/analytics/sources'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sourcesQuery, type ScopeQuery } from './analytics.data.ts'
import { Chart } from './charts/Chart.tsx'
import { Figure } from './charts/Figure.tsx'
import { Note } from './charts/Note.tsx'
import { NumberTiles } from './charts/NumberTiles.tsx'
import { ExportButton } from './ExportButton.tsx'
import { useFigures } from './useFigures.ts'

/** Where applicants came from, which partners referred them, and the company's response record. */
export function SourcesPart({ scope, people }: { scope: ScopeQuery; people: number }) {
  const { t } = useTranslation('analytics')
  const query = useQuery(sourcesQuery(scope))
  return (
    <Loaded query={query}>
      {({ sources, partners, otherPartners, record }) => (
        <>
          <RecordFigure record={record} scope={scope} />
          <OriginFigure
            table="sources"
            title={t('sources.title')}
            column={t('sources.column')}
            meaning={t('sources.meaning')}
            people={people}
            scope={scope}
            rows={sources.map(({ source, ...row }) => ({ id: source, source, ...row }))}
          />
          <OriginFigure
            table="partners"
            title={t('partners.title')}
            column={t('partners.column')}
            meaning={t('partners.meaning')}
            people={people}
            scope={scope}
            rows={partners}
            otherCount={otherPartners}
          />
        </>
      )}
    </Loaded>
  )
}

type OriginRow = Omit<Sources['sources'][number], 'source'> & {
  id: string
  /** Name of an institution; the names of sources are in the locales. */
  name?: string
  source?: Sources['sources'][number]['source']
}

type OriginFigureProps = {
  table: 'sources' | 'partners'
  title: string
  /** Header of the table's first column. */
  column: string
  meaning: string
  rows: readonly OriginRow[]
  /** Number of all applicants of the period; a bar of full length stands for all of them. */
  people: number
  scope: ScopeQuery
  otherCount?: number
}

function OriginFigure({
  table,
  title,
  column,
  meaning,
  rows,
  people,
  scope,
  otherCount = 0,
}: OriginFigureProps) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const { share } = useFigures()
  const nameOf = ({ name, source }: OriginRow) => (source ? t(`source.${source}`) : name)
  const counts = ['people', 'finalists', 'hired'] as const
  const columns: TableColumn<OriginRow>[] = [
    { id: 'from', header: column, cell: nameOf },
    ...counts.map((id) => ({
      id,
      header: t(`column.${id}`),
      cell: (row: OriginRow) => number(row[id]),
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
        <Note>
          {otherCount > 0 ? t('partners.others', { count: otherCount }) : t('partners.fewOthers')}{' '}
          {t('partners.inTens')}
        </Note>
      )}
    </Figure>
  )
}

function RecordFigure({ record, scope }: { record: Sources['record']; scope: ScopeQuery }) {
  const { t } = useTranslation('analytics')
  const title = t('record.title')
  return (
    <Figure
      title={title}
      meaning={t('record.meaning')}
      tools={<ExportButton table="record" scope={scope} title={title} />}
      table={null}
    >
      {record ? (
        <NumberTiles
          numbers={[
            { id: 'inTime', label: t('record.inTime'), value: `${record.inTimePercent}%` },
            {
              id: 'median',
              label: t('record.median'),
              value: t('record.days', { count: record.medianDays }),
            },
            { id: 'people', label: t('record.people'), value: record.people },
          ]}
        />
      ) : (
        <Note>{t('few')}</Note>
      )}
    </Figure>
  )
}
