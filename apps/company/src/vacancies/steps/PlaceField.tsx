import type { Municipality } from '@trilha/contracts/places/places'
import { states } from '@trilha/contracts/vacancies/enums'
import { Combobox } from '@trilha/web/ui/combobox/Combobox.tsx'
import { IconMapPin } from '@trilha/web/ui/icons/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField, FieldWithFindings } from '../editor/ContentField.tsx'
import { useContentField, useEditorState } from '../editor/editor.context.ts'
import { placesQuery } from '../vacancies.data.ts'

type Found = Municipality & { corrected?: boolean }
const nameOf = ({ name, state }: Municipality) => `${name}, ${state}`

/** The municipality; remote work can be limited to a state, or have no place. */
export function PlaceField() {
  const { t } = useTranslation(['editor', 'common'])
  const { content, municipality } = useEditorState()
  const { value, set, error, fixed } = useContentField<number | null>('municipalityCode')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Found | null>(municipality)
  const query = useQuery({ ...placesQuery(typed), enabled: typed.length > 1 })
  const shown = chosen?.code === value ? chosen : null
  const remote = content.workplace === 'remote'
  return (
    <>
      <FieldWithFindings
        field="municipalityCode"
        label={t('about.municipality')}
        hint={remote ? t('about.municipalityRemote') : undefined}
        optional={remote}
        error={error}
      >
        <Combobox
          items={query.data?.municipalities ?? []}
          itemKey={({ code }) => String(code)}
          itemLabel={nameOf}
          itemNote={({ corrected }) => (corrected ? t('common:place.didYouMean') : undefined)}
          value={shown}
          disabled={fixed}
          onChange={(next) => {
            setChosen(next)
            set(next?.code ?? null)
          }}
          onSearch={setTyped}
          loading={query.isFetching}
          error={query.isError ? t('common:errors.network') : undefined}
          icon={<IconMapPin />}
          words={{
            clear: t('about.municipalityClear'),
            loading: t('common:actions.loading'),
            empty: (text) => t('about.municipalityNone', { text }),
            start: t('about.municipalityStart'),
          }}
        />
      </FieldWithFindings>
      {remote && value === null && (
        <SelectField
          field="placeState"
          label={t('about.placeState')}
          none={t('about.placeStateNone')}
          options={states.map((state) => ({ value: state, label: state }))}
        />
      )}
    </>
  )
}
