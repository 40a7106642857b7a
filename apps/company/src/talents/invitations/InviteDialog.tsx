import type { PipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import { hasContacts } from '@trilha/contracts/shared/contacts'
import { minInvitationLength } from '@trilha/contracts/invitations'
import type { TalentSheet } from '@trilha/contracts/talents/talents'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { Failure } from '@trilha/web/form/Failure.tsx'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Letter } from '@trilha/web/ui/display/Letter.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { text } from '@trilha/contracts/shared/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useStoreWhileTyping, useUnsentInput } from '../../pipeline/unsentInput.ts'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { useInvite } from '../talents.data.ts'
import { nameWithPlace } from '../vacancies.names.ts'
import styles from './InviteDialog.module.css'

const maxLength = 1000

/** Form values, with the same rules as the endpoint. */
const schema = z.object({
  vacancy: z.string().check(z.minLength(1, { error: 'required' })),
  message: text(maxLength, minInvitationLength, 'invitation-short').check(
    z.refine((message) => !hasContacts(message), { error: 'contacts-in-text' }),
  ),
})

type InviteDialogProps = {
  talent: TalentSheet
  vacancies: readonly PipelineVacancy[]
  vacancyId: number | undefined
  onClose: () => void
}

/** Writes an invitation: the vacancy, the message and a preview. */
export function InviteDialog({ talent, vacancies, vacancyId, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['talents', 'common'])
  const { user } = useStartedSession(2)
  const fieldError = useFieldError()
  const send = useInvite()
  const [failure, setFailure] = useState<string | null>(null)
  const earlier = useUnsentInput<z.input<typeof schema>>(`invite ${talent.id}`)
  const form = useForm(schema, {
    vacancy: String(vacancyId ?? (vacancies.length === 1 ? vacancies[0]!.id : '')),
    message: '',
    ...earlier.values,
  })
  useStoreWhileTyping(form, earlier)
  const { vacancy, message } = form.watch()
  const role = vacancies.find(({ id }) => String(id) === vacancy)?.roleName
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    const body = { talentId: talent.id, message: typed.message }
    try {
      await send.mutateAsync({ vacancyId: Number(typed.vacancy), body })
      earlier.clear()
      toast.success(t('invite.done', { name: talent.firstName }))
      onClose()
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['message']))
    }
  })
  const { errors } = form.formState
  const recruiter = user?.recruiter
  const company = recruiter?.company.name ?? ''
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => open || onClose()}
      title={t('invite.title', { name: talent.firstName })}
      description={t('invite.text')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form="invite"
            icon={<IconSend />}
            loading={send.isPending}
            loadingText={t('common:actions.sending')}
          >
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id="invite" noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <Failure id={failure} />
        <Field label={t('invite.vacancy')} error={fieldError(errors.vacancy?.message)}>
          <Select {...form.register('vacancy')}>
            <option value="">{t('invite.choose')}</option>
            {vacancies.map((vacancy) => (
              <option key={vacancy.id} value={vacancy.id}>
                {nameWithPlace(vacancy)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('invite.message')}
          hint={t('invite.hint')}
          error={fieldError(errors.message?.message)}
        >
          <TextArea
            rows={5}
            limit={maxLength}
            counter={(used, limit) => t('invite.counter', { used, limit })}
            {...form.register('message')}
          />
        </Field>
      </form>
      <h3 className={styles.previewTitle}>{t('invite.preview', { name: talent.firstName })}</h3>
      <Letter
        label={t('invite.previewLabel')}
        headingLevel="h3"
        title={t('invite.letter', { company })}
        from={{
          name: recruiter?.name ?? '',
          detail: company,
        }}
      >
        <PreservedText>{message.trim() || t('invite.empty')}</PreservedText>
        {role && <p className="b">{role}</p>}
      </Letter>
    </Dialog>
  )
}
