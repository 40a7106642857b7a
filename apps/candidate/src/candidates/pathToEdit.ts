import type { ProfilePart } from '@trilha/contracts/candidates/completeness'
import { paths } from '../paths.ts'
import { sectionOf } from './candidates.parts.ts'

/** The address where a missing item of the profile can be edited. */
export const pathToEdit = (part: ProfilePart): string =>
  part === 'video' ? paths.addVideoResume() : paths.editProfile(sectionOf[part])
