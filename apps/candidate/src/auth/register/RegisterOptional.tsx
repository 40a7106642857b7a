import { states } from '@trilha/contracts/vacancies/enums'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField, useErrorOf } from '../FormField.tsx'
import { CityField } from './CityField.tsx'
import type { ChosenPhoto } from './photo.draft.ts'
import { PhotoField } from './PhotoField.tsx'
import { genders, streetNumber, type RegisterValues } from './register.values.ts'
import styles from './RegisterOptional.module.css'

type RegisterOptionalProps = {
  form: UseFormReturn<RegisterValues>
  open: boolean
  onOpen: (open: boolean) => void
  photo: ChosenPhoto | null
  onPhoto: (file: File | null) => void
}

/** Optional fields, collapsed at first. They can also be filled in later, in the profile. */
export function RegisterOptional({ form, open, onOpen, photo, onPhoto }: RegisterOptionalProps) {
  const { t } = useTranslation('auth')
  return (
    <Disclosure
      card
      title={t('register.more')}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <div className={styles.fields}>
        <p className="sm ink2">{t('register.moreHint')}</p>
        <PhotoField photo={photo} name={form.getValues('name') ?? ''} onPhoto={onPhoto} />
        <FormField
          optional
          form={form}
          name="socialName"
          label={t('fields.socialName')}
          hint={t('fields.socialNameHint')}
          autoComplete="nickname"
        />
        <FormField
          optional
          form={form}
          name="cpf"
          label={t('fields.cpf')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
        />
        <FormField
          optional
          form={form}
          name="phone"
          label={t('fields.phone')}
          hint={t('fields.phoneHint')}
          type="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
        />
        <FormSelect form={form} name="gender" label={t('fields.gender')}>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`gender.${gender}`)}
            </option>
          ))}
        </FormSelect>
        <Address form={form} />
      </div>
    </Disclosure>
  )
}

function Address({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <FormField
        optional
        form={form}
        name="cep"
        label={t('fields.cep')}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
      />
      <FormField
        optional
        form={form}
        name="street"
        label={t('fields.street')}
        autoComplete="address-line1"
      />
      <div className={styles.pair}>
        <FormField
          optional
          form={form}
          name="number"
          label={t('fields.number')}
          convert={streetNumber}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormField
          optional
          form={form}
          name="complement"
          label={t('fields.complement')}
          autoComplete="address-line2"
        />
      </div>
      <FormField
        optional
        form={form}
        name="district"
        label={t('fields.district')}
        autoComplete="address-level3"
      />
      <div className={styles.pair}>
        <CityField form={form} />
        <FormSelect
          form={form}
          name="state"
          label={t('fields.state')}
          autoComplete="address-level1"
        >
          {states.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </FormSelect>
      </div>
    </>
  )
}

type FormSelectProps = {
  form: UseFormReturn<RegisterValues>
  name: 'gender' | 'state'
  label: string
  autoComplete?: string
  children: ReactNode
}

/** An optional select: it is sent as null when empty. */
function FormSelect({ form, name, label, autoComplete = 'off', children }: FormSelectProps) {
  const { t } = useTranslation('common')
  const { t: auth } = useTranslation('auth')
  const error = useErrorOf(form, name)
  return (
    <Field label={label} optional={t('actions.optional')} error={error}>
      <Select
        autoComplete={autoComplete}
        defaultValue=""
        {...form.register(name, { setValueAs: (chosen: unknown) => chosen || null })}
      >
        <option value="">{auth('fields.notTold')}</option>
        {children}
      </Select>
    </Field>
  )
}
