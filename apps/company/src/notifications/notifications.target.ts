import type { NotificationPart, NotificationRow } from '@trilha/contracts/notifications'
import { paths } from '../paths.ts'

/** The tab of the sheet (`PersonParts`) on which each part stands. */
const tabs: Record<NotificationPart, string> = {
  comments: 'equipe',
  messages: 'mensagens',
  scorecard: 'avaliacao',
}

/** Where a notification leads within the companies' site; null for nowhere. */
export function addressOf({
  applicationId,
  part,
  selectiveProcessId,
}: Pick<NotificationRow, 'applicationId' | 'part' | 'selectiveProcessId'>): string | null {
  if (applicationId !== null)
    return paths.application(applicationId) + (part === null ? '' : `?parte=${tabs[part]}`)
  // Asked about several people at once.
  if (part === 'scorecard') return `${paths.inbox()}?fila=evaluations`
  return selectiveProcessId === null ? null : paths.vacancy(selectiveProcessId)
}
