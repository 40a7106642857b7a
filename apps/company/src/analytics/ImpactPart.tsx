import type { Impact, ImpactTable } from '@trilha/contracts/analytics/impact'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { impactQuery, type ScopeQuery } from './analytics.data.ts'
import { Chart } from './charts/Chart.tsx'
import { Figure } from './charts/Figure.tsx'
import { Note } from './charts/Note.tsx'
import { ExportButton } from './ExportButton.tsx'
import styles from './ImpactPart.module.css'
import { useStepName } from './useStepName.ts'

/** The adverse-impact monitor, with an explanation of its limits. */
export function ImpactPart({ scope, allowed }: { scope: ScopeQuery; allowed: boolean }) {
  const { t } = useTranslation('analytics')
  const title = t('impact.title')
  return (
    <Figure
      title={title}
      meaning={t('impact.meaning')}
      tools={allowed && <ExportButton table="impact" scope={scope} title={title} />}
      table={null}
    >
      {allowed ? <Tables scope={scope} /> : <Note>{t('impact.owners')}</Note>}
      <Disclosure title={t('impact.howTitle')}>
        <div className={styles.how}>
          <p>{t('impact.how')}</p>
          <p>{t('impact.notProof')}</p>
          <p>{t('impact.hidden')}</p>
        </div>
      </Disclosure>
    </Figure>
  )
}

function Tables({ scope }: { scope: ScopeQuery }) {
  const { t } = useTranslation('analytics')
  const nameOf = useStepName()
  const query = useQuery(impactQuery(scope.vacancy))
  return (
    <Loaded query={query}>
      {({ stages }) =>
        stages.length === 0 ? (
          <Note>{t('impact.nothing')}</Note>
        ) : (
          stages.map((stage) => (
            <div key={stage.id} className={styles.stage}>
              <h3 className={styles.stageTitle}>{nameOf(stage)}</h3>
              {stage.tables.map((table) => (
                <Groups key={table.dimension} table={table} stage={nameOf(stage)} />
              ))}
            </div>
          ))
        )
      }
    </Loaded>
  )
}

type Group = Impact['stages'][number]['tables'][number]['groups'][number]

const tones = {
  reference: 'neutral',
  alike: 'ok',
  look: 'warn',
  chance: 'info',
  small: 'info',
} as const

function Groups({ table, stage }: { table: ImpactTable; stage: string }) {
  const { t } = useTranslation('analytics')
  const { day } = useFormat()
  const title = t(`dimension.${table.dimension}`)
  const nameOf = ({ group }: Group) => t(`group.${group}`)
  const columns: TableColumn<Group>[] = [
    { id: 'group', header: title, cell: nameOf },
    {
      id: 'people',
      header: t('impact.people'),
      cell: ({ atLeast }) => t('impact.atLeast', { number: atLeast }),
      align: 'end',
    },
    { id: 'rate', header: t('impact.rate'), cell: (row) => `${row.ratePercent}%`, align: 'end' },
    {
      id: 'ratio',
      header: t('impact.ratio'),
      cell: (row) => (row.ratioPercent === null ? t('none') : `${row.ratioPercent}%`),
      align: 'end',
    },
    {
      id: 'finding',
      header: t('impact.finding'),
      cell: ({ finding }) => <Tag tone={tones[finding]}>{t(`finding.${finding}`)}</Tag>,
    },
  ]
  return (
    <>
      <h4>{title}</h4>
      <Chart
        rows={table.groups.map((row) => ({
          id: row.group,
          label: nameOf(row),
          words: (
            <>
              {t('impact.words', { rate: row.ratePercent, number: row.atLeast })}{' '}
              <Tag tone={tones[row.finding]}>{t(`finding.${row.finding}`)}</Tag>
            </>
          ),
          bars: [
            {
              parts: [
                {
                  look: row.finding === 'look' ? ('dotted' as const) : ('solid' as const),
                  share: row.ratePercent / 100,
                },
              ],
            },
          ],
        }))}
        legend={[]}
      />
      <Disclosure title={t('table')} aside={t('impact.countedOn', { day: day(table.countedAt) })}>
        <Table
          label={`${stage}: ${title}`}
          columns={columns}
          rows={table.groups}
          rowKey={({ group }) => group}
        />
      </Disclosure>
    </>
  )
}
