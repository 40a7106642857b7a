import { getProgress } from '@trilha/contracts/applications'
import { takeBackPcd, tellPcd } from '@trilha/contracts/applications.pcd'
import { call } from '@trilha/web/data/call.ts'
import type { PcdWord } from './pcd.word.ts'

/** Tells the company of a trail that was begun already, or takes back what it was told. */
export async function tellOnTrail(vacancyId: number, word: PcdWord | null): Promise<void> {
  const { id } = await call(getProgress, { params: { id: vacancyId } })
  if (word) await call(tellPcd, { params: { id }, body: word })
  else await call(takeBackPcd, { params: { id } })
}
