import type {
  ApplicationView,
  DecisionMessageReply,
} from '@trilha/contracts/applications/applications'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type { OwnMessage } from '@trilha/contracts/pipeline/messages'
import type { StageKind } from '@trilha/contracts/vacancies/enums'

/** A step of the trail, shown as a small line. */
export type ThreadEvent =
  | 'applied'
  | 'sent'
  | 'approved'
  | Extract<ApplicationState, 'hired' | 'withdrawn' | 'expired' | 'vacancy_cancelled'>

/** One entry of the conversation. */
export type ThreadEntry = { id: string; at: string } & (
  | { type: 'event'; event: ThreadEvent; stage: { kind: StageKind; title: string } | null }
  | { type: 'letter'; letter: DecisionMessageReply }
  | { type: 'message'; message: OwnMessage }
)

type Application = Pick<
  ApplicationView,
  'state' | 'appliedAt' | 'lastMovementAt' | 'decisionMessages'
> & {
  stages: readonly Pick<
    ApplicationView['stages'][number],
    'id' | 'kind' | 'title' | 'state' | 'submittedAt' | 'decidedAt' | 'decidedBy'
  >[]
}

/**
 * Everything that was said and done in an application, the oldest first.
 * @param messages the newest messages, in any order.
 * @param isComplete false if there are older messages: earlier entries wait for them.
 */
export function threadOf(
  application: Application,
  messages: readonly OwnMessage[],
  isComplete: boolean,
): ThreadEntry[] {
  const said = messages.map((message): ThreadEntry => ({
    id: message.id,
    at: message.at,
    type: 'message',
    message,
  }))
  const since = isComplete ? '' : (said.map(({ at }) => at).toSorted()[0] ?? '')
  return [...eventsOf(application), ...lettersOf(application), ...said]
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

function eventsOf(application: Application): ThreadEntry[] {
  const { appliedAt, lastMovementAt, state, stages } = application
  const applied = event('applied', appliedAt)
  const steps = stages.flatMap((stage) => {
    // The letter with the offer says it.
    const isApproved = stage.state === 'approved' && stage.kind !== 'offer'
    // A rule decides in the same moment, so that one line is enough.
    const isSent = !isApproved || stage.decidedBy !== 'rule'
    return [
      ...(isSent && stage.submittedAt ? [event('sent', stage.submittedAt, stage)] : []),
      ...(isApproved && stage.decidedAt ? [event('approved', stage.decidedAt, stage)] : []),
    ]
  })
  const end = endings.find((ending) => ending === state)
  return [applied, ...steps, ...(end ? [event(end, lastMovementAt)] : [])]
}

/** A rejection has no event: its letter says it. */
const endings = ['hired', 'withdrawn', 'expired', 'vacancy_cancelled'] as const

const event = (
  name: ThreadEvent,
  at: string,
  stage: { id: string; kind: StageKind; title: string } | null = null,
): ThreadEntry => ({
  id: `${name} ${stage?.id ?? ''}`,
  at,
  type: 'event',
  event: name,
  stage,
})

const lettersOf = ({ decisionMessages }: Application): ThreadEntry[] =>
  decisionMessages.map((letter) => ({
    id: `${letter.kind} ${letter.at}`,
    at: letter.at,
    type: 'letter',
    letter,
  }))

export type Writer = { name: string; role: string }

/** The people of the company who wrote, the last one first. */
export function writersOf(thread: readonly ThreadEntry[]): Writer[] {
  const writers = new Map<string, Writer>()
  for (const entry of thread.toReversed()) {
    const writer =
      entry.type === 'letter'
        ? { name: entry.letter.from, role: entry.letter.role }
        : entry.type === 'message'
          ? entry.message.author
          : null
    if (writer && !writers.has(writer.name)) writers.set(writer.name, writer)
  }
  return [...writers.values()]
}
