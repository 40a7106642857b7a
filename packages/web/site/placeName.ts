import type { PlaceReading } from '@trilha/contracts/places/places'
import { stateNames } from '@trilha/contracts/places/states'

/** The place that was read, `Contagem, MG` or `Minas Gerais`; null for several and for none. */
export function placeName({ municipality, state }: PlaceReading): string | null {
  if (municipality) return `${municipality.name}, ${municipality.state}`
  return state ? stateNames[state] : null
}
