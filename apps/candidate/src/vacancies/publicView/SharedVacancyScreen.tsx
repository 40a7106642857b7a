import { useSearchParams } from 'react-router'
import type { Handle } from '@trilha/web/router/handle.ts'
import { VacancyLoaded } from '../view/VacancyLoaded.tsx'

export const handle = { namespaces: ['vacancies', 'collection'] } satisfies Handle

/** A vacancy opened by a shared link (`?id=`), for signed-in users. */
export default function SharedVacancyScreen() {
  const [params] = useSearchParams()
  return <VacancyLoaded id={params.get('id')} source="share" />
}
