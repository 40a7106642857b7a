import { useSearchParams } from 'react-router'

/** Which page of a list the address names, from 1. */
export function usePage(): number {
  const [search] = useSearchParams()
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
}
