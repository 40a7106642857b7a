import { randomBytes } from 'node:crypto'

/** The slug of a company's page: its name and six random hex digits that make it unique. */
export function newSlug(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
  return `${words || 'empresa'}-${randomBytes(3).toString('hex')}`
}
