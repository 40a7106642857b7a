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
      // Without an answer it may be asked again: what was taken back stays so.
      if (failureOf(error) === 'network')
        toast.error(t(timeLeft(done) > 0 ? 'undo.again' : 'undo.unheard'), offer(done))
      else toast.error(t(`common:errors.${failureOf(error)}`))
    } finally {
      await client.invalidateQueries({ queryKey: ['desk'] })
    }
  }

  return (words: string, done: readonly ActResult[], before?: () => void) =>
    toast.success(words, offer(done, before))
}

/** How long what can be taken back can still be, in milliseconds; 0 where nothing can. */
function timeLeft(done: readonly ActResult[]): number {
  const ends = done.flatMap(({ undoUntil }) =>
    undoUntil ? [Date.parse(onOwnClock(undoUntil)) - Date.now()] : [],
  )
  return ends.length === 0 ? 0 : Math.min(...ends)
}

/** How long it is told, in milliseconds: as long as it can be taken back, and long enough to read. */
export const timeFor = (done: readonly ActResult[]): number =>
  Math.min(Math.max(3000, timeLeft(done)), 10_000)
