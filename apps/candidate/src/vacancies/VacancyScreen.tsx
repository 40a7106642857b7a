import { useParams } from 'react-router'
import type { Handle } from '../root.tsx'
import { VacancyLoaded } from './VacancyLoaded.tsx'

export const handle = { namespaces: ['vacancies'] } satisfies Handle

/** A vacancy found by searching. */
export default function VacancyScreen() {
  const { selectiveProcessId } = useParams()
  return <VacancyLoaded id={selectiveProcessId} source="search" />
}
