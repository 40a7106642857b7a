import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { toDo } from '@trilha/contracts/applications/states'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconCalendarPlus } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../applications/useDates.ts'
import { ExtensionDialog } from './ExtensionDialog.tsx'
import styles from './Extension.module.css'

/** More time for the current stage: the request, and the company's answer. */
export function Extension({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('assessments')
  const dates = useDates()
  const confirmation = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const stage = application.stages.find(({ id }) => id === application.current?.stageId)
  if (!stage || stage.dueAt === null) return null
  if (stage.state !== 'expired' && !toDo.includes(stage.state)) return null
  const { extension } = stage
  const isPending = extension !== null && extension.answeredAt === null
  return (
    <>
      {extension && (
        <p className={styles.extension} ref={confirmation} tabIndex={-1}>
          <IconCalendarPlus />
          <span>
            {isPending && t('extension.asked', { day: dates.shortDay(extension.requestedAt) })}
            {extension.granted === true && t('extension.granted', { count: extension.days ?? 0 })}
            {extension.granted === false && t('extension.declined')}
            {extension.word && ` ${t('extension.word', { word: extension.word })}`}
          </span>
        </p>
      )}
      {!isPending && (
        <Button variant="ghost" block icon={<IconCalendarPlus />} onClick={() => setOpen(true)}>
          {t('extension.ask')}
        </Button>
      )}
      <ExtensionDialog
        at={{ id: application.id, stageId: stage.id }}
        open={open}
        onOpenChange={setOpen}
        finalFocus={confirmation}
      />
    </>
  )
}
