import { blindReason } from '@trilha/contracts/pipeline/person'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ShowMoreButton } from '@trilha/web/site/ShowMoreButton.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { blindChangesQuery, useSetBlind } from './blind.data.ts'
import styles from './BlindDialog.module.css'
import { HistoryList } from './history/HistoryList.tsx'

type BlindDialogProps = { vacancyId: number; on: boolean; canChange: boolean; onClose: () => void }

/** Turns the blind selection on, or off with a reason. Also lists the earlier changes. */
export default function BlindDialog(props: BlindDialogProps) {
  const { vacancyId, canChange, onClose } = props
  const { t } = useTranslation(['board', 'common'])
  // Data is refetched before the dialog closes: the initial state is used to avoid a flicker.
  const [on] = useState(props.on)
  const done = () => {
    toast.success(t(on ? 'blind.turnedOff' : 'blind.turnedOn'))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('blind.label')}
      description={t(on ? 'blind.leadOn' : 'blind.lead')}
      closeLabel={t('common:actions.close')}
      size="small"
    >
      <div className={styles.stack}>
        {canChange &&
          (on ? (
            <TurnOffForm id={vacancyId} onDone={done} />
          ) : (
            <TurnOnButton id={vacancyId} onDone={done} />
          ))}
        <Changes id={vacancyId} />
      </div>
    </Dialog>
  )
}

type ChangeProps = { id: number; onDone: () => void }

function TurnOnButton({ id, onDone }: ChangeProps) {
  const { t } = useTranslation('board')
  const change = useSetBlind(id)
  const turnOn = () => change.mutate({ blind: true }, { onSuccess: onDone })
  return (
    <>
      <Failure id={change.error && failureId(change.error)} />
      <Button block loading={change.isPending} onClick={turnOn}>
        {t('blind.hide')}
      </Button>
    </>
  )
}

const schema = z.object({ reason: blindReason })

function TurnOffForm({ id, onDone }: ChangeProps) {
  const { t } = useTranslation('board')
  const fieldError = useFieldError()
  const change = useSetBlind(id)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(schema, { reason: '' })
  const submit = form.handleSubmit(async ({ reason }) => {
    setFailure(null)
    try {
      await change.mutateAsync({ blind: false, reason })
      onDone()
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['reason']))
    }
  })
  return (
    <Form submit={submit} failure={failure} dense>
      <Field
        label={t('blind.reason')}
        hint={t('blind.reasonHint')}
        error={fieldError(form.formState.errors.reason?.message)}
      >
        <TextArea
          rows={3}
          limit={300}
          counter={(used, limit) => t('blind.counter', { used, limit })}
          {...form.register('reason')}
        />
      </Field>
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('blind.show')}
      </Button>
    </Form>
  )
}

/** Earlier changes of the blind selection, latest first. */
function Changes({ id }: { id: number }) {
  const { t } = useTranslation('board')
  const format = useFormat()
  const query = useInfiniteQuery(blindChangesQuery(id))
  return (
    <section>
      <h3>{t('blind.record')}</h3>
      <Loaded query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          return rows.length === 0 ? (
            <p className="sm ink2">{t('blind.never')}</p>
          ) : (
            <>
              <HistoryList>
                {rows.map((row) => (
                  <li key={row.id}>
                    <b>{t(row.blind ? 'blind.hidden' : 'blind.shown')}</b>
                    {row.reason && <p>{row.reason}</p>}
                    <p className="sm ink2">
                      {row.by}, {format.dateTime(row.at)}
                    </p>
                  </li>
                ))}
              </HistoryList>
              <ShowMoreButton query={query} />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
