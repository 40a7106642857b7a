import type { PersonalBody } from '@trilha/contracts/candidates/candidates'
import { digits } from '@trilha/contracts/shared/documents'
import type { Municipality } from '@trilha/contracts/places/places'
import { CallError } from '@trilha/web/data/call.ts'
import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField, useErrorOf } from '../../../auth/FormField.tsx'
import { streetNumber } from '../../../auth/register/register.values.ts'
import { addressOf } from '../../candidates.data.ts'
import { formatCep } from '../../candidates.formats.ts'
import { PlaceField } from '../../PlaceField.tsx'
import styles from './AddressFields.module.css'
import { FormattedField } from './FormattedField.tsx'

type AddressFieldsProps = {
  form: UseFormReturn<PersonalBody>
  /** The saved municipality. */
  municipality: Municipality | null
}

type Lookup = 'none' | 'looking' | 'found' | 'cityOnly' | 'unknown' | 'away'

/** The candidate's address. A CEP fills in what is known about it; every field can be typed too. */
export function AddressFields({ form, municipality }: AddressFieldsProps) {
  const { t } = useTranslation('candidates')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const [place, setPlace] = useState(municipality)
  const [lookup, setLookup] = useState<Lookup>('none')
  const lastCep = useRef('')
  const filled = useRef({ street: '', district: '' })
  // A draft or an undo changes the code, but not `place`.
  const code = useWatch({ control: form.control, name: 'municipalityCode' })
  const shown = [place, municipality].find((known) => known?.code === code) ?? null

  const setOptions = { shouldDirty: true, shouldValidate: true }
  async function fill(typed: string) {
    const cep = digits(typed)
    if (cep.length !== 8 || cep === lastCep.current) return
    lastCep.current = cep
    setLookup('looking')
    try {
      const found = await addressOf(cep)
      if (lastCep.current !== cep) return
      for (const name of ['street', 'district'] as const) {
        // What an earlier CEP filled in and nobody changed does not belong to this one.
        const isFromEarlier = form.getValues(name) === filled.current[name]
        if (found[name] || isFromEarlier) form.setValue(name, found[name], setOptions)
      }
      filled.current = found
      if (found.municipality) choose(found.municipality)
      setLookup(found.street ? 'found' : 'cityOnly')
    } catch (error) {
      if (lastCep.current !== cep) return
      // Allows another request for the same CEP.
      lastCep.current = ''
      setLookup(error instanceof CallError && error.id === 'cep-unknown' ? 'unknown' : 'away')
    }
  }
  function choose(chosen: Municipality | null) {
    setPlace(chosen)
    form.setValue('municipalityCode', chosen?.code ?? null, setOptions)
  }

  return (
    <>
      <FormattedField
        form={form}
        name="cep"
        mask={formatCep}
        label={auth('fields.cep')}
        hint={t('personal.cepHint')}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        onTyped={(typed) => void fill(typed)}
      />
      <PlaceField
        place={shown}
        onChoose={choose}
        error={useErrorOf(form, 'municipalityCode')}
        optional={common('actions.optional')}
      />
      <output className={styles.said}>{lookup !== 'none' && t(`cep.${lookup}`)}</output>
      <FormField
        optional
        form={form}
        name="street"
        label={auth('fields.street')}
        autoComplete="address-line1"
      />
      <FormField
        optional
        form={form}
        name="number"
        label={auth('fields.number')}
        convert={streetNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormField
        optional
        form={form}
        name="complement"
        label={auth('fields.complement')}
        autoComplete="address-line2"
      />
      <FormField
        optional
        form={form}
        name="district"
        label={auth('fields.district')}
        autoComplete="address-level3"
      />
    </>
  )
}
