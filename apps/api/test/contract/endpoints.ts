import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import { sources } from '../../../../scripts/sources.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'who' in value

/** Every endpoint of the contracts, found by scanning their exports, so that none is forgotten. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = [...sources('packages/contracts/src/**/*.ts').keys()].filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files.map((path) => import(`../../../../${path}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}
