import { liveDeskEvent, type LiveDesk } from '@trilha/contracts/desk.board'
import { connectLive } from '@trilha/web/data/live.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import {
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Shown } from './board.cache.ts'

/** Several movements at once are one reading. */
const togetherMs = 250

/** Reading these counts as looking at the person: only for what may have happened to them. */
const watched = new Set(['application', 'profile'])
/** Of many people: what happens to one concerns them all. */
const lists = new Set(['vacancies', 'inbox', 'reviews'])

/** True for what has to be read again after something happened to one person, or (null) to all. */
export function concerns(key: QueryKey, { vacancyId, applicationId }: LiveDesk): boolean {
  const [desk, what, id] = key
  if (desk !== 'desk') return false
  // Pages of a column are many: `readPages` has its own way with them.
  if (what === 'boardColumn') return false
  return (
    applicationId === null || lists.has(String(what)) || id === vacancyId || id === applicationId
  )
}

/** Pages of a column that are read again as a whole; out of more, only who moved is taken. */
const mostPages = 4

function readPages(client: QueryClient, { vacancyId, applicationId }: LiveDesk): void {
  const all = client.getQueryCache().findAll({ queryKey: ['desk', 'boardColumn', vacancyId] })
  for (const { queryKey, state } of all) {
    const data = state.data as InfiniteData<Shown> | undefined
    if (!data) continue
    if (data.pages.length <= mostPages || applicationId === null)
      void client.invalidateQueries({ queryKey, exact: true })
    else
      client.setQueryData<InfiniteData<Shown>>(queryKey, {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.filter(({ id }) => id !== applicationId),
        })),
      })
  }
}

/** Keeps every screen of the desk in step with what colleagues and candidates do. */
export function useDeskLive(): void {
  const client = useQueryClient()
  const { user } = useStartedSession(2)
  const id = user?.id
  const typeUser = user?.typeUser
  useEffect(() => {
    if (id === undefined || typeUser === undefined) return undefined
    let heard: LiveDesk[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      const now = heard
      heard = []
      for (const about of now) readPages(client, about)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => now.some((about) => concerns(queryKey, about)),
      })
    }
    const stop = connectLive(
      { id, typeUser },
      (missed) => {
        void client.invalidateQueries({ queryKey: ['notifications'] })
        void client.invalidateQueries({
          predicate: ({ queryKey: [desk, what] }) =>
            desk === 'desk' && (missed || !watched.has(String(what))),
        })
      },
      {
        [liveDeskEvent]: (about) => {
          heard.push(about as LiveDesk)
          clearTimeout(timer)
          timer = setTimeout(read, togetherMs)
        },
      },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, id, typeUser])
}
