import { getProgress } from '@trilha/contracts/applications/applications'
import { revokePcd, disclosePcd } from '@trilha/contracts/applications/pcd'
import { call } from '@trilha/web/data/call.ts'
import type { PcdRequest } from './pcd.request.ts'

/** Sets or withdraws the PcD information on a trail that already exists. */
export async function updatePcdOnTrail(
  vacancyId: number,
  request: PcdRequest | null,
): Promise<void> {
  const { id } = await call(getProgress, { params: { id: vacancyId } })
  if (request) await call(disclosePcd, { params: { id }, body: request })
  else await call(revokePcd, { params: { id } })
}
