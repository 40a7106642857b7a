import type { Handle } from '../platform/db/database.ts'

export type CepRow = { street: string; district: string; municipality_code: number | null }

/** The stored address of a CEP; undefined when unknown or found before `after`. */
export async function selectCep(db: Handle, cep: string, after: Date): Promise<CepRow | undefined> {
  return db
    .selectFrom('ceps')
    .select(['street', 'district', 'municipality_code'])
    .where('cep', '=', cep)
    .where('found_at', '>', after)
    .executeTakeFirst()
}

/** Stores the address of a CEP and replaces an older one. */
export async function upsertCep(db: Handle, cep: string, row: CepRow, now: Date): Promise<void> {
  await db
    .insertInto('ceps')
    .values({ cep, ...row, found_at: now })
    .onConflict((conflict) => conflict.column('cep').doUpdateSet({ ...row, found_at: now }))
    .execute()
}
