import { failureOf } from '@trilha/web/form/Failure.tsx'
import type { ActResult } from '@trilha/contracts/pipeline/acts'
import { onOwnClock } from '@trilha/web/data/call.ts'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendUndo } from '../board.data.ts'
import { pipelineKeys } from '../../pipeline.keys.ts'

/**
 * Shows a notification after a decision, with an undo button for as long as the server allows it.
 * @returns a function of the text and the results; `before` runs on undo.
 */
export function useUndo(vacancyId: number) {
  const { t } = useTranslation(['pipeline', 'common'])
  const client = useQueryClient()

  const offer = (done: readonly ActResult[], before?: () => void) => ({
    shownFor: timeFor(done),
    ...(timeLeft(done) > 0 && {
      action: {
        label: t('undo.label'),
        run: () => {
          before?.()
          void undo(done)
        },
      },
    }),
  })

  async function undo(done: readonly ActResult[]) {
    try {
      const { results } = await sendUndo(
        vacancyId,
        done.map(({ id, version }) => ({ id, version: version ?? 0 })),
      )
      const back = results.filter(({ refused }) => refused === null)
      if (back.length > 0) toast.success(t('undo.done', { count: back.length }))
      if (back.length < results.length) toast.warning(t('undo.notDone', { count: results.length }))
    } catch (error) {
      // After a network error undo can be tried again: repeating it is safe.
      if (failureOf(error) === 'network')
        toast.error(t(timeLeft(done) > 0 ? 'undo.again' : 'undo.unheard'), offer(done))
      else toast.error(t(`common:errors.${failureOf(error)}`))
    } finally {
      await client.invalidateQueries({ queryKey: pipelineKeys.all })
    }
  }

  return (words: string, done: readonly ActResult[], before?: () => void) =>
    toast.success(words, offer(done, before))
}

/** Remaining undo time in milliseconds; 0 when nothing can be undone. */
function timeLeft(done: readonly ActResult[]): number {
  const ends = done.flatMap(({ undoUntil }) =>
    undoUntil ? [Date.parse(onOwnClock(undoUntil)) - Date.now()] : [],
  )
  return ends.length === 0 ? 0 : Math.min(...ends)
}

/** Duration of the notification in milliseconds: the undo time, but long enough to read. */
export const timeFor = (done: readonly ActResult[]): number =>
  Math.min(Math.max(3000, timeLeft(done)), 10_000)
