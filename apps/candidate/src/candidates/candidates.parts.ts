import type { Profile } from '@trilha/contracts/candidates'
import { completenessOf, type ProfilePart } from '@trilha/contracts/candidates.completeness'

/** The parts of the form, in the order in which one walks through them. */
export const editParts = [
  'personal',
  'about',
  'experience',
  'education',
  'skills',
  'languages',
  'video',
  'wanted',
  'inclusion',
] as const
/** `file`: a CV that is there already, from which proposals are made. It is no part to fill in. */
export type EditPart = (typeof editParts)[number] | 'file'

/** Where something that counts for the completeness is told. */
export const toldIn = {
  personal: 'personal',
  photo: 'personal',
  objective: 'about',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  wanted: 'wanted',
  video: 'video',
} as const satisfies Record<ProfilePart, EditPart>

/** The part that an address names; the first where it names none. */
export const partOf = (name: string | null): EditPart =>
  name === 'file' ? name : (editParts.find((part) => part === name) ?? editParts[0])

/** The part before and the one after. */
export function neighbours(part: EditPart): { previous: EditPart | null; next: EditPart | null } {
  if (part === 'file') return { previous: null, next: editParts[0] }
  const at = editParts.indexOf(part)
  return { previous: editParts[at - 1] ?? null, next: editParts[at + 1] ?? null }
}

/** Whether a part is told; null where nothing of it counts. A photo is nobody's duty. */
export function isToldIn(part: EditPart, profile: Profile): boolean | null {
  const counted = completenessOf(profile).parts.filter(
    (one) => one.part !== 'photo' && toldIn[one.part] === part,
  )
  return counted.length > 0 ? counted.every(({ done }) => done) : null
}
