import { useQuery } from '@tanstack/react-query'
import type { Municipality } from '@trilha/contracts/places/places'
import { Combobox } from '@trilha/web/ui/combobox/Combobox.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconMapPin } from '@trilha/web/ui/icons/icons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesQuery } from './candidates.data.ts'

type PlaceFieldProps = {
  /** `corrected`: found in spite of a mistyped name. */
  place: (Municipality & { corrected?: boolean }) | null
  onChoose: (chosen: Municipality | null) => void
  error?: string | undefined
  /** "opcional", next to the label. */
  optional?: string
}

/** Chooses one of the 5,571 municipalities. */
export function PlaceField({ place, onChoose, error, optional }: PlaceFieldProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const [typed, setTyped] = useState('')
  const found = useQuery(placesQuery(typed))
  return (
    <Field label={t('place.label')} error={error} {...(optional && { optional })}>
      <Combobox
        items={found.data ?? []}
        itemKey={({ code }) => String(code)}
        itemLabel={({ name, state }) => `${name}, ${state}`}
        itemNote={({ corrected }) => (corrected ? common('place.didYouMean') : undefined)}
        value={place}
        onChange={onChoose}
        onSearch={setTyped}
        loading={found.isFetching}
        error={found.error && t('place.failed')}
        icon={<IconMapPin />}
        words={{
          clear: t('place.clear'),
          loading: common('actions.loading'),
          empty: (text) => t('place.empty', { text }),
          start: t('place.start'),
        }}
      />
    </Field>
  )
}
