import { alertFrequencies, type AlertFrequency } from '@trilha/contracts/vacancies/savedSearches'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox, Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { channelsQuery } from '../../notifications/notifications.data.ts'
import { paths } from '../../paths.ts'

const maxLength = 80

export type SavedSearchValues = {
  name: string
  frequency: AlertFrequency
  byEmail: boolean
  byWhatsApp: boolean
}

type SavedSearchDialogProps = {
  title: string
  lead?: string
  submit: string
  /** False for a followed company, which has its own name. */
  hasName?: boolean
  initial: SavedSearchValues
  pending: boolean
  error: Error | null
  onSubmit: (values: SavedSearchValues) => void
  onClose: () => void
}

/** Name, alert frequency and channels of a saved search. Entered values stay if saving fails. */
export function SavedSearchDialog({
  title,
  lead,
  submit,
  hasName = true,
  initial,
  pending,
  error,
  onSubmit,
  onClose,
}: SavedSearchDialogProps) {
  const { t } = useTranslation('savedSearches')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const { user } = useSession()
  const { data: channels } = useQuery(channelsQuery(user?.candidate?.id ?? ''))
  const [values, setValues] = useState(initial)
  const [hasTried, setHasTried] = useState(false)
  const form = useId()
  const set = (change: Partial<SavedSearchValues>) => setValues({ ...values, ...change })
  const name = values.name.trim()
  const problem = name === '' ? 'required' : name.length > maxLength ? 'too-long' : null

  function send(event: SubmitEvent) {
    event.preventDefault()
    setHasTried(true)
    if (!problem) onSubmit({ ...values, name })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={common('actions.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            loading={pending}
            loadingText={common('actions.sending')}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={send} noValidate>
        {lead !== undefined && <p className="ink2">{lead}</p>}
        {hasName && (
          <Field label={t('name')} error={hasTried && problem && common(`fieldErrors.${problem}`)}>
            <TextInput
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </Field>
        )}
        <Fieldset legend={t('frequency')}>
          {alertFrequencies.map((frequency) => (
            <Radio
              key={frequency}
              name="frequency"
              value={frequency}
              checked={values.frequency === frequency}
              onChange={() => set({ frequency })}
              description={t(`frequencies.${frequency}.about`)}
            >
              {t(`frequencies.${frequency}.name`)}
            </Radio>
          ))}
        </Fieldset>
        <Fieldset legend={t('channels')} hint={t('channelsHint')}>
          <Checkbox
            checked={values.byEmail}
            onChange={(event) => set({ byEmail: event.target.checked })}
            description={channels?.email}
          >
            {t('byEmail')}
          </Checkbox>
          {channels?.whatsApp !== false && (
            <Checkbox
              checked={values.byWhatsApp}
              onChange={(event) => set({ byWhatsApp: event.target.checked })}
              description={t('consent')}
            >
              WhatsApp
            </Checkbox>
          )}
        </Fieldset>
        {values.byWhatsApp && channels?.phone === null && (
          <Alert
            tone="warn"
            action={
              <Link className="link link--tap" to={paths.editProfile()}>
                {t('addPhone')}
              </Link>
            }
          >
            {t('noPhone')}
          </Alert>
        )}
        {error && (
          <Alert tone="bad" announce="assertive">
            {errorText(error)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
