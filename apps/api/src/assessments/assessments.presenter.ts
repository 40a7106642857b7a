import type { Extension } from '@trilha/contracts/applications/applications'
import { isFinal, toDo } from '@trilha/contracts/applications/states'
import type { Answer, Test } from '@trilha/contracts/assessments/assessments'
import type { AnswerFile, Item } from '@trilha/contracts/assessments/items'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import type { Storage } from '../platform/storage/storage.ts'
import { isOver, itemEnd } from './taking/clock.ts'
import type {
  AnswerRecord,
  AttemptRecord,
  FileRecord,
  ItemRecord,
  TestHead,
  TestSettings,
} from './assessments.store.ts'

/** The data from which the reply for a test is built. */
export type TestParts = {
  head: TestHead
  settings: TestSettings
  attempt: AttemptRecord | undefined
  /** The drawn items in this person's order; before the start, all items that can be drawn. */
  items: readonly ItemRecord[]
  itemCount: number
  answers: readonly AnswerRecord[]
  files: readonly FileRecord[]
}

/** A test for the candidate: without keys, and, for an unstarted custom test, without questions. */
export async function presentTest(parts: TestParts, storage: Storage, now: Date): Promise<Test> {
  const { head, settings, attempt, items, answers, files } = parts
  const hidden = head.kind === 'custom' && !attempt
  const byItem = new Map(answers.map((answer) => [answer.itemId, answer]))
  return {
    applicationId: head.applicationId,
    stageId: head.stageId,
    kind: head.kind,
    title: head.title,
    instructions: head.instructions,
    minutes: head.minutes,
    eliminatory: settings.eliminatory,
    state: head.state,
    dueAt: instant(head.dueAt),
    submittedAt: instant(head.submittedAt),
    now: now.toISOString(),
    itemCount: parts.itemCount,
    seconds: settings.seconds,
    timedItems: items.some((item) => item.seconds !== null),
    passPercent: settings.passPercent,
    attempt: attempt
      ? {
          startedAt: attempt.startedAt.toISOString(),
          endsAt: instant(attempt.endsAt),
          timeFactor: attempt.timeFactor,
          device: attempt.device,
        }
      : null,
    items: hidden
      ? []
      : items.map((item, i) => presentItem(item, i + 1, attempt, byItem.get(item.id))),
    answers: answers.filter((answer) => answer.savedAt !== null).map(presentAnswer),
    files: await Promise.all(files.map((file) => presentFile(file, storage))),
    extension: presentExtension(head.extension),
    score: head.score,
    can: presentCan(parts, now),
  }
}

/** One question; the content of a timed question is left out until it is opened. */
export function presentItem(
  item: ItemRecord,
  position: number,
  attempt: AttemptRecord | undefined,
  answer: AnswerRecord | undefined,
): Item {
  const factor = attempt?.timeFactor ?? 1
  const timed = item.seconds !== null
  const shownAt = timed ? (answer?.shownAt ?? null) : null
  const { prompt, help, options } = item
  return {
    id: item.id,
    position,
    kind: item.kind,
    required: item.required,
    limits: item.limits,
    points: item.points,
    seconds: item.seconds === null ? null : Math.round(item.seconds * factor),
    shownAt: instant(shownAt),
    endsAt: instant(itemEnd({ seconds: item.seconds, shownAt }, factor, attempt?.endsAt ?? null)),
    content: timed && !shownAt ? null : { prompt, help, options },
  }
}

export function presentAnswer(answer: AnswerRecord): Answer {
  const { itemId, value, revision, savedAt } = answer
  return { itemId, value, revision, savedAt: instant(savedAt) }
}

/** A file with a signed address that expires. */
export async function presentFile(file: FileRecord, storage: Storage): Promise<AnswerFile> {
  const { id, itemId, name, kind, bytes } = file
  return { id, itemId, name, kind, bytes, url: await storage.url(file.file) }
}

/** A request for more time; converts the dates from PostgreSQL's JSON. */
export function presentExtension(row: Extension | null): Extension | null {
  if (!row) return null
  return {
    id: row.id,
    reason: row.reason,
    requestedAt: new Date(row.requestedAt).toISOString(),
    answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt).toISOString(),
    granted: row.granted,
    days: row.days,
    word: row.word,
  }
}

function presentCan({ head, attempt }: TestParts, now: Date): Test['can'] {
  const closedReason = closedReasonOf(head, attempt, now)
  const permission = (reason: ErrorId | null) => ({ allowed: reason === null, reason })
  const canAsk = !isFinal(head.applicationState) && [...toDo, 'expired'].includes(head.state)
  const pending = head.extension !== null && head.extension.answeredAt === null
  const notStarted: ErrorId | null = head.kind === 'custom' && !attempt ? 'start-needed' : null
  return {
    start: permission(attempt ? 'stage-not-open' : closedReason),
    answer: permission(closedReason ?? notStarted),
    // After the end, the saved answers may still be sent, by the person or by the server.
    submit: permission((closedReason === 'time-over' ? null : closedReason) ?? notStarted),
    askExtension: permission(canAsk ? (pending ? 'extension-pending' : null) : 'stage-not-open'),
  }
}

function closedReasonOf(
  head: TestHead,
  attempt: AttemptRecord | undefined,
  now: Date,
): ErrorId | null {
  if (isFinal(head.applicationState)) return 'stage-not-open'
  if (head.state === 'expired') return 'deadline-passed'
  if (!toDo.includes(head.state)) return 'stage-not-open'
  if (attempt?.endsAt) return isOver(attempt.endsAt, now) ? 'time-over' : null
  return head.dueAt !== null && head.dueAt < now ? 'deadline-passed' : null
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null
