import { useSearchParams } from 'react-router'

/** The key of a mail link (`?key=`); empty if absent. */
export function useMailKey(): string {
  const [search] = useSearchParams()
  return search.get('key') ?? ''
}
