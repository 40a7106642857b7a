import { useParams } from 'react-router'

/** The vacancy that the address names; 0 where it names none. */
export function useVacancyId(): number {
  const { selectiveProcessId: id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}
