import { useSearchParams } from 'react-router'

/** The vacancy in the address whose trail asked for this; 0 if there is none. */
export function useAskedVacancy(): number {
  const id = useSearchParams()[0].get('vacancy') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}
