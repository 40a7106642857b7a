import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconFlag } from '@trilha/web/ui/icons/icons.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { reportReasons, type ReportReason } from '@trilha/contracts/vacancies/enums'
import { useReport } from '../vacancies.data.ts'

const maxLength = 1000

/** Reports a problem with a vacancy to the Trilha team. The typed text stays until it is sent. */
export function ReportDialog({ vacancyId }: { vacancyId: number }) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason>()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const report = useReport(vacancyId)
  const form = useId()

  function send(event: SubmitEvent) {
    event.preventDefault()
    setMissing(reason === undefined)
    if (reason === undefined || text.length > maxLength) return
    report.mutate(
      { reason, text },
      {
        onSuccess: () => {
          setOpen(false)
          setReason(undefined)
          setText('')
          toast.success(t('report.thanks'))
        },
      },
    )
  }

  return (
    <>
      <Button variant="ghost" size="sm" icon={<IconFlag />} onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('report.title')}
        description={t('report.lead')}
        closeLabel={common('actions.close')}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {common('actions.cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              loading={report.isPending}
              loadingText={common('actions.sending')}
            >
              {common('actions.send')}
            </Button>
          </>
        }
      >
        <form id={form} className="stack" onSubmit={send} noValidate>
          <Fieldset
            legend={t('report.reason')}
            error={missing && reason === undefined && common('fieldErrors.not-listed')}
          >
            {reportReasons.map((option) => (
              <Radio
                key={option}
                name="reason"
                value={option}
                checked={reason === option}
                onChange={() => setReason(option)}
              >
                {t(`report.reasons.${option}`)}
              </Radio>
            ))}
          </Fieldset>
          <Field
            label={t('report.text')}
            optional={common('actions.optional')}
            error={text.length > maxLength && common('fieldErrors.too-long')}
          >
            <TextArea
              value={text}
              onChange={(event) => setText(event.target.value)}
              limit={maxLength}
              counter={(used, limit) => t('report.counter', { used, limit })}
            />
          </Field>
          {report.isError && (
            <Alert tone="bad" announce="assertive">
              {common(
                `errors.${report.error instanceof CallError ? report.error.id : 'unexpected'}`,
              )}
            </Alert>
          )}
        </form>
      </Dialog>
    </>
  )
}
