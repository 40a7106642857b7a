import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const generator = join(import.meta.dirname, '../node_modules/.bin/kysely-codegen')

/**
 * Writes the TypeScript types of a migrated database to a file.
 * @param url the URL of the database.
 * @param target the path of the file.
 */
export function printTypes(url: string, target: string): void {
  execFileSync(process.execPath, [
    generator,
    '--dialect=postgres',
    `--url=${url}`,
    `--out-file=${target}`,
    '--numeric-parser=number',
    '--date-parser=string',
    '--type-mapping={"int8":"number"}',
  ])
}
