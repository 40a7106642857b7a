import * as profiles from '@trilha/contracts/candidates/candidates'
import type { EntryBody } from '@trilha/contracts/candidates/entries'
import * as contract from '@trilha/contracts/candidates/resume'
import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, cities } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { openCv } from '../cv/open.ts'

const p = program()

const jobs = Array.from({ length: 9 }, (_, i): EntryBody => ({
  kind: 'experience',
  title: `Atendente de loja ${i + 1}`,
  place: `Loja Estrela Azul ${i + 1}`,
  bond: i === 0 ? 'volunteer' : 'employee',
  start: `${2000 + i}-03`,
  end: i === 8 ? null : `${2001 + i}-02`,
  description: 'Recebia clientes no balcão, resolvia trocas e entregas. '.repeat(5).trim(),
}))

const cpfs = ['529.982.247-25', '111.444.777-35', '123.456.789-09']

async function personWithProfile() {
  const person = await aCandidate(p, { name: 'Jussara Conceição Nascimento' })
  const { token } = person
  const personal = {
    cpf: cpfs.pop() ?? null,
    phone: '(31) 98765-4321',
    street: 'Rua das Acácias',
    municipalityCode: cities.contagem,
  }
  await call(p, profiles.savePersonal, { body: personal }, { token })
  const about = { headline: 'Atendimento ao cliente', skills: ['Trocas', 'Digitação'] }
  await call(p, profiles.saveAbout, { body: about }, { token })
  const facts = { languages: [{ language: 'libras' as const, level: 'B1' as const }] }
  await call(p, profiles.saveFacts, { body: facts }, { token })
  for (const body of jobs) await call(p, profiles.addEntry, { body }, { token })
  return person
}

test('a PDF is refused without a session and for an unknown layout', async () => {
  refused(await call(p, contract.getResumePdf, {}), 401, 'sign-in-needed')
  const { token } = await aCandidate(p)
  const query = { layout: 'fancy' as 'plain' }
  refused(await call(p, contract.getResumePdf, { query }, { token }), 400, 'invalid-request')
})

test.each(contract.resumeLayouts)(
  'the %s PDF is tagged and contains only what a company needs',
  { timeout: 60_000 },
  async (layout) => {
    const { token, email } = await personWithProfile()
    const { body } = await call(p, contract.getResumePdf, { query: { layout } }, { token })
    const file = await p.app.inject({ url: body.url.replace(/^https?:\/\/[^/]+/, '') })
    expect(file.headers['content-type']).toBe('application/pdf')
    const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload))
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, i) => {
        const { items } = await (await pdf.getPage(i + 1)).getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join(' ')
      }),
    )
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(pdf.numPages).toBeLessThanOrEqual(4)
    for (const included of [
      'Jussara Conceição Nascimento',
      'Atendimento ao cliente',
      '(31) 98765-4321',
      email,
      'Contagem, MG',
      'Digitação',
      'Libras: intermediário (B1)',
      'mar 2000 a fev 2001',
      'mar 2008 até hoje',
      'voluntariado',
      ...jobs.map(({ title }) => title),
    ])
      // prettier-ignore
      expect(text).toContain(included)
    for (const excluded of [
      '529.982',
      '111.444',
      '123.456',
      '52998',
      '11144',
      '12345',
      '1994',
      'Acácias',
    ])
      expect(text).not.toContain(excluded)

    // CV parsers of other sites must be able to read it; our parser is used for this test.
    const { reading } = await openCv(new Uint8Array(file.rawPayload))
    expect(reading).toMatchObject({
      name: 'Jussara Conceição Nascimento',
      email,
      phone: '31987654321',
    })
    const read = reading.entries.flatMap((entry) =>
      entry.kind === 'experience' ? [entry.start] : [],
    )
    expect(read.toSorted()).toEqual(jobs.map((job) => (job.kind === 'experience' ? job.start : '')))
  },
)

test('an empty profile gives a PDF', async () => {
  const { token } = await aCandidate(p)
  for (const layout of contract.resumeLayouts)
    expect((await call(p, contract.getResumePdf, { query: { layout } }, { token })).status).toBe(
      200,
    )
})

test('the profile is exported as JSON Resume', async () => {
  const { token, email } = await personWithProfile()
  const { body } = await call(p, contract.getJsonResume, {}, { token })
  expect(body).toMatchObject({
    basics: {
      name: 'Jussara Conceição Nascimento',
      label: 'Atendimento ao cliente',
      email,
      phone: '+5531987654321',
      location: { city: 'Contagem', region: 'MG', countryCode: 'BR' },
    },
    volunteer: [{ organization: 'Loja Estrela Azul 1', startDate: '2000-03', endDate: '2001-02' }],
    skills: [{ name: 'Trocas' }, { name: 'Digitação' }],
    languages: [{ language: 'Libras', fluency: 'intermediário (B1)' }],
  })
  expect(body.work).toHaveLength(8)
  expect(body.work[0]).toEqual({
    name: 'Loja Estrela Azul 9',
    position: 'Atendente de loja 9',
    startDate: '2008-03',
    summary: jobs[8]?.kind === 'experience' ? jobs[8].description : '',
  })
  expect(JSON.stringify(body)).not.toMatch(/52998|11144|12345/)
})
