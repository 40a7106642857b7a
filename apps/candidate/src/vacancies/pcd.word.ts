import { pcdConsent } from '@trilha/contracts/applications.pcd'

/** What stands in the fields: the box, and what the person needs. */
export type PcdValue = { wants: boolean; accommodation: string }

/** Nothing is told unless the person ticks the box. */
export const noPcd: PcdValue = { wants: false, accommodation: '' }

/** What is sent: nothing at all without the box. */
export const wordOf = ({ wants, accommodation }: PcdValue) =>
  wants ? { consentVersion: pcdConsent.version, accommodation } : null
