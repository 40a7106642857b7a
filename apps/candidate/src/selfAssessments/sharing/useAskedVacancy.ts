import { useSearchParams } from 'react-router'

/** Id of the vacancy whose trail asks for the self-assessment, from the address; 0 if none does. */
export function useAskedVacancy(): number {
  const id = useSearchParams()[0].get('vacancy') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}
