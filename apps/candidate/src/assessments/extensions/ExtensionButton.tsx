import type { Test } from '@trilha/contracts/assessments/assessments'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconCalendarPlus } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExtensionDialog } from './ExtensionDialog.tsx'

/** Requests more time during a test. */
export function ExtensionButton({ test }: { test: Test }) {
  const { t } = useTranslation('assessments')
  const [open, setOpen] = useState(false)
  if (!test.can.askExtension.allowed) return null
  return (
    <>
      <IconButton label={t('extension.ask')} onClick={() => setOpen(true)}>
        <IconCalendarPlus />
      </IconButton>
      <ExtensionDialog
        at={{ id: test.applicationId, stageId: test.stageId }}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}
