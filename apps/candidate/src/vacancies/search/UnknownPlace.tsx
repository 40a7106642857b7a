import type { PlaceReading } from '@trilha/contracts/places/places'
import { PlaceLinks } from '@trilha/web/site/PlaceNote.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import type { VacancyFilters } from './search.ts'
import styles from './UnknownPlace.module.css'

type UnknownPlaceProps = {
  place: PlaceReading
  typed: string
  /** Address of the same search in another place. */
  hrefFor: (place: Pick<VacancyFilters, 'city' | 'state'>) => string
}

/** No place has the typed name: offers those that may be meant, and the search without a place. */
export function UnknownPlace({ place, typed, hrefFor }: UnknownPlaceProps) {
  const { t } = useTranslation('common')
  const { t: vacancies } = useTranslation('vacancies')
  const isGuessed = place.suggestions.length > 0
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t('place.unknown', { typed })}
      action={
        <div className={styles.ways}>
          <PlaceLinks
            places={place.suggestions}
            linkTo={({ name: city, state }) => <Link to={hrefFor({ city, state })} />}
          />
          <Button variant="outline" render={<Link to={hrefFor({ city: '', state: null })} />}>
            {vacancies('results.anywhere')}
          </Button>
        </div>
      }
    >
      {t(isGuessed ? 'place.meant' : 'place.checkName')}
    </EmptyState>
  )
}
