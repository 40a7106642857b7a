import { livePipelineEvent, type LivePipeline } from '@trilha/contracts/pipeline/board'
import { connectLive } from '@trilha/web/data/live.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { notificationKeys } from '@trilha/web/notifications/notifications.keys.ts'
import {
  partialMatchKey,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LoadedCards } from './board/board.cache.ts'
import { pipelineKeys } from './pipeline.keys.ts'

/** Several events within this time cause one refetch. */
const batchMs = 250

/**
 * Queries about one person. Each fetch is recorded as a view, so they are refetched only after an
 * event about that person.
 */
const recordedAsView = [pipelineKeys.allApplications, pipelineKeys.allProfiles]
/** Lists of many people: every event concerns them. */
const lists = [pipelineKeys.allVacancies, pipelineKeys.allInboxes, pipelineKeys.allReviews]

const isAmong = (key: QueryKey, prefixes: readonly QueryKey[]) =>
  prefixes.some((prefix) => partialMatchKey(key, prefix))

/** True if a query must be refetched after an event; a null `applicationId` means all people. */
export function concerns(key: QueryKey, { vacancyId, applicationId }: LivePipeline): boolean {
  if (!partialMatchKey(key, pipelineKeys.all)) return false
  // Column pages are handled separately in `updateColumnPages`.
  if (partialMatchKey(key, pipelineKeys.allBoardColumns)) return false
  const [, , id] = key
  return applicationId === null || isAmong(key, lists) || id === vacancyId || id === applicationId
}

/**
 * A column with at most this many loaded pages is refetched completely. From a longer column, only
 * the person of the event is removed.
 */
const maxPages = 4

function updateColumnPages(client: QueryClient, { vacancyId, applicationId }: LivePipeline): void {
  const all = client.getQueryCache().findAll({ queryKey: pipelineKeys.boardColumnsOf(vacancyId) })
  for (const { queryKey, state } of all) {
    const data = state.data as InfiniteData<LoadedCards> | undefined
    if (!data) continue
    if (data.pages.length <= maxPages || applicationId === null)
      void client.invalidateQueries({ queryKey, exact: true })
    else
      client.setQueryData<InfiniteData<LoadedCards>>(queryKey, {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.filter(({ id }) => id !== applicationId),
        })),
      })
  }
}

/** Refetches recruiting data after live events from colleagues and candidates. */
export function usePipelineLive(): void {
  const client = useQueryClient()
  const { user } = useStartedSession(2)
  const id = user?.id
  const typeUser = user?.typeUser
  useEffect(() => {
    if (id === undefined || typeUser === undefined) return undefined
    let events: LivePipeline[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetch = () => {
      const batch = events
      events = []
      for (const event of batch) updateColumnPages(client, event)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => batch.some((event) => concerns(queryKey, event)),
      })
    }
    const stop = connectLive(
      { id, typeUser },
      (missed) => {
        void client.invalidateQueries({ queryKey: notificationKeys.all })
        void client.invalidateQueries({
          predicate: ({ queryKey }) =>
            partialMatchKey(queryKey, pipelineKeys.all) &&
            (missed || !isAmong(queryKey, recordedAsView)),
        })
      },
      {
        [livePipelineEvent]: (event) => {
          events.push(event as LivePipeline)
          clearTimeout(timer)
          timer = setTimeout(refetch, batchMs)
        },
      },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, id, typeUser])
}
