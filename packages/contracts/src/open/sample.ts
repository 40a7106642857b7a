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

const vacancies = await openVacancies({ limit: 200 })
if (vacancies.status !== 200) throw new Error(vacancies.data.message)
for (const { id: vacancyId, roleName } of vacancies.data.rows) {
  let after: string | undefined
  do {
    const page = await openApplications(vacancyId, { after })
    if (page.status !== 200) throw new Error(page.data.message)
    for (const { id, state } of page.data.rows) console.log(roleName, id, state)
    after = page.data.next ?? undefined
  } while (after)
}
`
