import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { Mark } from '@trilha/contracts/vacancies/enums'
import {
  clearClosedMarks,
  listMarks,
  markVacancy,
  unmarkVacancy,
} from '@trilha/contracts/vacancies/marks'
import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useErrorText } from '../../auth/useErrorText.ts'
import { vacancyKeys } from '../vacancies.keys.ts'
import { markKeys } from './marks.keys.ts'

export const marksQuery = queryOptions({
  queryKey: markKeys.list,
  queryFn: ({ signal }) => call(listMarks, {}, { signal }),
})

/** A mark to set, or null to take it away. */
type MarkChange = BodyOf<typeof markVacancy> | null

/**
 * The user's mark on a vacancy and the function that changes it. Every card of the vacancy shows
 * the change at once. Without a connection it is sent when the connection is back; any other
 * failure takes it back and says so.
 */
export function useMark(vacancy: Pick<VacancyCard, 'id' | 'mark'>) {
  const client = useQueryClient()
  const errorText = useErrorText()
  const queryKey = markKeys.changed(vacancy.id)
  const { data: changed } = useQuery<Mark | null>({ queryKey, queryFn: skipToken })
  const mark = changed === undefined ? vacancy.mark : changed
  const { mutate } = useMutation({
    mutationFn: (to: MarkChange) =>
      to === null
        ? call(unmarkVacancy, { params: { id: vacancy.id } })
        : call(markVacancy, { params: { id: vacancy.id }, body: to }),
    // In the order of the presses, also after a reconnect.
    scope: { id: `mark-${vacancy.id}` },
    networkMode: 'online',
    retry: (count, error) => count < 2 && error instanceof CallError && error.status === 0,
    onMutate: (to) => {
      client.setQueryData(queryKey, to?.mark ?? null)
      return mark
    },
    onError: (error, to, before) => {
      // A later press has changed it again.
      if (client.getQueryData(queryKey) === (to?.mark ?? null))
        client.setQueryData(queryKey, before ?? null)
      toast.error(errorText(error))
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: markKeys.list })
      // Not reloaded now: the results stay in place while the user looks at them.
      void client.invalidateQueries({ queryKey: vacancyKeys.all, refetchType: 'none' })
    },
  })
  return { mark, change: mutate }
}

/** Forgets the saved vacancies that have closed. */
export function useClearClosed() {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => call(clearClosedMarks, {}),
    onError: (error) => toast.error(errorText(error)),
    onSuccess: () => {
      client.removeQueries({ queryKey: markKeys.anyChanged })
      return client.invalidateQueries({ queryKey: markKeys.list })
    },
  })
}
