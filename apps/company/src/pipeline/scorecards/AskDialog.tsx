import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { maxColleaguesPerRequest } from '@trilha/contracts/pipeline/evaluations'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { CheckChip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconStar } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamQuery } from '../../companies/companies.data.ts'
import styles from './AskDialog.module.css'
import { useAskEvaluations } from './evaluations.data.ts'

type AskDialogProps = {
  vacancyId: number
  /** Applications to be scored. */
  ids: readonly string[]
  onClose: () => void
}

/**
 * Asks colleagues for scorecards: each gets one notification, and the requests are in the inbox.
 */
export function AskDialog({ vacancyId, ids, onClose }: AskDialogProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const team = useQuery(teamQuery)
  const ask = useAskEvaluations(vacancyId)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [showErrors, setShowErrors] = useState(false)
  const form = useId()
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const problem =
    chosen.size === 0
      ? t('ask.nobody')
      : chosen.size > maxColleaguesPerRequest
        ? t('ask.tooMany', { most: maxColleaguesPerRequest })
        : undefined
  const send = () => {
    if (problem) return setShowErrors(true)
    ask.mutate(
      { applications: [...ids], colleagues: [...chosen] },
      {
        onSuccess: ({ asked }) => {
          if (asked > 0) toast.success(t('ask.sent', { count: asked }))
          else toast.warning(t('ask.known'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('ask.title', { count: ids.length })}
      description={t('ask.lead')}
      closeLabel={t('common:actions.close')}
      footer={
        <Button
          type="submit"
          form={form}
          // The names make the dialog taller, which moves the button away from the pointer.
          disabled={team.isPending}
          icon={<IconStar />}
          loading={ask.isPending}
          loadingText={t('common:actions.sending')}
        >
          {t('ask.send')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Failure id={ask.error ? failureId(ask.error) : null} />
        <Loaded query={team}>
          {({ members }) => {
            const colleagues = members.filter(({ you }) => !you)
            if (colleagues.length === 0) return <p>{t('ask.alone')}</p>
            return (
              <Fieldset legend={t('ask.who')} error={showErrors ? problem : undefined}>
                <Chips>
                  {colleagues.map(({ id, name }) => (
                    <CheckChip key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
                      {name}
                    </CheckChip>
                  ))}
                </Chips>
              </Fieldset>
            )
          }}
        </Loaded>
      </form>
    </Dialog>
  )
}
