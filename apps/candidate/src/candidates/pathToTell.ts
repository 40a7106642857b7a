import type { ProfilePart } from '@trilha/contracts/candidates.completeness'
import { paths } from '../paths.ts'
import { toldIn } from './candidates.parts.ts'

/** Where something that is missing in the profile can be told. */
export const pathToTell = (part: ProfilePart): string =>
  part === 'video' ? paths.addVideoResume() : paths.editProfile(toldIn[part])
