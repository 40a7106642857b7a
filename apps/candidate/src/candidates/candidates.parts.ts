import type { Profile } from '@trilha/contracts/candidates/candidates'
import { completenessOf, type ProfilePart } from '@trilha/contracts/candidates/completeness'

/** The sections of the form, in order. */
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
/** `file`: an existing CV from which proposals are made. Not a section to fill in. */
export type EditPart = (typeof editParts)[number] | 'file'

/** The section where each item of the completeness is edited. */
export const sectionOf = {
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

/** The section in the address; the first one by default. */
export const partOf = (name: string | null): EditPart =>
  name === 'file' ? name : (editParts.find((part) => part === name) ?? editParts[0])

/** The previous and the next section. */
export function neighbours(part: EditPart): { previous: EditPart | null; next: EditPart | null } {
  if (part === 'file') return { previous: null, next: editParts[0] }
  const at = editParts.indexOf(part)
  return { previous: editParts[at - 1] ?? null, next: editParts[at + 1] ?? null }
}

/** Whether a section is complete; null if it does not count. A photo is optional. */
export function isComplete(part: EditPart, profile: Profile): boolean | null {
  const counted = completenessOf(profile).parts.filter(
    (one) => one.part !== 'photo' && sectionOf[one.part] === part,
  )
  return counted.length > 0 ? counted.every(({ done }) => done) : null
}
