/** A point on the Earth, in degrees: north and east are positive. */
export type Point = { latitude: number; longitude: number }

/** Mean radius of the Earth. */
const radiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line distance between two points in kilometres (haversine). */
export function kilometres(from: Point, to: Point): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2)
  const east = Math.sin(radians(to.longitude - from.longitude) / 2)
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  // For antipodes, rounding may give a little more than one.
  const chord = Math.min(1, north * north + across * east * east)
  return 2 * radiusKm * Math.asin(Math.sqrt(chord))
}
