import type { Analytics, FunnelStep } from '@trilha/contracts/analytics/analytics'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from './charts/Chart.tsx'
import { Figure } from './charts/Figure.tsx'
import { useFigures } from './useFigures.ts'
import { useStepName } from './useStepName.ts'

/** Number of people who left the trail at a step. */
const leftCount = ({ notApproved, withdrew, expired, cancelled }: FunnelStep) =>
  notApproved + withdrew + expired + cancelled

/** How many people reached each step, and their outcomes there. */
export function FunnelFigure({ numbers, tools }: { numbers: Analytics; tools?: ReactNode }) {
  const { t } = useTranslation('analytics')
  const { share } = useFigures()
  const nameOf = useStepName()
  const { people, steps } = numbers
  const rows = steps.map((step) => ({
    id: step.id,
    label: nameOf(step),
    words: t('funnel.words', {
      count: step.reached,
      share: share(step.reached, people),
      passed: step.passed,
      here: step.doing + step.waiting,
      left: leftCount(step),
    }),
    bars: [
      {
        parts: [
          { look: 'solid' as const, share: step.passed / people },
          { look: 'striped' as const, share: (step.doing + step.waiting) / people },
          { look: 'dotted' as const, share: leftCount(step) / people },
        ],
      },
    ],
  }))
  return (
    <Figure
      title={t('funnel.title')}
      meaning={t('funnel.meaning')}
      tools={tools}
      table={<FunnelTable steps={steps} />}
    >
      <Chart
        rows={rows}
        legend={[
          ['solid', t('funnel.passed')],
          ['striped', t('funnel.here')],
          ['dotted', t('funnel.left')],
        ]}
      />
    </Figure>
  )
}

function FunnelTable({ steps }: { steps: readonly FunnelStep[] }) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const nameOf = useStepName()
  const counts = ['reached', 'passed', 'doing', 'waiting'] as const
  const columns: TableColumn<FunnelStep>[] = [
    { id: 'step', header: t('column.step'), cell: nameOf },
    ...counts.map((id) => ({
      id,
      header: t(`column.${id}`),
      cell: (step: FunnelStep) => number(step[id]),
      align: 'end' as const,
    })),
    { id: 'left', header: t('column.left'), cell: (step) => number(leftCount(step)), align: 'end' },
  ]
  return <Table label={t('funnel.title')} columns={columns} rows={steps} rowKey={({ id }) => id} />
}
