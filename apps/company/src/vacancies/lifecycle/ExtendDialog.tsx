import { CallError } from '@trilha/web/data/call.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVacancyActions } from '../vacancies.data.ts'

type ExtendDialogProps = { id: number; closesOn: string | null; onClose: () => void }

/** Sets a later last day; everybody on the trail is notified. */
export function ExtendDialog({ id, closesOn, onClose }: ExtendDialogProps) {
  const { t } = useTranslation(['editor', 'common'])
  const format = useFormat()
  const { extend } = useVacancyActions(id)
  const [day, setDay] = useState(closesOn ?? '')
  const failure = extend.error instanceof CallError ? extend.error : null
  const send = () =>
    extend.mutate(day, {
      onSuccess: (now) => {
        toast.success(t('extend.done', { day: format.day(now.closesOn) }))
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('extend.title')}
      description={t('extend.text')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        <Button
          onClick={send}
          loading={extend.isPending}
          {...(day <= (closesOn ?? '') && { disabledReason: t('extend.later') })}
        >
          {t('extend.send')}
        </Button>
      }
    >
      <Field label={t('about.closesOn')} error={failure && t(`common:errors.${failure.id}`)}>
        <TextInput
          type="date"
          min={closesOn ?? undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
    </Dialog>
  )
}
