import type {
  NotificationPart,
  NotificationRow,
} from '@trilha/contracts/notifications/notifications'
import { paths } from '../paths.ts'

/** Tab of an application (`PersonParts`) that a notification opens, as in the URL. */
const tabs: Record<NotificationPart, string> = {
  comments: 'equipe',
  messages: 'mensagens',
  scorecard: 'avaliacao',
}

/** Link of a notification in the company site; null for none. */
export function addressOf({
  applicationId,
  part,
  selectiveProcessId,
}: Pick<NotificationRow, 'applicationId' | 'part' | 'selectiveProcessId'>): string | null {
  if (applicationId !== null)
    return paths.application(applicationId) + (part === null ? '' : `?parte=${tabs[part]}`)
  // One request for scorecards can be about several people, so it leads to the inbox.
  if (part === 'scorecard') return `${paths.inbox()}?fila=evaluations`
  return selectiveProcessId === null ? null : paths.vacancy(selectiveProcessId)
}
