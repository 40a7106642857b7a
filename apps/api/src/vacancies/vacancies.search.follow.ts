import type { Database } from '../platform/db/database.ts'
import type { Listener } from '../platform/db/listen.ts'
import { isDatabaseAway } from '../platform/db/outage.ts'
import type { Log } from '../platform/log.ts'
import type { SearchIndex } from './search/searchIndex.ts'
import type { IndexedVacancy } from './search/searchIndex.types.ts'
import { synonymWords } from './search/synonyms.ts'
import {
  addToLexicon,
  deleteOldChanges,
  selectChanges,
  selectLexicon,
  selectOpen,
  selectOpenAfter,
  selectWatermark,
  type Change,
  type Watermark,
} from './vacancies.search.store.ts'

/** Vacancies read at a time while building, and changes while following. */
const batch = 2000
/** Repairs what a notification missed. */
const pollMs = 500
/** Changes are kept for this long; a process that slept longer builds anew. */
const keptHours = 24
const hourMs = 3_600_000
/** Part of the index that may be taken up by removed vacancies, beyond the first few. */
const mostWaste = 0.25
const fewDead = 2000

type Parts = { db: Database; listener: Pick<Listener, 'on'>; log: Log; index: SearchIndex }

export type Follower = {
  ready: () => boolean
  /** Resolves when the index holds all that was committed before the call. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

/** Fills the index with the open vacancies and then follows the change log until stopped. */
export async function followVacancies({ db, listener, log, index }: Parts): Promise<Follower> {
  let built = false
  let stopped = false
  let watermark: Watermark = '0'
  /** Changes above the watermark that are in the index already. */
  let seen = new Set<number>()
  let lastPull = Date.now()
  let lastPrune = Date.now()
  let failing = false

  const build = async () => {
    index.clear()
    seen = new Set()
    // Before the first row is read: whatever commits from here on is in the log.
    watermark = await selectWatermark(db)
    index.learn(await selectLexicon(db))
    await teach(db, index, [synonymWords()])
    for (let last = 0; !stopped;) {
      const vacancies = await selectOpenAfter(db, last, batch)
      await takeIn(db, index, vacancies)
      if (vacancies.length < batch) break
      last = vacancies.at(-1)!.id
    }
    index.settle()
    built = !stopped
    log.info({ vacancies: index.size }, 'search index built')
  }

  const pull = async () => {
    let next: Watermark | null = null
    let after: Change | null = null
    const met = new Set<number>()
    while (!stopped) {
      const page = await selectChanges(db, watermark, after, batch)
      // The first page's snapshot decides: what it couldn't see is at or above its xmin.
      next ??= page.watermark
      const fresh = page.changes.filter(({ position }) => !seen.has(position))
      await apply(db, index, [...new Set(fresh.map(({ vacancyId }) => vacancyId))])
      for (const { position } of page.changes) met.add(position)
      if (page.changes.length < batch) break
      after = page.changes.at(-1)!
    }
    if (next === null || stopped) return
    watermark = next
    seen = met
    lastPull = Date.now()
  }

  const tend = async () => {
    // Not waited for: what is published meanwhile must not wait either.
    if (index.waste > mostWaste && index.size * index.waste > fewDead)
      index.compact().catch((error: Error) => log.error({ reason: error.message }, 'compaction'))
    if (Date.now() - lastPrune < hourMs) return
    lastPrune = Date.now()
    await deleteOldChanges(db, keptHours)
  }

  const round = async () => {
    try {
      const slept = Date.now() - lastPull > (keptHours - 1) * hourMs
      if (!built || slept) await build()
      if (stopped) return
      await pull()
      await tend()
      failing = false
    } catch (error) {
      // Logged once, not twice a second; the platform logs that the database is away.
      if (!failing && !stopped && !isDatabaseAway(error))
        log.warn({ reason: (error as Error).message }, 'search index waits')
      failing = true
      throw error
    }
  }

  const rounds = oneAtATime(round)
  const wake = () => {
    if (!stopped) rounds().catch(() => undefined)
  }
  await listener.on('vacancy_changed', wake)
  const poll = setInterval(wake, pollMs)
  poll.unref()
  wake()
  return {
    ready: () => built,
    catchUp: rounds,
    stop: async () => {
      stopped = true
      clearInterval(poll)
      await rounds.idle()
    },
  }
}

type Rounds = (() => Promise<void>) & { idle: () => Promise<void> }

/**
 * Runs `work` one at a time. Each call resolves with a run that began after it; calls that wait share
 * one run.
 */
function oneAtATime(work: () => Promise<void>): Rounds {
  let running: Promise<void> | null = null
  let waiting: Promise<void> | null = null
  const start = (): Promise<void> => {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }
  const call = (): Promise<void> => {
    if (!running) return start()
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = null
        return start()
      })
    return waiting
  }
  return Object.assign(call, {
    idle: async () => {
      await running?.catch(() => undefined)
      await waiting?.catch(() => undefined)
    },
  })
}

/** Puts the present state of these vacancies into the index. Safe to do twice. */
async function apply(db: Database, index: SearchIndex, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const open = await selectOpen(db, ids)
  const found = new Set(open.map(({ id }) => id))
  for (const id of ids) if (!found.has(id)) index.remove(id)
  await takeIn(db, index, open)
}

async function takeIn(
  db: Database,
  index: SearchIndex,
  vacancies: IndexedVacancy[],
): Promise<void> {
  await teach(
    db,
    index,
    vacancies.flatMap(({ title, keywords }) => [title, keywords]),
  )
  for (const vacancy of vacancies) index.add(vacancy)
}

/** Sees to it that the lexicon holds the words of these texts, here and in the database. */
async function teach(db: Database, index: SearchIndex, texts: string[]): Promise<void> {
  const missing = new Map<string, string>()
  for (const text of texts)
    for (const [word, accented] of index.missingWords(text))
      if (!missing.has(word) || accented !== word) missing.set(word, accented)
  if (missing.size > 0) index.learn(await addToLexicon(db, missing))
}
