import { aboutBody, linkKinds, type Profile } from '@trilha/contracts/candidates/candidates'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormField, useErrorOf } from '../../auth/FormField.tsx'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { webAddress } from '../candidates.formats.ts'
import { useEdit } from './edit.context.ts'
import { EditCard } from './form/EditCard.tsx'
import { FieldRow, FieldRows } from './form/FieldRows.tsx'
import { PartForm } from './form/PartForm.tsx'
import { usePartForm } from './form/usePartForm.ts'

type AboutValues = Pick<Profile, 'headline' | 'objective' | 'links'>

const schema = z.omit(aboutBody, { skills: true }) as unknown as z.ZodMiniType<unknown, AboutValues>
const maxLength = 1500
const maxLinks = 8

/** Headline, a short text about the candidate, and links. */
export function AboutPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { candidateId } = useEdit()
  const { saveAbout } = useProfileCalls()
  const { headline, objective, links } = profile
  const part = usePartForm<AboutValues>({
    schema,
    values: { headline, objective, links },
    draft: draftOf(candidateId, 'about'),
    fields: ['headline', 'objective'],
    send: saveAbout,
  })
  const { form } = part
  const written = useWatch({ control: form.control, name: 'objective' }) ?? ''
  return (
    <EditCard aria-label={t('part.about')}>
      <PartForm part={part} label={t('save.about')}>
        <FormField
          optional
          form={form}
          name="headline"
          label={t('about.headline')}
          hint={t('about.headlineHint')}
          autoComplete="off"
        />
        <Field
          label={t('about.objective')}
          optional={common('actions.optional')}
          hint={t('about.objectiveHint')}
          error={useErrorOf(form, 'objective')}
        >
          <TextArea
            rows={6}
            limit={maxLength}
            counter={(_, limit) => t('counter', { used: written.length, limit })}
            {...form.register('objective')}
          />
        </Field>
        <Links form={form} />
      </PartForm>
    </EditCard>
  )
}

function Links({ form }: { form: UseFormReturn<AboutValues> }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' })
  return (
    <Fieldset legend={t('about.links')} optional={common('actions.optional')}>
      <FieldRows>
        {fields.map(({ id }, at) => (
          <LinkRow key={id} form={form} at={at} onRemove={() => remove(at)} />
        ))}
        {fields.length < maxLinks && (
          <div>
            <Button
              variant="outline"
              size="sm"
              icon={<IconPlus />}
              onClick={() =>
                append({ kind: fields.length === 0 ? 'linkedin' : 'portfolio', url: '' })
              }
            >
              {t('about.addLink')}
            </Button>
          </div>
        )}
      </FieldRows>
    </Fieldset>
  )
}

type LinkRowProps = { form: UseFormReturn<AboutValues>; at: number; onRemove: () => void }

function LinkRow({ form, at, onRemove }: LinkRowProps) {
  const { t } = useTranslation('candidates')
  const error = useErrorOf(form, `links.${at}.url`)
  return (
    <FieldRow>
      <Field label={t('about.linkKind')}>
        <Select {...form.register(`links.${at}.kind`)}>
          {linkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`link.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('about.linkAddress')} error={error}>
        <TextInput
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...form.register(`links.${at}.url`, {
            onBlur: () => {
              const typed = form.getValues(`links.${at}.url`)
              if (webAddress(typed) !== typed) form.setValue(`links.${at}.url`, webAddress(typed))
            },
          })}
        />
      </Field>
      <IconButton label={t('about.removeLink')} onClick={onRemove}>
        <IconTrash />
      </IconButton>
    </FieldRow>
  )
}
