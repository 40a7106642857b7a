import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconMapPin, IconSearch, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { SuggestInput } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchBar.module.css'
import { namedValues, parsePlace, placeText, type VacancyFilters } from './search.ts'

type SearchBarProps = {
  filters: VacancyFilters
  /** Form action, used without JavaScript. */
  action: string
  /** Called with the text and place of this bar; the caller keeps the other filters. */
  onSearch: (typed: Pick<VacancyFilters, 'roleName' | 'city' | 'state'>) => void
}

/**
 * Search text and place. Remounted when the address changes, so that the fields show its values.
 */
export function SearchBar(props: SearchBarProps) {
  const { filters } = props
  return <Bar key={`${filters.roleName}\n${placeText(filters)}`} {...props} />
}

function Bar({ filters, action, onSearch }: SearchBarProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const [roleName, setRoleName] = useState(filters.roleName)
  const [place, setPlace] = useState(placeText(filters))
  const words = {
    list: t('search.suggestions'),
    found: (count: number) => t('search.suggested', { count }),
  }

  function search(next: { roleName?: string; place?: string } = {}) {
    const typed = { roleName, place, ...next }
    onSearch({ roleName: typed.roleName.trim(), ...parsePlace(typed.place.trim()) })
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    search()
  }

  return (
    <section className={`on-deep ${styles.bar}`}>
      <div className="wrap">
        <h1 className={styles.title}>{t('search.title')}</h1>
        <search>
          <form className={styles.form} action={action} onSubmit={submit}>
            <HiddenFields filters={filters} />
            <SuggestInput
              className={styles.role}
              name="roleName"
              aria-label={t('search.roleName')}
              placeholder={t('search.roleNameExample')}
              maxLength={120}
              enterKeyHint="search"
              icon={<IconSearch />}
              action={
                roleName && (
                  <IconButton
                    label={t('search.clearRoleName')}
                    onClick={() => {
                      setRoleName('')
                      search({ roleName: '' })
                    }}
                  >
                    <IconX />
                  </IconButton>
                )
              }
              value={roleName}
              onChange={setRoleName}
              onChoose={(text) => search({ roleName: text })}
              suggest={async (q, signal) =>
                (await import('./suggestions.data.ts')).rolesLike(q, signal)
              }
              words={words}
            />
            <SuggestInput
              name="city"
              aria-label={t('search.place')}
              placeholder={t('search.placeExample')}
              maxLength={80}
              enterKeyHint="search"
              icon={<IconMapPin />}
              value={place}
              onChange={setPlace}
              onChoose={(text) => search({ place: text })}
              // The server reads a typo as the first suggestion, and says so.
              takesFirst
              onEnter={(text) => search({ place: text })}
              suggest={async (q, signal) =>
                (await import('../../places/places.data.ts')).placesLike(q, signal)
              }
              words={{ ...words, corrected: common('place.didYouMean') }}
            />
            <Button type="submit" variant="accent" className={styles.submit}>
              <span>{common('actions.search')}</span>
            </Button>
          </form>
        </search>
      </div>
    </section>
  )
}

/** Keeps the filters of the panel in the address when the form is submitted without JavaScript. */
function HiddenFields({ filters }: { filters: VacancyFilters }) {
  const withoutTyped = { roleName: '', city: '', state: null, page: 1 }
  return namedValues({ ...filters, ...withoutTyped }).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
