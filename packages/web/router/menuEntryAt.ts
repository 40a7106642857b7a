/** The addresses for which a menu entry is marked as current. */
export type MenuEntryAddresses = {
  exactly?: readonly string[]
  /** These addresses and all below them, by segments: `/contas` is not below `/conta`. */
  within?: readonly string[]
}

/** The menu entry of an address; undefined if none matches. */
export function menuEntryAt<Id extends string>(
  pathname: string,
  places: Readonly<Record<Id, MenuEntryAddresses>>,
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
