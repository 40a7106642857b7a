import { parsePlace } from '../../vacancies/search/search.ts'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { SuggestInput } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorOf } from '../FormField.tsx'
import type { RegisterValues } from './register.values.ts'

/** The city with suggestions; a chosen one also fills in the state. */
export function CityField({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const error = useErrorOf(form, 'city')
  const city = useWatch({ control: form.control, name: 'city' })
  const set = (text: string) => form.setValue('city', text || null, { shouldDirty: true })
  function choose(text: string) {
    const place = parsePlace(text)
    set(place.city)
    form.setValue('state', place.state, { shouldDirty: true })
  }
  return (
    <Field label={t('fields.city')} error={error} optional={common('actions.optional')}>
      <SuggestInput
        name="city"
        autoComplete="address-level2"
        maxLength={80}
        takesFirst
        value={city ?? ''}
        onChange={set}
        onChoose={choose}
        suggest={async (q, signal) =>
          (await import('../../places/places.data.ts')).citiesLike(q, signal)
        }
        words={{
          list: common('place.cities'),
          found: (count) => common('place.citiesFound', { count }),
          corrected: common('place.didYouMean'),
        }}
      />
    </Field>
  )
}
