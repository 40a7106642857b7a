/**
 * Sample code for reading the public API: shown in the developer guide, and compiled and run by a
 * test with a client generated from our own description.
 */
export const readSample = `// npm install @oazapfts/runtime
// npx oazapfts $TRILHA_URL/api/open/openapi.json trilha.ts
import { defaults, openApplications, openVacancies } from './trilha.ts'

const { TRILHA_URL = '', TRILHA_KEY = '' } = process.env
defaults.baseUrl = TRILHA_URL + '/api'
defaults.headers = { authorization: 'Bearer ' + TRILHA_KEY }

type Page<Row> = { rows: Row[]; next: string | null }
type Answer<Row> = { status: 200; data: Page<Row> } | { status: number; data: { message: string } }

/** All rows of all pages. */
async function* all<Row>(read: (after?: string) => Promise<Answer<Row>>) {
  let after: string | undefined
  do {
    const { data } = await read(after)
    if ('message' in data) throw new Error(data.message)
    yield* data.rows
    after = data.next ?? undefined
  } while (after)
}

for await (const vacancy of all((after) => openVacancies({ after })))
  for await (const { id, state } of all((after) => openApplications(vacancy.id, { after })))
    console.log(vacancy.roleName, id, state)
`
