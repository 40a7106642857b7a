import { failureId } from '@trilha/web/form/Failure.tsx'
import type { ActionResult } from '@trilha/contracts/pipeline/acts'
import { maxBulkSize, type BoardCard } from '@trilha/contracts/pipeline/board'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { arrived, movedTo, type Arrivals, type LoadedCards } from '../board.cache.ts'
import { sendMoves, type Board } from '../board.data.ts'
import { pipelineKeys } from '../../pipeline.keys.ts'
import { toastDuration, useUndo } from './useUndo.ts'

/** Target column with its display title. */
export type Target = { id: string; title: string }

/**
 * Moves people to another column: optimistic update, server request, notification with undo. Until
 * the time for undo ends, these people stay on top of the column. People who could not be moved go
 * back, and a notification names each of them.
 */
export function useMoving(vacancyId: number) {
  const { t } = useTranslation(['board', 'common'])
  const client = useQueryClient()
  const notifyWithUndo = useUndo(vacancyId)
  const [arrivals, setArrivals] = useState<Arrivals>(new Map())
  const removeArrivals = (ids: Iterable<string>) =>
    setArrivals((before) => {
      const removed = new Set(ids)
      return new Map([...before].filter(([id]) => !removed.has(id)))
    })
  const boards = { queryKey: pipelineKeys.boardsOf(vacancyId) }
  const refetch = () =>
    Promise.all([
      client.invalidateQueries(boards),
      client.invalidateQueries({ queryKey: pipelineKeys.vacancy(vacancyId) }),
      client.invalidateQueries({ queryKey: pipelineKeys.allApplications }),
      client.invalidateQueries({ queryKey: pipelineKeys.comparisonsOf(vacancyId) }),
    ])

  const showMoved = (ids: Set<string>, to: string, results?: Map<string, ActionResult>) => {
    client.setQueriesData<Board>(
      boards,
      (board) => board && { ...board, columns: movedTo(board.columns, ids, to, results) },
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

  const showFailure = (error: unknown) => toast.error(t(`common:errors.${failureId(error)}`))

  async function move(cards: readonly BoardCard[], to: Target): Promise<void> {
    const movable = cards.filter((card) => card.moves.includes(to.id)).slice(0, maxBulkSize)
    if (movable.length === 0) return
    const ids = new Set(movable.map(({ id }) => id))
    await client.cancelQueries(boards)
    showMoved(ids, to.id)
    removeArrivals(ids)
    try {
      const { results } = await sendMoves(
        vacancyId,
        to.id,
        movable.map(({ id, version }) => ({ id, version })),
      )
      const done = results.filter(({ refused }) => refused === null)
      const name = movable.find(({ id }) => id === done[0]?.id)?.candidate.name ?? ''
      setArrivals(
        (before) =>
          new Map([
            ...done.flatMap((result) => {
              const card = movable.find(({ id }) => id === result.id)
              return card ? [[card.id, arrived(card, to.id, result)] as const] : []
            }),
            ...before,
          ]),
      )
      setTimeout(() => removeArrivals(done.map(({ id }) => id)), toastDuration(done))
      if (done.length > 0)
        notifyWithUndo(t('move.done', { count: done.length, name, column: to.title }), done, () =>
          removeArrivals(done.map(({ id }) => id)),
        )
      for (const { id, refused } of results.filter((result) => result.refused !== null))
        toast.warning(
          t(`move.refused.${refused ?? 'unexpected'}`, {
            name: movable.find((card) => card.id === id)?.candidate.name ?? '',
          }),
        )
    } catch (error) {
      showFailure(error)
    } finally {
      await refetch()
    }
  }

  return { move, arrivals }
}
