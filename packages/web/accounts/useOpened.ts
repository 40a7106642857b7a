import { useSearchParams } from 'react-router'

/** What is open over a page, of what can be; the address says which (`?open=email`). */
export function useOpened<Opened extends string>(
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
