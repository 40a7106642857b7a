import type { PlaceReading } from '@trilha/contracts/places/places'
import { PlaceLinks, PlaceNote } from '@trilha/web/site/PlaceNote.tsx'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type TalentPlaceProps = {
  place: PlaceReading
  typed: string
  count: number
  /** Address of the same search in another city. */
  addressIn: (city: string) => string
}

/** How the typed city was read, and other cities that it may mean. */
export function TalentPlace({ place, typed, count, addressIn }: TalentPlaceProps) {
  const { t } = useTranslation(['talents', 'common'])
  const linkTo = ({ name, state }: { name: string; state: string }) => (
    <Link to={addressIn(`${name}, ${state}`)} />
  )
  if (place.readAs !== 'unknown')
    return (
      <PlaceNote
        place={place}
        typed={typed}
        showing={(name) => t(count > 0 ? 'placeShowing' : 'placeSearched', { place: name })}
        linkTo={linkTo}
      />
    )
  return (
    <Alert announce="polite" title={t('common:place.unknown', { typed })}>
      {t(place.suggestions.length > 0 ? 'common:place.meant' : 'common:place.checkName')}
      <PlaceLinks places={place.suggestions} linkTo={linkTo} />
    </Alert>
  )
}
