import { randomBytes } from 'node:crypto'

/** The address of a company's page: its name, and six letters that make it the only one. */
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
