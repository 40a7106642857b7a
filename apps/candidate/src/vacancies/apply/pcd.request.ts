import type { apply } from '@trilha/contracts/applications/applications'
import { pcdConsent } from '@trilha/contracts/applications/pcd'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'

/** Form state: whether the checkbox is ticked, and the accommodations needed. */
export type PcdValue = { isTicked: boolean; accommodation: string }

/** Request body: the candidate applies as a person with a disability, with accommodations. */
export type PcdRequest = NonNullable<BodyOf<typeof apply>['pcd']>

/** The initial form state: the checkbox is not ticked, so nothing is shared. */
export const noPcd: PcdValue = { isTicked: false, accommodation: '' }

/** The request body; null if the checkbox is not ticked. */
export const pcdRequestOf = ({ isTicked, accommodation }: PcdValue): PcdRequest | null =>
  isTicked ? { consentVersion: pcdConsent.version, accommodation } : null
