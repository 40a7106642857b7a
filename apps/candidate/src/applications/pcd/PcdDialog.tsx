import {
  maxAccommodationLength,
  pcdBody,
  pcdConsent,
  type OwnPcd,
} from '@trilha/contracts/applications/pcd'
import type { DeficiencyOption } from '@trilha/contracts/vacancies/enums'
import { useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useChangePcd } from '../applications.data.ts'
import { WrittenDialog } from '../conversation/WrittenDialog.tsx'
import { PcdCheckbox } from './PcdCheckbox.tsx'

type PcdDialogProps = {
  id: string
  deficiency: DeficiencyOption
  disclosure: OwnPcd['disclosed']
  open: boolean
  onOpenChange: (open: boolean) => void
  finalFocus: RefObject<HTMLElement | null>
}

/** The request body, with the consent as a checkbox. */
const schema = z.object({
  agreed: z.literal(true, { error: 'consent-required' }),
  accommodation: pcdBody.shape.accommodation,
})
type Values = { agreed: boolean; accommodation: string }

/** Shares the PcD information with the company, or changes the accommodations. */
export function PcdDialog({
  id,
  deficiency,
  disclosure,
  open,
  onOpenChange,
  finalFocus,
}: PcdDialogProps) {
  const { t } = useTranslation('applications')
  const { t: vacancies } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const change = useChangePcd(id)
  const form = useForm<Values>(schema as unknown as z.ZodMiniType<unknown, Values>, {
    agreed: disclosure !== null,
    accommodation: disclosure?.accommodation ?? '',
  })
  return (
    <WrittenDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pcd.title')}
      description={vacancies(`pcd.${deficiency}`)}
      form={form}
      fields={['agreed', 'accommodation']}
      send={({ accommodation }) =>
        change.mutateAsync({ consentVersion: pcdConsent.version, accommodation })
      }
      onSent={() => toast.success(t('pcd.saved'))}
      finalFocus={finalFocus}
      submit={(props) => <Button {...props}>{t('pcd.save')}</Button>}
    >
      {(errorOf) => (
        <>
          <Fieldset legend={t('pcd.title')} error={errorOf('agreed')}>
            <PcdCheckbox {...form.register('agreed')} />
          </Fieldset>
          <Field
            label={vacancies('pcd.needs')}
            optional={common('actions.optional')}
            hint={vacancies('pcd.needsHint')}
            error={errorOf('accommodation')}
          >
            <TextInput maxLength={maxAccommodationLength} {...form.register('accommodation')} />
          </Field>
        </>
      )}
    </WrittenDialog>
  )
}
