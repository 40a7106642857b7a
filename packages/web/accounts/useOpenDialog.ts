import { useSearchParams } from 'react-router'

/** The open dialog, stored in the address (`?open=email`), and a function to open or close it. */
export function useOpenDialog<DialogId extends string>(
  dialogIds: readonly DialogId[],
): [DialogId | null, (opened: DialogId | null) => void] {
  const [search, setSearch] = useSearchParams()
  const opened = dialogIds.find((id) => id === search.get('open')) ?? null
  return [
    opened,
    (next) =>
      setSearch(next === null ? {} : { open: next }, {
        preventScrollReset: true,
        replace: next === null,
      }),
  ]
}
