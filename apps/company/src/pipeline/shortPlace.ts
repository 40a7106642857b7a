/** Within this distance the town name is unambiguous without the state. */
const nearbyKm = 100

/**
 * Omits the state of a town near the vacancy: "Betim, MG" at 16 km → "Betim".
 * @param km from the vacancy; null when unknown, then the place is unchanged.
 */
export function shortPlace(place: string | null, km: number | null): string | null {
  if (place === null || km === null || km > nearbyKm) return place
  return place.replace(/, [A-Z]{2}$/, '')
}
