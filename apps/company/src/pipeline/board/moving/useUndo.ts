import { failureId } from '@trilha/web/form/Failure.tsx'
import type { ActionResult } from '@trilha/contracts/pipeline/acts'
import { toDeviceClock } from '@trilha/web/data/call.ts'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendUndo } from '../board.data.ts'
import { pipelineKeys } from '../../pipeline.keys.ts'

/**
 * Shows a notification after a decision, with an undo button for as long as the server allows it.
 * @returns a function that takes the text, the results, and a callback that runs before an undo.
 */
export function useUndo(vacancyId: number) {
  const { t } = useTranslation(['pipeline', 'common'])
  const client = useQueryClient()

  const toastOptions = (done: readonly ActionResult[], beforeUndo?: () => void) => ({
    shownFor: toastDuration(done),
    ...(timeLeft(done) > 0 && {
      action: {
        label: t('undo.label'),
        run: () => {
          beforeUndo?.()
          void undo(done)
        },
      },
    }),
  })

  async function undo(done: readonly ActionResult[]) {
    try {
      const { results } = await sendUndo(
        vacancyId,
        done.map(({ id, version }) => ({ id, version: version ?? 0 })),
      )
      const undone = results.filter(({ refused }) => refused === null)
      if (undone.length > 0) toast.success(t('undo.done', { count: undone.length }))
      if (undone.length < results.length)
        toast.warning(t('undo.notDone', { count: results.length }))
    } catch (error) {
      // After a network error undo can be tried again: repeating it is safe.
      if (failureId(error) === 'network')
        toast.error(t(timeLeft(done) > 0 ? 'undo.again' : 'undo.unheard'), toastOptions(done))
      else toast.error(t(`common:errors.${failureId(error)}`))
    } finally {
      await client.invalidateQueries({ queryKey: pipelineKeys.all })
    }
  }

  return (text: string, done: readonly ActionResult[], beforeUndo?: () => void) =>
    toast.success(text, toastOptions(done, beforeUndo))
}

/** Remaining undo time in milliseconds; 0 or less when nothing can be undone. */
function timeLeft(done: readonly ActionResult[]): number {
  const ends = done.flatMap(({ undoUntil }) =>
    undoUntil ? [Date.parse(toDeviceClock(undoUntil)) - Date.now()] : [],
  )
  return ends.length === 0 ? 0 : Math.min(...ends)
}

/** Milliseconds to show the notification: the undo time, but at least 3 s and at most 10 s. */
export const toastDuration = (done: readonly ActionResult[]): number =>
  Math.min(Math.max(3000, timeLeft(done)), 10_000)
