import type { ExportTable } from '@trilha/contracts/analytics/export'
import { CallError } from '@trilha/web/data/call.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconDownload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { useExport, type ScopeQuery } from './analytics.data.ts'

type ExportButtonProps = { table: ExportTable; scope: ScopeQuery; title: string }

/** Downloads the table of a chart as CSV. */
export function ExportButton({ table, scope, title }: ExportButtonProps) {
  const { t } = useTranslation(['analytics', 'common'])
  const file = useExport(table, scope)
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<IconDownload />}
      loading={file.isPending}
      aria-label={t('export.label', { title })}
      onClick={() =>
        file.mutate(undefined, {
          onError: (error) =>
            toast.error(t(`common:errors.${error instanceof CallError ? error.id : 'unexpected'}`)),
        })
      }
    >
      {t('export.button')}
    </Button>
  )
}
