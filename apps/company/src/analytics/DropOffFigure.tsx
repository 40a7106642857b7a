import type { FunnelStep } from '@trilha/contracts/analytics/analytics'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from './charts/Chart.tsx'
import { Figure } from './charts/Figure.tsx'
import { Note } from './charts/Note.tsx'
import { useFigures } from './useFigures.ts'
import { useStepName } from './useStepName.ts'

/** Where people dropped out: they withdrew or missed the deadline. */
export function DropOffFigure({
  steps,
  tools,
}: {
  steps: readonly FunnelStep[]
  tools?: ReactNode
}) {
  const { t } = useTranslation('analytics')
  const { share } = useFigures()
  const nameOf = useStepName()
  const reached = steps.filter((step) => step.reached > 0 && step.id !== 'hired')
  const withDropOff = reached.filter(({ withdrew, expired }) => withdrew + expired > 0)
  const rows = withDropOff.map((step) => ({
    id: step.id,
    label: nameOf(step),
    words: t('dropOff.words', {
      withdrew: step.withdrew,
      expired: step.expired,
      count: step.reached,
      share: share(step.withdrew + step.expired, step.reached),
    }),
    bars: [
      {
        parts: [
          { look: 'solid' as const, share: step.withdrew / step.reached },
          { look: 'dotted' as const, share: step.expired / step.reached },
        ],
      },
    ],
  }))
  return (
    <Figure
      title={t('dropOff.title')}
      meaning={t('dropOff.meaning')}
      tools={tools}
      table={<DropOffTable steps={reached} />}
    >
      {rows.length === 0 ? (
        <Note>{t('dropOff.nobody')}</Note>
      ) : (
        <Chart
          rows={rows}
          legend={[
            ['solid', t('column.withdrew')],
            ['dotted', t('column.expired')],
          ]}
        />
      )}
    </Figure>
  )
}

function DropOffTable({ steps }: { steps: readonly FunnelStep[] }) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const nameOf = useStepName()
  const counts = ['reached', 'withdrew', 'expired', 'notApproved', 'cancelled'] as const
  const columns: TableColumn<FunnelStep>[] = [
    { id: 'step', header: t('column.step'), cell: nameOf },
    ...counts.map((id) => ({
      id,
      header: t(`column.${id}`),
      cell: (step: FunnelStep) => number(step[id]),
      align: 'end' as const,
    })),
  ]
  return <Table label={t('dropOff.title')} columns={columns} rows={steps} rowKey={({ id }) => id} />
}
