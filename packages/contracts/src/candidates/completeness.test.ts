import { expect, test } from 'vitest'
import { completenessOf } from './completeness.ts'
import type { Profile } from './candidates.ts'

const empty: Profile = {
  email: 'ju@exemplo.com',
  photoUrl: null,
  hasVideo: false,
  personal: {
    name: 'Ju',
    socialName: null,
    cpf: null,
    birthDate: '1994-03-12',
    gender: null,
    phone: null,
    cep: null,
    street: null,
    number: null,
    complement: null,
    district: null,
    municipality: null,
    city: null,
    state: null,
  },
  headline: null,
  objective: null,
  entries: [],
  skills: [],
  links: [],
  facts: {
    wantedRoles: [],
    firstJob: false,
    desiredSalaryCents: null,
    workplaces: null,
    maxKm: null,
  },
  updatedAt: null,
}
const full: Profile = {
  ...empty,
  photoUrl: '/p.webp',
  hasVideo: true,
  personal: {
    ...empty.personal,
    phone: '+5531987654321',
    municipality: { code: 3118601, name: 'Contagem', state: 'MG' },
  },
  objective: 'Crescer.',
  entries: [
    {
      kind: 'experience',
      id: 'a',
      title: 'Caixa',
      place: '',
      bond: null,
      start: '2020',
      end: null,
      description: '',
    },
    { kind: 'education', id: 'b', title: 'Médio', place: '', level: null, start: null, end: null },
  ],
  skills: ['Caixa'],
  facts: {
    ...empty.facts,
    desiredSalaryCents: 210_000,
    languages: [{ language: 'libras', level: 'A1' }],
  },
}

test('an empty profile is 0, a complete one 100', () => {
  expect(completenessOf(empty)).toMatchObject({
    percent: 0,
    next: { part: 'experience', worth: 20 },
  })
  expect(completenessOf(full)).toMatchObject({ percent: 100, next: null })
})

test('the next step is the missing part with the highest weight', () => {
  const noVideo = { ...full, hasVideo: false, photoUrl: null }
  expect(completenessOf(noVideo)).toMatchObject({ percent: 85, next: { part: 'video', worth: 10 } })
  const noLanguages = { ...full, facts: { ...full.facts, languages: undefined } }
  expect(completenessOf(noLanguages)).toMatchObject({ percent: 93, next: { part: 'languages' } })
})

test('the schooling fact alone counts as education, shifts alone as preferences', () => {
  const entries = full.entries.filter(({ kind }) => kind !== 'education')
  const facts: Profile['facts'] = {
    ...full.facts,
    schooling: 'high-school',
    desiredSalaryCents: null,
    shifts: ['night'],
  }
  expect(completenessOf({ ...full, entries, facts }).percent).toBe(100)
  expect(completenessOf({ ...full, entries }).percent).toBe(85)
})
