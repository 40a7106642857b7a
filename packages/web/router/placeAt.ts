/** The addresses at which a menu entry is the current one. */
export type PlaceAddresses = {
  exactly?: readonly string[]
  /** Including all addresses below, by whole segments: `/contas` is not below `/conta`. */
  within?: readonly string[]
}

/** The menu entry of an address: at most one. */
export function placeAt<Id extends string>(
  pathname: string,
  places: Readonly<Record<Id, PlaceAddresses>>,
): Id | undefined {
  const path = withSlash(pathname)
  return (Object.keys(places) as Id[]).find((id) => {
    const { exactly = [], within = [] } = places[id]
    return (
      exactly.some((address) => path === withSlash(address)) ||
      within.some((address) => path.startsWith(withSlash(address)))
    )
  })
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`)
