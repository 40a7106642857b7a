import type { Extension } from '@trilha/contracts/applications/applications'
import { isFinal, mayAskExtension, toDo } from '@trilha/contracts/applications/states'
import type { Answer, Test } from '@trilha/contracts/assessments/assessments'
import type { AnswerFile, Item } from '@trilha/contracts/assessments/items'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import type { Storage } from '../platform/storage/storage.ts'
import { isPastDeadline, itemEnd } from './taking/clock.ts'
import type {
  AnswerRecord,
  AttemptRecord,
  FileRecord,
  ItemRecord,
  TestStageRecord,
  TestSettings,
} from './assessments.store.ts'

/** The data from which the reply for a test is built. */
export type TestParts = {
  head: TestStageRecord
  settings: TestSettings
  attempt: AttemptRecord | undefined
  /** The drawn items in this person's order; before the start, all items that can be drawn. */
  items: readonly ItemRecord[]
  itemCount: number
  answers: readonly AnswerRecord[]
  files: readonly FileRecord[]
}

/** A test for the candidate, without keys. A custom test contains no questions before its start. */
export async function presentTest(parts: TestParts, storage: Storage, now: Date): Promise<Test> {
  const { head, settings, attempt, items, answers, files } = parts
  const isHidden = head.kind === 'custom' && !attempt
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
    items: isHidden
      ? []
      : items.map((item, i) => presentItem(item, i + 1, attempt, byItem.get(item.id))),
    answers: answers.filter((answer) => answer.savedAt !== null).map(presentAnswer),
    files: await Promise.all(files.map((file) => presentFile(file, storage))),
    extension: presentExtension(head.extension),
    score: head.score,
    can: presentCan(parts, now),
  }
}

/** One question; the content of a timed question is null until the candidate opens it. */
export function presentItem(
  item: ItemRecord,
  position: number,
  attempt: AttemptRecord | undefined,
  answer: AnswerRecord | undefined,
): Item {
  const factor = attempt?.timeFactor ?? 1
  const isTimed = item.seconds !== null
  const shownAt = isTimed ? (answer?.shownAt ?? null) : null
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
    content: isTimed && !shownAt ? null : { prompt, help, options },
  }
}

export function presentAnswer(answer: AnswerRecord): Answer {
  const { itemId, value, revision, savedAt } = answer
  return { itemId, value, revision, savedAt: instant(savedAt) }
}

/** A file with a signed URL that expires. */
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
  const canAsk = mayAskExtension(
    { state: head.applicationState },
    { state: head.state, hasDeadline: head.dueAt !== null },
  )
  const isPending = head.extension !== null && head.extension.answeredAt === null
  const notStarted: ErrorId | null = head.kind === 'custom' && !attempt ? 'start-needed' : null
  return {
    start: permission(attempt ? 'stage-not-open' : closedReason),
    answer: permission(closedReason ?? notStarted),
    // After the end of the time, the candidate may still send the saved answers.
    submit: permission((closedReason === 'time-over' ? null : closedReason) ?? notStarted),
    askExtension: permission(canAsk ? (isPending ? 'extension-pending' : null) : 'stage-not-open'),
  }
}

function closedReasonOf(
  head: TestStageRecord,
  attempt: AttemptRecord | undefined,
  now: Date,
): ErrorId | null {
  if (isFinal(head.applicationState)) return 'stage-not-open'
  if (head.state === 'expired') return 'deadline-passed'
  if (!toDo.includes(head.state)) return 'stage-not-open'
  if (attempt?.endsAt) return isPastDeadline(attempt.endsAt, now) ? 'time-over' : null
  return head.dueAt !== null && head.dueAt < now ? 'deadline-passed' : null
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null
