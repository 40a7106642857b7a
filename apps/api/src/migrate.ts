import { seedMunicipalities } from './places/places.seed.ts'
import { applyMigrations } from './platform/db/migrations.ts'

/** Updates a database to this release: its migrations and the list of municipalities. */
export const migrate = (url: string): Promise<string[]> => applyMigrations(url, seedMunicipalities)
