import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Sheet } from '@trilha/web/ui/overlays/Sheet.tsx'
import { UiRoot } from '@trilha/web/ui/overlays/UiRoot.tsx'
import { useTranslation } from 'react-i18next'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { unfiltered } from '../search/search.ts'

type FilterSheetProps = FilterPanelProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Number of vacancies found; null before the first result. */
  count: number | null
  /** A new search is running. */
  pending: boolean
}

/** The filters on a phone. They apply at once; the button shows the number of results. */
export function FilterSheet({ open, onOpenChange, count, pending, ...panel }: FilterSheetProps) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  return (
    <UiRoot>
      <Sheet
        tall
        open={open}
        onOpenChange={onOpenChange}
        title={t('filters.title')}
        closeLabel={t('filters.close')}
        footer={
          <>
            <Button variant="plain" onClick={() => panel.onChange(unfiltered(panel.filters))}>
              {t('filters.clear')}
            </Button>
            <Button onClick={() => onOpenChange(false)} loading={count === null || pending}>
              {t('filters.show', { count: count ?? 0, number: format.number(count ?? 0) })}
            </Button>
          </>
        }
      >
        <FilterPanel {...panel} />
      </Sheet>
    </UiRoot>
  )
}
