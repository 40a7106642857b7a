import type { apply } from '@trilha/contracts/applications'
import { pcdConsent } from '@trilha/contracts/applications.pcd'
import type { BodyOf } from '@trilha/contracts/endpoint'

/** What stands in the fields: the box, and what the person needs. */
export type PcdValue = { wants: boolean; accommodation: string }

/** That somebody runs as a person with a disability, and what they need. */
export type PcdWord = NonNullable<BodyOf<typeof apply>['pcd']>

/** Nothing is told unless the person ticks the box. */
export const noPcd: PcdValue = { wants: false, accommodation: '' }

/** What is sent: nothing at all without the box. */
export const wordOf = ({ wants, accommodation }: PcdValue): PcdWord | null =>
  wants ? { consentVersion: pcdConsent.version, accommodation } : null
