import { randomUUID } from 'node:crypto'
import * as candidates from '@trilha/contracts/candidates/candidates'
import * as own from '@trilha/contracts/talents/own'
import { expect } from 'vitest'
import { call } from './client.ts'
import { aCandidate, cities } from './factories.ts'
import type { TestProgram } from './program.ts'

/** The consent of a candidate who wants to be found. */
export const agreed = {
  consentVersion: own.talentConsent.version,
  photo: false,
  disabilityVersion: null,
}

let wordCount = 0
/** A word that no other profile contains. */
export const aWord = () =>
  `zu${'abcdefghij'[wordCount++ % 10]}${randomUUID().replaceAll(/[^a-f]/g, '')}quera`

type About = {
  headline?: string
  objective?: string
  skills?: string[]
  role?: string
  employer?: string
}

/** A candidate with a profile who can be found, unless `allow` is false. */
export async function aTalent(
  p: TestProgram,
  options: Parameters<typeof aCandidate>[1] &
    About & { allow?: boolean; disability?: boolean } = {},
) {
  const { headline, objective, skills, role, employer, allow = true, disability } = options
  const candidate = await aCandidate(p, {
    ...options,
    facts: { municipalityCode: cities.contagem, state: 'MG', ...options.facts },
  })
  const { token } = candidate
  const about = { headline, objective, skills }
  const saved = await call(p, candidates.saveAbout, { body: about }, { token })
  expect(saved.status).toBe(200)
  if (role) {
    const body = {
      kind: 'experience' as const,
      title: role,
      place: employer ?? 'Mercearia do Largo',
      bond: 'employee' as const,
      start: '2019-03',
      end: '2023-02',
      description: '',
    }
    expect((await call(p, candidates.addEntry, { body }, { token })).status).toBe(201)
  }
  if (allow) {
    const disabilityVersion = disability ? own.talentDisabilityConsent.version : null
    const body = { ...agreed, disabilityVersion }
    expect((await call(p, own.allowTalent, { body }, { token })).status).toBe(200)
  }
  return candidate
}
