import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCandidate } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { findCandidateBrief, readFacts, writeFacts } from './candidates.service.ts'
import { readMatchProfiles } from './matchProfile.ts'

const p = program()
const contagem = 3118601

test('a new candidate has no facts; findCandidateBrief returns null for an unknown candidate', async () => {
  const { candidateId } = await aCandidate(p)
  expect(await readFacts(p.platform.db, candidateId)).toEqual({})
  const profile = (await readMatchProfiles(p.platform.db, [candidateId])).get(candidateId)
  expect(profile).toMatchObject({ municipalityCode: null, desiredSalaryCents: null, works: [] })
  expect(await findCandidateBrief(p.platform.db, randomUUID())).toBeNull()
})

test('writeFacts sets given values, keeps facts that are not named, and deletes those that are null', async () => {
  const { candidateId } = await aCandidate(p, {
    facts: { schooling: 'high-school', cnh: 'AB', municipalityCode: contagem },
  })
  await writeFacts(p.platform.db, candidateId, {
    cnh: null,
    shifts: ['morning', '6x1'],
    languages: [{ language: 'libras', level: null }],
    desiredSalaryCents: 210_000,
  })
  expect(await readFacts(p.platform.db, candidateId)).toEqual({
    schooling: 'high-school',
    shifts: ['morning', '6x1'],
    languages: [{ language: 'libras', level: null }],
  })
  const profile = (await readMatchProfiles(p.platform.db, [candidateId])).get(candidateId)
  expect(profile).toMatchObject({ municipalityCode: contagem, desiredSalaryCents: 210_000 })
})

test('the social name is the display name', async () => {
  const { candidateId } = await aCandidate(p, { name: 'João Prado', socialName: 'Joana Prado' })
  expect((await findCandidateBrief(p.platform.db, candidateId))?.name).toBe('Joana Prado')
})
