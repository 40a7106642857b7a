import type { FunnelStep, DurationStats } from '@trilha/contracts/analytics/analytics'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from './charts/Chart.tsx'
import { Figure } from './charts/Figure.tsx'
import { Note } from './charts/Note.tsx'
import { useFigures } from './useFigures.ts'
import { useStepName } from './useStepName.ts'

/** How long people waited for the company at each step, and how long they took themselves. */
export function TimesFigure({ steps, tools }: { steps: readonly FunnelStep[]; tools?: ReactNode }) {
  const { t } = useTranslation('analytics')
  const nameOf = useStepName()
  const { hours } = useFigures()
  const timed = steps.filter(({ company, own }) => company.people > 0 || own.people > 0)
  const longest = Math.max(
    1,
    ...timed.flatMap(({ company, own }) => [company.p90Hours ?? 0, own.p90Hours ?? 0]),
  )
  const barsOf = ({ medianHours, p90Hours }: DurationStats, look: 'solid' | 'striped') =>
    medianHours === null || p90Hours === null
      ? []
      : [{ parts: [{ look, share: medianHours / longest }], reach: p90Hours / longest }]
  const words = (side: 'company' | 'own', { people, medianHours, p90Hours }: DurationStats) =>
    medianHours === null || p90Hours === null
      ? people > 0 && t(`times.${side}Few`, { count: people })
      : t(`times.${side}Words`, { half: hours(medianHours), most: hours(p90Hours) })
  const rows = timed.map((step) => ({
    id: step.id,
    label: nameOf(step),
    words: [words('company', step.company), words('own', step.own)].filter(Boolean).join(' '),
    bars: [...barsOf(step.company, 'solid'), ...barsOf(step.own, 'striped')],
  }))
  return (
    <Figure
      title={t('times.title')}
      meaning={t('times.meaning')}
      tools={tools}
      table={<TimesTable steps={timed} />}
    >
      {rows.length === 0 ? (
        <Note>{t('few')}</Note>
      ) : (
        <Chart
          rows={rows}
          legend={[
            ['solid', t('times.company')],
            ['striped', t('times.own')],
          ]}
        />
      )}
    </Figure>
  )
}

function TimesTable({ steps }: { steps: readonly FunnelStep[] }) {
  const { t } = useTranslation('analytics')
  const nameOf = useStepName()
  const { hours } = useFigures()
  const cellText = ({ people }: DurationStats, value: number | null) =>
    people === 0 ? '–' : value === null ? t('none') : hours(value)
  const sides = ['company', 'own'] as const
  const columns: TableColumn<FunnelStep>[] = [
    { id: 'step', header: t('column.step'), cell: nameOf },
    ...sides.flatMap((side) => [
      {
        id: `${side}People`,
        header: t(`column.${side}People`),
        cell: (step: FunnelStep) => step[side].people,
        align: 'end' as const,
      },
      {
        id: `${side}Median`,
        header: t(`column.${side}Median`),
        cell: (step: FunnelStep) => cellText(step[side], step[side].medianHours),
        align: 'end' as const,
      },
      {
        id: `${side}P90`,
        header: t(`column.${side}P90`),
        cell: (step: FunnelStep) => cellText(step[side], step[side].p90Hours),
        align: 'end' as const,
      },
    ]),
  ]
  return <Table label={t('times.title')} columns={columns} rows={steps} rowKey={({ id }) => id} />
}
