import {
  disabilities,
  inclusionBody,
  inclusionConsent,
  races,
  type Inclusion,
} from '@trilha/contracts/candidates/inclusion'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconShieldLock, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Loaded } from '../../applications/Loaded.tsx'
import { useErrorOf } from '../../auth/FormField.tsx'
import { useErrorText } from '../../auth/useErrorText.ts'
import { inclusionQuery, useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { useEdit } from './edit.context.ts'
import styles from './InclusionPart.module.css'
import { EditCard } from './form/EditCard.tsx'
import { PartForm } from './form/PartForm.tsx'
import { usePartForm } from './form/usePartForm.ts'

const maxLength = 500

/** Sensitive data: who sees it, a separate consent, and a button to delete all of it. */
export function InclusionPart() {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const query = useQuery(inclusionQuery())
  return (
    <>
      <Alert icon={<IconShieldLock />} title={t('inclusion.whoTitle')} className={styles.who}>
        {t('inclusion.who')}
      </Alert>
      <EditCard aria-label={t('part.inclusion')}>
        <Loaded
          query={query}
          skeleton={
            <SkeletonGroup label={common('actions.loading')} className="stack">
              <Skeleton width={60} />
              <Skeleton shape="block" />
            </SkeletonGroup>
          }
        >
          {(inclusion) => <Form key={inclusion.consent?.givenAt ?? 'none'} inclusion={inclusion} />}
        </Loaded>
      </EditCard>
    </>
  )
}

/** The request body, with the consent as a checkbox. */
const schema = z.object({
  disabilities: inclusionBody.shape.disabilities,
  accommodations: inclusionBody.shape.accommodations,
  race: inclusionBody.shape.race,
  agreed: z.literal(true, { error: 'consent-required' }),
})
type Values = Omit<z.output<typeof schema>, 'agreed'> & { agreed: boolean }

function Form({ inclusion }: { inclusion: Inclusion }) {
  const { t } = useTranslation('candidates')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const { day } = useFormat()
  const { candidateId } = useEdit()
  const { saveInclusion } = useProfileCalls()
  const { consent } = inclusion
  const part = usePartForm<Values>({
    schema: schema as unknown as z.ZodMiniType<unknown, Values>,
    values: {
      disabilities: inclusion.disabilities,
      accommodations: inclusion.accommodations,
      race: inclusion.race,
      agreed: consent?.version === inclusionConsent.version,
    },
    draft: draftOf(candidateId, 'inclusion', true),
    fields: ['disabilities', 'accommodations', 'race'],
    send: ({ agreed: _agreed, ...fields }) =>
      saveInclusion({ ...fields, consentVersion: inclusionConsent.version }),
  })
  const { form } = part
  const needs = form.watch('accommodations')
  return (
    <PartForm part={part} label={t('save.inclusion')} foot={consent && <Erase />}>
      <Fieldset
        legend={t('inclusion.disabilities')}
        optional={common('actions.optional')}
        hint={t('inclusion.disabilitiesHint')}
      >
        {disabilities.map((one) => (
          <Checkbox key={one} value={one} {...form.register('disabilities')}>
            {t(`disability.${one}`)}
          </Checkbox>
        ))}
      </Fieldset>
      <Field
        label={t('inclusion.needs')}
        optional={common('actions.optional')}
        hint={t('inclusion.needsHint')}
        error={useErrorOf(form, 'accommodations')}
      >
        <TextArea
          rows={3}
          limit={maxLength}
          counter={(_, limit) => t('counter', { used: needs.length, limit })}
          {...form.register('accommodations')}
        />
      </Field>
      <Field
        label={t('inclusion.race')}
        optional={common('actions.optional')}
        hint={t('inclusion.raceHint')}
      >
        <Select {...form.register('race', { setValueAs: (chosen: unknown) => chosen || null })}>
          <option value="">{auth('fields.notTold')}</option>
          {races.map((race) => (
            <option key={race} value={race}>
              {t(`race.${race}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.consent}>
        <Fieldset
          legend={t('inclusion.consent')}
          hint={consent && t('inclusion.givenOn', { day: day(consent.givenAt) })}
          error={useErrorOf(form, 'agreed')}
        >
          <Checkbox {...form.register('agreed')}>
            {/* The consent text stored as evidence: in Portuguese in every language. */}
            <span lang="pt-BR">{inclusionConsent.text}</span>
          </Checkbox>
        </Fieldset>
      </div>
    </PartForm>
  )
}

/** Revokes the consent and deletes all sensitive data. */
function Erase() {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const { candidateId } = useEdit()
  const { removeInclusion } = useProfileCalls()
  const [isConfirming, setIsConfirming] = useState(false)
  const erase = useMutation({
    mutationFn: removeInclusion,
    onSuccess: () => {
      draftOf(candidateId, 'inclusion', true).write(null)
      setIsConfirming(false)
      toast.success(t('inclusion.erased'))
    },
  })
  return (
    <>
      <Button
        variant="dangerGhost"
        size="sm"
        icon={<IconTrash />}
        onClick={() => setIsConfirming(true)}
      >
        {t('inclusion.erase')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('inclusion.eraseTitle')}
        confirmLabel={t('inclusion.erase')}
        cancelLabel={common('actions.cancel')}
        danger
        confirmIcon={<IconTrash />}
        loading={erase.isPending}
        onConfirm={() => erase.mutate()}
        error={
          erase.error && (
            <Alert tone="bad" announce="assertive">
              {errorText(erase.error)}
            </Alert>
          )
        }
      >
        {t('inclusion.eraseText')}
      </ConfirmDialog>
    </>
  )
}
