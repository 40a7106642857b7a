import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CompareTable } from './CompareTable.tsx'
import { compareQuery } from '../person/person.data.ts'

type CompareDialogProps = { vacancyId: number; ids: string[]; onClose: () => void }

/** Compares up to four people by the vacancy's criteria. On purpose, there is no total or rank. */
export function CompareDialog({ vacancyId, ids, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const query = useQuery(compareQuery(vacancyId, ids))
  return (
    <Dialog
      open
      size="full"
      onOpenChange={(open) => open || onClose()}
      title={t('compare.title', { count: ids.length })}
      description={t('compare.lead')}
      closeLabel={t('common:actions.close')}
    >
      <Loaded query={query}>{(compared) => <CompareTable compared={compared} />}</Loaded>
    </Dialog>
  )
}
