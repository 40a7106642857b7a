import { useSearchParams } from 'react-router'

/** Page number in the address, from 1. */
export function usePage(): number {
  const [search] = useSearchParams()
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
}
