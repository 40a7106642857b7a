import type { apply } from '@trilha/contracts/applications/applications'
import { pcdConsent } from '@trilha/contracts/applications/pcd'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'

/** Form state: the checkbox, and the accommodations needed. */
export type PcdValue = { wants: boolean; accommodation: string }

/** Request body: the candidate applies as a person with a disability, with accommodations. */
export type PcdRequest = NonNullable<BodyOf<typeof apply>['pcd']>

/** Nothing is shared unless the checkbox is ticked. */
export const noPcd: PcdValue = { wants: false, accommodation: '' }

/** The request body; null if the checkbox is not ticked. */
export const pcdRequestOf = ({ wants, accommodation }: PcdValue): PcdRequest | null =>
  wants ? { consentVersion: pcdConsent.version, accommodation } : null
