import { useSearchParams } from 'react-router'

/** The key of the mail that led here; empty where the address has none. */
export function useMailKey(): string {
  const [search] = useSearchParams()
  return search.get('key') ?? ''
}
