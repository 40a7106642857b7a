/** The addresses at which an entry of a menu is the current one. */
export type PlaceAddresses = {
  exactly?: readonly string[]
  /** With everything below them, by whole segments: `/contas` is not below `/conta`. */
  within?: readonly string[]
}

/** The entry of a menu that an address belongs to: one at most. */
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
