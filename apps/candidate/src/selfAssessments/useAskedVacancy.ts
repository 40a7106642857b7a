import { useSearchParams } from 'react-router'

/** The vacancy for whose trail the person is here; 0 where they came by themselves. */
export function useAskedVacancy(): number {
  const id = useSearchParams()[0].get('vacancy') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}
