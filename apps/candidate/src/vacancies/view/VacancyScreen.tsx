import { useParams, useSearchParams } from 'react-router'
import { OneMoreStep } from '../apply/OneMoreStep.tsx'
import { InvitationLetter } from '../../notifications/InvitationLetter.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { VacancyLoaded } from './VacancyLoaded.tsx'

export const handle = { namespaces: ['vacancies', 'collection'] } satisfies Handle

/** A vacancy opened from the search or from an invitation (`?isNotification=y`). */
export default function VacancyScreen() {
  const { selectiveProcessId } = useParams()
  const [params] = useSearchParams()
  const invited = params.get('isNotification') === 'y'
  const fromPage = params.get('origem') === 'pagina'
  return (
    <VacancyLoaded
      id={selectiveProcessId}
      source={invited ? 'invitation' : fromPage ? 'public-page' : 'search'}
      notice={(vacancy) =>
        invited ? (
          <InvitationLetter vacancy={vacancy} />
        ) : (
          fromPage && <OneMoreStep vacancy={vacancy} />
        )
      }
    />
  )
}
