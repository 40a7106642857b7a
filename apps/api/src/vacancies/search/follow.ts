import { hourMs } from '@trilha/contracts/shared/durations'
import type { Database } from '../../platform/db/database.ts'
import type { Listener } from '../../platform/db/listen.ts'
import { isDatabaseUnavailable } from '../../platform/db/outage.ts'
import type { Log } from '../../platform/log.ts'
import type { SearchIndex } from '../../search/searchIndex.ts'
import type { IndexedVacancy } from '../../search/searchIndex.types.ts'
import { synonymWords } from '../../language/synonyms.ts'
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
} from './search.store.ts'

/** Batch size for vacancies during the build and for changes while following. */
const batchSize = 2000
/** Polling interval in milliseconds. Polling finds the changes whose notification was lost. */
const pollMs = 500
/** Retention of changes in hours; a process that was suspended for longer rebuilds its index. */
const retentionHours = 24
/** The index is compacted above this share and this number of removed vacancies (both). */
const maxWaste = 0.25
const minRemoved = 2000

type Deps = { db: Database; listener: Pick<Listener, 'on'>; log: Log; index: SearchIndex }

export type Follower = {
  ready: () => boolean
  /** The index contains all changes committed before so many seconds ago. */
  lagSeconds: () => number
  /** Duration of the last build; null before the first one is done. */
  buildSeconds: () => number | null
  /** Resolves when the index contains all changes committed before the call. */
  catchUp: () => Promise<void>
  /** Adds the missing words of these texts to the lexicon. Builds the index first, if needed. */
  learn: (texts: string[]) => Promise<void>
  stop: () => Promise<void>
}

/** Fills the index with the open vacancies and then follows the change log until stopped. */
export async function followVacancies({ db, listener, log, index }: Deps): Promise<Follower> {
  let built = false
  let buildSeconds: number | null = null
  let stopped = false
  let watermark: Watermark = '0'
  /** Changes at or above the watermark that are already in the index. */
  let appliedPositions = new Set<number>()
  let lastAppliedAt = Date.now()
  let lastPrunedAt = Date.now()
  let failing = false

  const build = async () => {
    const begun = performance.now()
    index.clear()
    appliedPositions = new Set()
    // Read before the first row, so that later commits are found in the change log.
    watermark = await selectWatermark(db)
    index.learn(await selectLexicon(db))
    await learnWords(db, index, [synonymWords()])
    for (let last = 0; !stopped;) {
      const vacancies = await selectOpenAfter(db, last, batchSize)
      await addToIndex(db, index, vacancies)
      if (vacancies.length < batchSize) break
      last = vacancies.at(-1)!.id
    }
    index.warmUp()
    built = !stopped
    if (built) buildSeconds = (performance.now() - begun) / 1000
    log.info({ vacancies: index.size }, 'search index built')
  }

  const applyChanges = async () => {
    const begunAt = Date.now()
    let next: Watermark | null = null
    let after: Change | null = null
    const positions = new Set<number>()
    while (!stopped) {
      const page = await selectChanges(db, watermark, after, batchSize)
      // The next watermark is the xmin of the first page's snapshot: all changes that this snapshot
      // does not see are at or above it.
      next ??= page.watermark
      const fresh = page.changes.filter(({ position }) => !appliedPositions.has(position))
      await reindex(db, index, [...new Set(fresh.map(({ vacancyId }) => vacancyId))])
      for (const { position } of page.changes) positions.add(position)
      if (page.changes.length < batchSize) break
      after = page.changes.at(-1)!
    }
    if (next === null || stopped) return
    watermark = next
    appliedPositions = positions
    lastAppliedAt = begunAt
  }

  const maintain = async () => {
    // Not awaited, so that new vacancies do not wait for the compaction.
    if (index.waste > maxWaste && index.size * index.waste > minRemoved)
      index.compact().catch((error: Error) => log.error({ reason: error.message }, 'compaction'))
    if (Date.now() - lastPrunedAt < hourMs) return
    lastPrunedAt = Date.now()
    await deleteOldChanges(db, retentionHours)
  }

  const refresh = async () => {
    try {
      const wasSuspended = Date.now() - lastAppliedAt > (retentionHours - 1) * hourMs
      if (!built || wasSuspended) await build()
      if (stopped) return
      await applyChanges()
      await maintain()
      failing = false
    } catch (error) {
      // Logged once per outage, not at each poll; the platform logs a lost database.
      if (!failing && !stopped && !isDatabaseUnavailable(error))
        log.warn({ reason: (error as Error).message }, 'search index waits')
      failing = true
      throw error
    }
  }

  const refreshOnce = oneAtATime(refresh)
  const wake = () => {
    if (!stopped) refreshOnce().catch(() => undefined)
  }
  await listener.on('vacancy_changed', wake)
  const poll = setInterval(wake, pollMs)
  poll.unref()
  wake()
  return {
    ready: () => built,
    lagSeconds: () => (Date.now() - lastAppliedAt) / 1000,
    buildSeconds: () => buildSeconds,
    catchUp: refreshOnce,
    learn: async (texts) => {
      if (!built) await refreshOnce()
      await learnWords(db, index, texts)
    },
    stop: async () => {
      stopped = true
      clearInterval(poll)
      await refreshOnce.idle()
    },
  }
}

type SerialTask = (() => Promise<void>) & { idle: () => Promise<void> }

/**
 * Returns a function that never runs `work` twice at the same time. Each call resolves with a run
 * that started after the call; waiting calls share one run.
 */
function oneAtATime(work: () => Promise<void>): SerialTask {
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

/** Updates the index with the current state of these vacancies. Idempotent. */
async function reindex(db: Database, index: SearchIndex, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const open = await selectOpen(db, ids)
  const found = new Set(open.map(({ id }) => id))
  for (const id of ids) if (!found.has(id)) index.remove(id)
  await addToIndex(db, index, open)
}

async function addToIndex(
  db: Database,
  index: SearchIndex,
  vacancies: IndexedVacancy[],
): Promise<void> {
  await learnWords(
    db,
    index,
    vacancies.flatMap(({ title, keywords }) => [title, keywords]),
  )
  for (const vacancy of vacancies) index.add(vacancy)
}

/** Adds missing words of these texts to the lexicon, in the database and in the index. */
async function learnWords(db: Database, index: SearchIndex, texts: string[]): Promise<void> {
  const missing = new Map<string, string>()
  for (const text of texts)
    for (const [word, accented] of index.missingWords(text))
      if (!missing.has(word) || accented !== word) missing.set(word, accented)
  if (missing.size > 0) index.learn(await addToLexicon(db, missing))
}
