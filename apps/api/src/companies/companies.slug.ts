import { slugify } from '@trilha/contracts/shared/fold'
import { randomBytes } from 'node:crypto'

/** The slug of a company's page: its name and six random hex digits that make it unique. */
export function newSlug(name: string): string {
  return `${slugify(name) || 'empresa'}-${randomBytes(3).toString('hex')}`
}
