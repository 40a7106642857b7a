/** Up to here the distance says which town of that name is meant. */
const nearbyKm = 100

/**
 * The town without its state where it lies near the vacancy: "Betim, MG" at 16 km → "Betim".
 * @param km from the vacancy; null where unknown, which leaves the place as it is.
 */
export function shortPlace(place: string | null, km: number | null): string | null {
  if (place === null || km === null || km > nearbyKm) return place
  return place.replace(/, [A-Z]{2}$/, '')
}
