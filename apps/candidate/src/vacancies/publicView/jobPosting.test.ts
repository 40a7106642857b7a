import { expect, test } from 'vitest'
import { jobPosting } from './jobPosting.ts'
import { sampleVacancy } from './vacancy.sample.ts'

const today = '2026-11-21'
const posting = (change: Partial<typeof sampleVacancy> = {}) =>
  jobPosting({ ...sampleVacancy, ...change }, today, 'https://trilha.example')

test('a company without page and logo has only its name', () => {
  const company = { ...sampleVacancy.company, slug: null, logoUrl: null }
  expect(posting({ company })?.['hiringOrganization']).toEqual({
    '@type': 'Organization',
    name: 'Mercado Bom Vizinho',
  })
})

test('an open vacancy has a posting with all fields', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Assistente de atendimento',
    description:
      '<p>Receber quem chega ao balcão.</p>' +
      '<ul><li>Ensino médio completo</li><li>Escrever &lt; 3 linhas &amp; ler</li></ul>' +
      '<ul><li>Vale-alimentação de R$ 620</li></ul>',
    datePosted: '2026-11-10T13:00:00.000Z',
    validThrough: '2026-11-30T23:59:59-03:00',
    identifier: { '@type': 'PropertyValue', name: 'Mercado Bom Vizinho', value: '42' },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Mercado Bom Vizinho',
      sameAs: 'https://trilha.example/empresa/mercado-bom-vizinho-a1b2c3',
      logo: 'https://trilha.example/logos/1.webp',
    },
    employmentType: 'FULL_TIME',
    directApply: true,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Contagem',
        addressRegion: 'MG',
        addressCountry: 'BR',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BRL',
      value: { '@type': 'QuantitativeValue', unitText: 'MONTH', minValue: 2150, maxValue: 2480.5 },
    },
  })
})

test.each([
  ['clt', 30, 'PART_TIME'],
  ['clt', 31, 'FULL_TIME'],
  ['clt', null, 'FULL_TIME'],
  ['clt-fixed-term', 44, 'TEMPORARY'],
  ['intermittent', null, 'PER_DIEM'],
  ['internship', 30, 'INTERN'],
  ['apprentice', 20, ['INTERN', 'OTHER']],
  ['pj', null, 'CONTRACTOR'],
  ['volunteer', 4, 'VOLUNTEER'],
] as const)('%s with %s hours is %s', (contractType, weeklyHours, type) => {
  expect(posting({ contractType, weeklyHours })).toMatchObject({ employmentType: type })
})

test('remote work names the country and no place', () => {
  const remote = posting({ workplace: 'remote', municipality: null })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'BR' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
  expect(posting({ workplace: 'hybrid' })).not.toHaveProperty('jobLocationType')
})

test('equal limits become one amount, a missing limit is omitted', () => {
  const pay = (minCents: number | null, maxCents: number | null) =>
    JSON.parse(JSON.stringify(posting({ salary: { minCents, maxCents, unit: 'hour' } })))
  const value = { '@type': 'QuantitativeValue', unitText: 'HOUR' }
  expect(pay(1500, 1500).baseSalary.value).toEqual({ ...value, value: 15 })
  expect(pay(1500, null).baseSalary.value).toEqual({ ...value, minValue: 15 })
  expect(pay(null, 2000).baseSalary.value).toEqual({ ...value, maxValue: 20 })
  expect(pay(null, null)).not.toHaveProperty('baseSalary')
  expect(posting({ salary: null })).not.toHaveProperty('baseSalary')
})

test('no markup when nobody can apply', () => {
  expect(posting({ state: 'closed' })).toBeNull()
  expect(posting({ state: 'paused' })).toBeNull()
  expect(posting({ closesOn: '2026-11-20' })).toBeNull()
  expect(posting({ closesOn: today })).not.toBeNull()
})
