import { setTimeout as pause } from 'node:timers/promises'
import { dayMs } from '@trilha/contracts/shared/durations'
import { startChild } from './child.ts'
import { withClient } from './database.ts'
import type { Publish, Published } from './publisher.ts'
import { createRandom, type Random } from '../vacancies/generator.ts'

/**
 * Milliseconds from the commit in one process until another process returns the vacancy; `times` is
 * the number of measurements.
 */
export type Visible = { median: number; max: number; times: number }

/**
 * Publishes vacancies in a second process, and polls the first one until it finds them.
 * @param port of the first process.
 * @param lost suppresses all notifications, so that only the change log is used.
 */
export async function measureVisible(url: string, port: number, lost: boolean): Promise<Visible> {
  const companyId = await prepare(url)
  // Replaces pg_notify with an empty function, for the connections of the publisher only.
  const address = lost ? `${url}?options=-c%20search_path%3Dlost,pg_catalog,public` : url
  const publisher = await startChild<null, Publish, Published>('publisher.ts', {
    url: address,
  })
  const random = createRandom(lost ? 12 : 11)
  const ids: number[] = []
  const delays: number[] = []
  try {
    for (let i = 0; i < 21; i++) {
      // A random delay, because otherwise each commit would follow a poll of the change log.
      await pause(random.below(700))
      const word = uniqueWord(random)
      const closesOn = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10)
      const { id, at } = await publisher.ask({ roleName: `Luthier ${word}`, companyId, closesOn })
      ids.push(id)
      const found = await untilFound(port, word, id)
      // The first run is skipped: it opens connections and prepares statements.
      if (i > 0) delays.push(Math.max(0, found - at))
    }
  } finally {
    await publisher.stop()
    await withClient(url, (client) =>
      client.query('delete from vacancies where id = any($1)', [ids]),
    )
  }
  delays.sort((a, b) => a - b)
  const median = (delays[9]! + delays[10]!) / 2
  return { median, max: delays.at(-1)!, times: delays.length }
}

async function prepare(url: string): Promise<string> {
  return withClient(url, async (client) => {
    await client.query(`
      create schema if not exists lost;
      create or replace function lost.pg_notify(text, text) returns void language sql as ''`)
    const { rows } = await client.query<{ id: string }>('select id from companies limit 1')
    return rows[0]!.id
  })
}

function uniqueWord(random: Random): string {
  const alphabet = 'bcdfghjklmnpqrstvxz'
  return Array.from({ length: 14 }, () => alphabet[random.below(alphabet.length)]).join('')
}

async function untilFound(port: number, word: string, id: number): Promise<number> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const address = `http://127.0.0.1:${port}/api/selectiveProcess/listAll?roleName=${word}`
    const { rows } = (await (await fetch(address)).json()) as { rows: { id: number }[] }
    if (rows.some((row) => row.id === id)) return performance.timeOrigin + performance.now()
    await pause(2)
  }
  throw new Error('a published vacancy was not found within 10 s')
}
