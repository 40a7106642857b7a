import { announcementBody, audiences } from '@trilha/contracts/announcements'
import type { states } from '@trilha/contracts/vacancies/enums'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { failureId } from '@trilha/web/form/Failure.tsx'
import { Html } from '../shell/Html.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { useAnnouncementMutations } from './announcements.data.ts'

type Values = z.input<typeof announcementBody>
const fieldNames = Object.keys(announcementBody.def.shape)
const emptyValues = () => ({
  id: randomUuid(),
  message: '',
  html: '',
  audience: 'candidates' as const,
  states: [],
})

/** Writes an announcement: first a preview with the number of recipients, then sending. */
export function AnnouncementForm() {
  const { t } = useTranslation(['admin', 'common'])
  const fieldError = useFieldError()
  const { preview, send } = useAnnouncementMutations()
  const [failure, setFailure] = useState<string | null>(null)
  const [previewed, setPreviewed] = useState<Values | null>(null)
  const form = useForm<Values>(announcementBody as z.ZodMiniType<unknown, Values>, emptyValues())
  const { errors } = form.formState
  const showPreview = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      const { html, audience, states: chosen } = typed
      await preview.mutateAsync({ html, audience, states: chosen })
      setPreviewed(typed)
    } catch (error) {
      setFailure(showFieldErrors(error, form, fieldNames))
    }
  })
  const sendNow = async () => {
    if (!previewed) return
    try {
      await send.mutateAsync(previewed)
      toast.success(t('announcements.done'))
      setPreviewed(null)
      form.reset(emptyValues())
    } catch (error) {
      setFailure(failureId(error))
      setPreviewed(null)
    }
  }
  const errorOf = (name: keyof Values) => fieldError(errors[name]?.message)
  return (
    <Form dense submit={showPreview} failure={failure}>
      <Field label={t('announcements.audience')}>
        <Select {...form.register('audience')}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {t(`announcements.audiences.${audience}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('announcements.states')}
        optional={t('common:actions.optional')}
        hint={t('announcements.statesHint')}
        error={errors.states && t('announcements.statesWrong')}
      >
        <TextInput
          {...form.register('states', {
            setValueAs: (typed: string | string[]) =>
              (typeof typed === 'string' ? typed.split(/[\s,;]+/) : typed)
                .map((state) => state.toUpperCase())
                .filter(Boolean) as (typeof states)[number][],
          })}
        />
      </Field>
      <Field
        label={t('announcements.message')}
        hint={t('announcements.messageHint')}
        error={errorOf('message')}
      >
        <TextInput {...form.register('message')} />
      </Field>
      <Field
        label={t('announcements.html')}
        hint={t('announcements.htmlHint')}
        error={errorOf('html')}
      >
        <TextArea rows={8} {...form.register('html')} />
      </Field>
      <ButtonRow>
        <Button type="submit" loading={preview.isPending}>
          {t('announcements.preview')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={previewed !== null}
        onOpenChange={(open) => !open && setPreviewed(null)}
        title={t('announcements.confirm', { count: preview.data?.recipients ?? 0 })}
        confirmLabel={t('announcements.send')}
        cancelLabel={t('common:actions.cancel')}
        loading={send.isPending}
        onConfirm={() => void sendNow()}
      >
        <p>{previewed?.message}</p>
        <Html html={preview.data?.html ?? ''} />
      </ConfirmDialog>
    </Form>
  )
}
