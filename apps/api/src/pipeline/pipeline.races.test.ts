import { columnOf } from '@trilha/contracts/applications/moves'
import { isFinal } from '@trilha/contracts/applications/states'
import * as board from '@trilha/contracts/pipeline/board'
import { expect, test } from 'vitest'
import { call } from '../../test/client.ts'
import { aRecruiter, aVacancy, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail, decisionMessage, seenByCompany, stored } from '../../test/trails.ts'

/** Number of rounds; `BOARD_ROUNDS=1000` makes a long run. */
const rounds = Number(process.env['BOARD_ROUNDS'] ?? 60)
const p = program({ settings: { UNDO_SECONDS: '60' } })

const currentStates = ['open', 'in_progress', 'submitted', 'not_approved', 'expired', 'extended']
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

type Trail = Awaited<ReturnType<typeof aTrail>>

/** The last version and column of a person that a recruiter saw; it may be outdated. */
type BoardPosition = { version: number; column: string }

/** Moves, undoes or rejects at random, based on what this recruiter last saw. */
async function act(trail: Trail, token: string, seen: BoardPosition) {
  const at = { params: { id: trail.vacancy.id } }
  const who = { id: trail.id, version: seen.version }
  const ended = seen.column === 'finished'
  const dice = Math.random()
  if (ended || dice < 0.35)
    return call(p, board.undoMoves, { ...at, body: { applications: [who] } }, { token })
  if (dice > 0.9) {
    const decisionMessages = [{ ...who, message: decisionMessage }]
    const body = { decision: 'not-approve', confirmed: true, decisionMessages } as const
    return call(p, board.sendAnswers, { ...at, body }, { token })
  }
  const to = pick([...trail.vacancy.stageIds, 'finalist'])
  return call(p, board.moveApplications, { ...at, body: { to, applications: [who] } }, { token })
}

/** The position of the person on the board of this recruiter. */
async function onBoard(trail: Trail, token: string): Promise<BoardPosition> {
  const { body } = await call(
    p,
    board.getBoard,
    { params: { id: trail.vacancy.id }, query: { limit: 50 } },
    { token },
  )
  const cards = body.columns.flatMap((column) => column.rows)
  const own = cards.filter((card) => card.id === trail.id)
  // Never in two columns.
  expect(own).toHaveLength(1)
  return { version: own[0]?.version ?? 0, column: own[0]?.column ?? '' }
}

test(
  `two recruiters move the same person (${rounds} rounds): complete history, one current stage, equal boards`,
  { timeout: 600_000 },
  async () => {
    const vacancy = await aVacancy(p, {
      stages: Array.from({ length: 5 }, () => conversationStage),
    })
    const second = await aRecruiter(p, { companyId: vacancy.companyId })
    const counts = { done: 0, refused: 0, people: 0 }
    let trail: Trail | undefined
    let seen: BoardPosition[] = []
    for (let round = 0; round < rounds; round++) {
      if (!trail) {
        trail = await aTrail(p, { vacancy })
        counts.people++
        seen = []
      }
      const tokens = [trail.recruiter.token, second.token]
      // Sometimes a recruiter acts on an outdated board.
      for (const [i, token] of tokens.entries())
        if (!seen[i] || Math.random() < 0.8) seen[i] = await onBoard(trail, token)
      const person = trail
      const answers = await Promise.all(
        tokens.map((token, i) => act(person, token, seen[i] ?? { version: 1, column: '' })),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const results = answers.flatMap(({ body }) => body.results)
      const succeeded = results.filter(({ refused }) => refused === null)
      counts.done += succeeded.length
      counts.refused += results.length - succeeded.length
      // Both acted on the same version: at most one can succeed.
      if (seen[0]?.version === seen[1]?.version) expect(succeeded.length).toBeLessThan(2)
      for (const { refused } of results)
        expect([
          null,
          'application-changed',
          'transition-not-allowed',
          'nothing-to-undo',
        ]).toContain(refused)

      const { state, replayed } = await stored(p, trail.id)
      expect(state).toEqual(replayed)
      const current = state.stages.filter((stage) => currentStates.includes(stage.state))
      expect(current.length).toBeLessThanOrEqual(1)
      const [mine, theirs] = await Promise.all(tokens.map((token) => onBoard(person, token)))
      expect(mine).toEqual(theirs)
      expect(mine?.column).toBe(columnOf(state))
      const { version } = await seenByCompany(p, trail)
      expect(mine?.version).toBe(version)
      if (isFinal(state.state) && Math.random() < 0.5) trail = undefined
    }
    expect(counts.done).toBeGreaterThan(0)
    expect(counts.refused).toBeGreaterThan(0)
    process.stdout.write(
      `${rounds} rounds on ${counts.people} people: ${counts.done} acts done, ${counts.refused} refused\n`,
    )
  },
)
