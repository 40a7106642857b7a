import { useSearchParams } from 'react-router'

/** Which dialog is open, stored in the address (`?open=email`). */
export function useOpenDialog<Opened extends string>(
  windows: readonly Opened[],
): [Opened | null, (opened: Opened | null) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('open')
  const opened = windows.find((known) => known === asked) ?? null
  return [
    opened,
    (next) =>
      setSearch(next === null ? {} : { open: next }, {
        preventScrollReset: true,
        replace: next === null,
      }),
  ]
}
