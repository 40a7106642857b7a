import { failureOf } from '@trilha/web/form/Failure.tsx'
import type { ActResult } from '@trilha/contracts/pipeline/acts'
import { maxAtOnce, type BoardCard } from '@trilha/contracts/pipeline/board'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { arrived, movedTo, type Arrivals, type LoadedCards } from '../board.cache.ts'
import { sendMoves, type Board } from '../board.data.ts'
import { pipelineKeys } from '../../pipeline.keys.ts'
import { timeFor, useUndo } from './useUndo.ts'

/** Target column with its display title. */
export type Target = { id: string; title: string }

/**
 * Moves people to another column: optimistic update, server request, notification with undo. Until
 * the undo ends they stay on top of the column. People who could not be moved go back and are
 * named.
 */
export function useMoving(vacancyId: number) {
  const { t } = useTranslation(['board', 'common'])
  const client = useQueryClient()
  const notifyWithUndo = useUndo(vacancyId)
  const [arrivals, setArrivals] = useState<Arrivals>(new Map())
  const settle = (ids: Iterable<string>) =>
    setArrivals((before) => {
      const gone = new Set(ids)
      return new Map([...before].filter(([id]) => !gone.has(id)))
    })
  const boards = { queryKey: pipelineKeys.boardsOf(vacancyId) }
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries(boards),
      client.invalidateQueries({ queryKey: pipelineKeys.vacancy(vacancyId) }),
      client.invalidateQueries({ queryKey: pipelineKeys.allApplications }),
      client.invalidateQueries({ queryKey: pipelineKeys.comparisonsOf(vacancyId) }),
    ])

  const show = (ids: Set<string>, to: string, known?: Map<string, ActResult>) => {
    client.setQueriesData<Board>(
      boards,
      (board) => board && { ...board, columns: movedTo(board.columns, ids, to, known) },
    )
    client.setQueriesData<InfiniteData<LoadedCards>>(
      { queryKey: pipelineKeys.boardColumnsOf(vacancyId) },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            rows: page.rows.filter(({ id }) => !ids.has(id)),
          })),
        },
    )
  }

  const failed = (error: unknown) => toast.error(t(`common:errors.${failureOf(error)}`))

  async function move(cards: readonly BoardCard[], to: Target): Promise<void> {
    const going = cards.filter((card) => card.moves.includes(to.id)).slice(0, maxAtOnce)
    if (going.length === 0) return
    const ids = new Set(going.map(({ id }) => id))
    await client.cancelQueries(boards)
    show(ids, to.id)
    settle(ids)
    try {
      const { results } = await sendMoves(
        vacancyId,
        to.id,
        going.map(({ id, version }) => ({ id, version })),
      )
      const done = results.filter(({ refused }) => refused === null)
      const name = going.find(({ id }) => id === done[0]?.id)?.candidate.name ?? ''
      setArrivals(
        (before) =>
          new Map([
            ...done.flatMap((result) => {
              const card = going.find(({ id }) => id === result.id)
              return card ? [[card.id, arrived(card, to.id, result)] as const] : []
            }),
            ...before,
          ]),
      )
      setTimeout(() => settle(done.map(({ id }) => id)), timeFor(done))
      if (done.length > 0)
        notifyWithUndo(t('move.done', { count: done.length, name, column: to.title }), done, () =>
          settle(done.map(({ id }) => id)),
        )
      for (const { id, refused } of results.filter((result) => result.refused !== null))
        toast.warning(
          t(`move.refused.${refused ?? 'unexpected'}`, {
            name: going.find((card) => card.id === id)?.candidate.name ?? '',
          }),
        )
    } catch (error) {
      failed(error)
    } finally {
      await readAgain()
    }
  }

  return { move, arrivals }
}
