import { failureOf } from '@trilha/web/form/Failure.tsx'
import type { ActResult } from '@trilha/contracts/desk.acts'
import { onOwnClock } from '@trilha/web/data/call.ts'
import { toast } from '@trilha/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendUndo } from './board.data.ts'

/**
 * Says what was decided about people of a vacancy, and takes it back on request for as long as the
 * server lets it.
 * @returns what is called with the words and with what was done; `before` runs as it is taken back.
 */
export function useUndo(vacancyId: number) {
  const { t } = useTranslation(['desk', 'common'])
  const client = useQueryClient()

  const undo = async (done: readonly ActResult[]) => {
    try {
      const { results } = await sendUndo(
        vacancyId,
        done.map(({ id, version }) => ({ id, version: version ?? 0 })),
      )
      const back = results.filter(({ refused }) => refused === null)
      if (back.length > 0) toast.success(t('undo.done', { count: back.length }))
      if (back.length < results.length) toast.warning(t('undo.notDone', { count: results.length }))
    } catch (error) {
      toast.error(t(`common:errors.${failureOf(error)}`))
    } finally {
      await client.invalidateQueries({ queryKey: ['desk'] })
    }
  }

  return (words: string, done: readonly ActResult[], before?: () => void) =>
    toast.success(words, {
      shownFor: timeFor(done),
      ...(done.some(({ undoUntil }) => undoUntil !== null) && {
        action: {
          label: t('undo.label'),
          run: () => {
            before?.()
            void undo(done)
          },
        },
      }),
    })
}

/** How long all of it can still be taken back, in milliseconds. */
export function timeFor(done: readonly ActResult[]): number {
  const ends = done.flatMap(({ undoUntil }) =>
    undoUntil ? [Date.parse(onOwnClock(undoUntil)) - Date.now()] : [],
  )
  return Math.max(1000, Math.min(...ends, 10_000))
}
