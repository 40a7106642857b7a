import { isGuessed, type Municipality, type PlaceReading } from '@trilha/contracts/places/places'
import { useTranslation } from 'react-i18next'
import { Chip, Chips } from '../ui/actions/Chip.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import type { LinkElement } from '../ui/link.ts'
import { placeName } from './placeName.ts'
import styles from './PlaceNote.module.css'

type PlaceNoteProps = {
  place: PlaceReading
  /** The place as it was typed. */
  typed: string
  /** "Mostrando vagas de Contagem, MG." */
  showing: (place: string) => string
  /** A link to the same search in another city. */
  linkTo: (place: Municipality) => LinkElement
}

/**
 * Says how a typed place was read if it was not its name, and offers others that it may mean, each
 * with one press. For unknown places see `PlaceLinks`.
 */
export function PlaceNote({ place, typed, showing, linkTo }: PlaceNoteProps) {
  const { t } = useTranslation('common')
  const { readAs, suggestions } = place
  const name = placeName(place)
  if (readAs === 'unknown' || (!isGuessed(place) && suggestions.length === 0)) return null
  return (
    <Alert announce="polite" className={styles.note}>
      <p>
        {readAs === 'typo' && `${t('place.notFound', { typed })} `}
        {name ? <b>{showing(name)}</b> : t('place.several')}{' '}
        {name && suggestions.length > 0 && t('place.another')}
        {readAs === 'typo' && suggestions.length === 0 && t('place.addState')}
      </p>
      <PlaceLinks places={suggestions} linkTo={linkTo} />
    </Alert>
  )
}

type PlaceLinksProps = { places: readonly Municipality[]; linkTo: PlaceNoteProps['linkTo'] }

/** The same search in other cities. */
export function PlaceLinks({ places, linkTo }: PlaceLinksProps) {
  if (places.length === 0) return null
  return (
    <Chips className={styles.links}>
      {places.map((place) => (
        <Chip key={place.code} render={linkTo(place)}>
          {`${place.name}, ${place.state}`}
        </Chip>
      ))}
    </Chips>
  )
}
