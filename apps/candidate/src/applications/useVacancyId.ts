import { useParams } from 'react-router'

/** The vacancy id in the address; 0 if it is invalid. */
export function useVacancyId(): number {
  const { selectiveProcessId: id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}
