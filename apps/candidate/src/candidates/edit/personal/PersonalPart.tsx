import {
  personalBody,
  type PersonalBody,
  type Profile,
} from '@trilha/contracts/candidates/candidates'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { formatDay, typedBirthDate } from '../../../auth/birthDate.ts'
import { BirthDateField } from '../../../auth/BirthDateField.tsx'
import { FormField, useErrorOf } from '../../../auth/FormField.tsx'
import { genders } from '../../../auth/register/register.values.ts'
import { AddressFields } from './AddressFields.tsx'
import { useProfileCalls } from '../../candidates.data.ts'
import { draftOf } from '../../candidates.drafts.ts'
import { formatCep, formatCpf, formatPhone } from '../../candidates.formats.ts'
import { useEdit } from '../edit.context.ts'
import { FormattedField } from './FormattedField.tsx'
import { EditCard } from '../form/EditCard.tsx'
import { FieldGrid } from '../form/FieldGrid.tsx'
import { PartForm } from '../form/PartForm.tsx'
import { PhotoPart } from './PhotoPart.tsx'
import { usePartForm } from '../form/usePartForm.ts'

const schema = z.extend(personalBody, { birthDate: typedBirthDate })
const fields = Object.keys(personalBody.shape)

/** Photo, name, documents, contact data and address. */
export function PersonalPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const { candidateId } = useEdit()
  const { savePersonal } = useProfileCalls()
  const { personal } = profile
  const part = usePartForm<PersonalBody>({
    schema,
    values: valuesOf(personal),
    draft: draftOf(candidateId, 'personal'),
    fields,
    send: savePersonal,
  })
  const { form } = part
  const genderError = useErrorOf(form, 'gender')
  return (
    <>
      <PhotoPart name={personal.socialName ?? personal.name} photoUrl={profile.photoUrl} />
      <EditCard aria-label={t('part.personal')}>
        <PartForm part={part} label={t('save.personal')}>
          <FieldGrid>
            <FormField form={form} name="name" label={auth('fields.name')} autoComplete="name" />
            <FormField
              optional
              form={form}
              name="socialName"
              label={auth('fields.socialName')}
              hint={auth('fields.socialNameHint')}
              autoComplete="nickname"
            />
            <BirthDateField form={form} />
            <Field
              label={auth('fields.gender')}
              optional={common('actions.optional')}
              hint={t('personal.genderHint')}
              error={genderError}
            >
              <Select
                {...form.register('gender', { setValueAs: (chosen: unknown) => chosen || null })}
              >
                <option value="">{auth('fields.notTold')}</option>
                {genders.map((gender) => (
                  <option key={gender} value={gender}>
                    {auth(`gender.${gender}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <FormattedField
              form={form}
              name="phone"
              mask={formatPhone}
              label={auth('fields.phone')}
              hint={auth('fields.phoneHint')}
              type="tel"
              autoComplete="tel-national"
              placeholder="(11) 91234-5678"
            />
            <FormattedField
              form={form}
              name="cpf"
              mask={formatCpf}
              label={auth('fields.cpf')}
              hint={t('personal.cpfHint')}
              inputMode="numeric"
              placeholder="000.000.000-00"
            />
            <AddressFields form={form} municipality={personal.municipality} />
          </FieldGrid>
        </PartForm>
      </EditCard>
    </>
  )
}

function valuesOf(personal: Profile['personal']): PersonalBody {
  const { municipality, city: _city, state: _state, cpf, phone, cep, ...rest } = personal
  return {
    ...rest,
    birthDate: formatDay(rest.birthDate),
    cpf: cpf && formatCpf(cpf),
    phone: phone && formatPhone(phone),
    cep: cep && formatCep(cep),
    municipalityCode: municipality?.code ?? null,
  }
}
