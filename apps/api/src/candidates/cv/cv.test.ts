import { randomUUID } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import * as contract from '@trilha/contracts/candidates/cv'
import { getProfile } from '@trilha/contracts/candidates/candidates'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { docx, madeCvs } from '../../../test/cvs.ts'
import { aCandidate } from '../../../test/factories.ts'
import { whileLocked } from '../../../test/locks.ts'
import { pdfOfPages, unpackingPdf } from '../../../test/pdfs.ts'
import { program } from '../../../test/program.ts'
import { upload } from '../../../test/upload.ts'
import { upsertCv } from './cv.store.ts'
import { lockCandidate } from '../profile/profile.store.ts'

const p = program()

const send = (bytes: Uint8Array, token: string | null, name = 'meu currículo.pdf') =>
  upload(p, '/profile/cv', { bytes, name, type: 'application/pdf' }, token)
const sendAndRead = async (bytes: Uint8Array, token: string) => {
  const answer = await send(bytes, token)
  expect(answer.status).toBe(200)
  return answer.body as contract.Cv
}
const wordFile = (...lines: string[]) =>
  docx(lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join(''))

/** A ZIP with 30 MB of zeros in a part that declares 1000 bytes. */
function lyingZip(): Uint8Array {
  const zip = zipSync({ 'word/document.xml': new Uint8Array(30 * 1024 * 1024) })
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  for (let i = 0; i + 4 < zip.length; i++)
    if (view.getUint32(i, true) === 0x02014b50) view.setUint32(i + 24, 1000, true)
  return zip
}

const longExport = () => {
  const jobs = 'Loja Sol,Vendedora,,Betim,Mar 2020,\n'.repeat(20_000)
  const header = 'Company Name,Title,Description,Location,Started On,Finished On\n'
  return zipSync({ 'Positions.csv': strToU8(header + jobs) })
}

const nestedEntities = '<!ENTITY a "aaaaaaaaaa">' + '<!ENTITY b "&a;&a;&a;&a;&a;&a;">'
const hostile: [string, () => Uint8Array, string][] = [
  [
    'a ZIP bomb in a DOCX',
    () => zipSync({ 'word/document.xml': new Uint8Array(120 * 1024 * 1024) }),
    'cv-too-long',
  ],
  ['a part that lies about its size', lyingZip, 'cv-no-text'],
  ['a page that unpacks to 300 MB', () => unpackingPdf(300), 'cv-too-long'],
  ['a LinkedIn export with 20,000 jobs', longExport, 'cv-too-long'],
  ['a PDF of 10,000 pages', () => pdfOfPages(10_000), 'cv-too-long'],
  [
    'a text of 400 pages',
    () => wordFile('Ana Maria Souza Lima, 2018 a 2020. '.repeat(30_000)),
    'cv-too-long',
  ],
  [
    'a script in SVG',
    () => strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'cv-invalid',
  ],
  ['a page of HTML', () => strToU8('<html><script>alert(1)</script></html>'), 'cv-invalid'],
  ['a program', () => strToU8('MZ\u0090\u0000'), 'cv-invalid'],
  ['another ZIP', () => zipSync({ 'notes.txt': strToU8('ola') }), 'cv-invalid'],
  ['half a PDF', () => strToU8('%PDF-1.7\n1 0 obj\n<<'), 'cv-invalid'],
  ['half a ZIP', () => wordFile('Uma linha qualquer de um currículo').slice(0, 150), 'cv-invalid'],
  ['an empty PDF', () => pdfOfPages(1), 'cv-no-text'],
  ['an empty file', () => new Uint8Array(0), 'cv-invalid'],
  [
    'entities that multiply',
    () =>
      zipSync({
        'word/document.xml': strToU8(`<!DOCTYPE d [${nestedEntities}]><w:p><w:t>&b;</w:t></w:p>`),
      }),
    'cv-no-text',
  ],
]

test('an upload without a session is refused', async () => {
  expect((await send(wordFile('x'), null)).status).toBe(401)
})

test.each(hostile)(
  '%s is refused and the server stays up',
  { timeout: 60_000 },
  async (what, make, id) => {
    const { token } = await aCandidate(p)
    const bytes = make()
    const began = Date.now()
    refused(await send(bytes, token), 400, id)
    process.stdout.write(`${what}: refused ${id} in ${Date.now() - began} ms\n`)
    const { body } = await call(p, contract.getCv, {}, { token })
    expect(body).toEqual({ file: null, proposals: [] })
  },
)

const cvLines = ['Ana Maria Souza', '(31) 98765-4321', 'Objetivo: crescer na área de vendas']

test('a removed CV does not come back when a proposal is accepted at the same moment', async () => {
  const { token, candidateId } = await aCandidate(p)
  const { proposals } = await sendAndRead(wordFile(...cvLines), token)
  expect(proposals.length).toBeGreaterThan(0)
  const removed = await whileLocked(
    p,
    (tx) => lockCandidate(tx, candidateId),
    () => call(p, contract.removeCv, {}, { token }),
    (tx) => upsertCv(tx, candidateId, { proposals: proposals.slice(1) }),
  )
  expect(removed.status).toBe(204)
  expect((await call(p, contract.getCv, {}, { token })).body).toEqual({ file: null, proposals: [] })
})

test('a CV of more than 8 MB is refused', async () => {
  const { token } = await aCandidate(p)
  refused(await send(new Uint8Array(8 * 1024 * 1024 + 1), token), 413, 'too-large')
})

test(
  'a CV is stored with its type and read into proposals; the profile does not change',
  { timeout: 60_000 },
  async () => {
    const { token } = await aCandidate(p, { name: 'Ana Luz' })
    const cv = (await madeCvs())[0]
    const { file, proposals } = await sendAndRead(cv?.bytes ?? new Uint8Array(), token)
    expect(file).toMatchObject({ name: 'meu currículo.pdf', kind: 'pdf', bytes: cv?.bytes.length })
    const stored = await p.app.inject({
      url:
        new URL(file?.url ?? '', 'http://x').pathname + new URL(file?.url ?? '', 'http://x').search,
    })
    expect(stored.headers['content-type']).toContain('application/pdf')
    expect(proposals.map(({ part }) => part)).toEqual([
    'name', 'phone', 'municipality', 'objective', 'entry', 'entry', 'entry', 'entry', 'language', 'language', 'skills',
  ]) // prettier-ignore
    const { body } = await call(p, getProfile, {}, { token })
    expect(body.personal).toMatchObject({ name: 'Ana Luz', phone: null })
    expect(body.entries).toEqual([])
  },
)

test('the file extension follows the detected format', async () => {
  const { token } = await aCandidate(p)
  const { file } = await sendAndRead(
    wordFile('Ana Maria Souza', 'Atendente com cinco anos de experiência em lojas'),
    token,
  )
  expect(file).toMatchObject({ name: 'meu currículo.docx', kind: 'docx' })
})

test(
  "proposals can be accepted or dismissed one by one, but never another person's",
  { timeout: 60_000 },
  async () => {
    const [mine, other] = await Promise.all([aCandidate(p), aCandidate(p)])
    const { token } = mine
    const lines = [
    'Ana Maria Souza', '(31) 98765-4321', 'Betim - MG', 'linkedin.com/in/ana', 'Objetivo: crescer na área de vendas', 'Experiência',
    'Vendedora | Loja Sol', '2018 a 2020', 'Idiomas', 'Inglês avançado', 'Habilidades', 'Caixa, Vendas',
  ] // prettier-ignore
    const { proposals } = await sendAndRead(wordFile(...lines), token)
    const accept = (id: string, as = token) =>
      call(p, contract.acceptProposal, { params: { id } }, { token: as })
    const first = proposals[0]?.id ?? ''
    refused(await accept(first, other.token), 404, 'not-found')
    refused(await accept(randomUUID()), 404, 'not-found')
    const drop = call(
      p,
      contract.dismissProposal,
      { params: { id: first } },
      { token: other.token },
    )
    refused(await drop, 404, 'not-found')

    for (const { id } of proposals) expect((await accept(id)).status).toBe(200)
    refused(await accept(first), 404, 'not-found')
    const { body } = await call(p, getProfile, {}, { token })
    expect(body).toMatchObject({
      objective: 'crescer na área de vendas',
      skills: ['Caixa', 'Vendas'],
      links: [{ kind: 'linkedin', url: 'https://www.linkedin.com/in/ana' }],
      entries: [{ title: 'Vendedora', place: 'Loja Sol', start: '2018', end: '2020' }],
    })
    expect(body.personal).toMatchObject({
      name: 'Ana Maria Souza',
      phone: '+5531987654321',
      municipality: { name: 'Betim', state: 'MG' },
    })
    expect(body.facts).toMatchObject({ state: 'MG', languages: [{ language: 'en', level: 'C1' }] })

    // The same CV again has nothing new to propose.
    expect((await sendAndRead(wordFile(...lines), token)).proposals).toEqual([])
    const again = await sendAndRead(wordFile(...lines, 'Estoque'), token)
    expect(again.proposals).toMatchObject([{ part: 'skills', skills: ['Estoque'] }])
    const id = again.proposals[0]?.id ?? ''
    expect((await call(p, contract.dismissProposal, { params: { id } }, { token })).status).toBe(
      204,
    )
    expect((await call(p, contract.getCv, {}, { token })).body.proposals).toEqual([])
    expect((await call(p, contract.removeCv, {}, { token })).status).toBe(204)
    expect((await call(p, contract.getCv, {}, { token })).body).toEqual({
      file: null,
      proposals: [],
    })
  },
)

test(
  'several proposals are accepted at once, as corrected, and the others are rejected',
  { timeout: 60_000 },
  async () => {
    const [{ token }, other] = await Promise.all([aCandidate(p), aCandidate(p)])
    const lines = [
    'Ana Maria Souza', '(31) 98765-4321', 'Betim - MG', 'Objetivo: crescer na área de vendas', 'Experiência',
    'Vendedora | Loja Sol', '2018 a 2020', 'Habilidades', 'Caixa, Vendas',
  ] // prettier-ignore
    const { proposals } = await sendAndRead(wordFile(...lines), token)
    const accept = (accepted: contract.Proposal[], as: string | null = token) =>
      call(p, contract.acceptProposals, { body: { accepted } }, { token: as })
    const one = (part: contract.Proposal['part']) => proposals.find((each) => each.part === part)!
    refused(await accept(proposals, null), 401, 'sign-in-needed')
    refused(await accept(proposals, other.token), 404, 'not-found')
    refused(await accept([{ ...one('phone'), part: 'objective', value: 'x' }]), 404, 'not-found')
    const short = { ...one('phone'), value: '123' } as contract.Proposal
    refused(await accept([short]), 400, 'invalid-request')
    refused(await accept([one('entry'), one('entry')]), 400, 'invalid-request')
    const nowhere = { code: 1, name: 'Nowhere', state: 'MG' as const }
    const lost = {
      id: one('municipality').id,
      part: 'municipality' as const,
      municipality: nowhere,
    }
    // Nothing of a refused request is saved.
    refused(await accept([one('objective'), lost]), 400, 'invalid-request')
    expect((await call(p, getProfile, {}, { token })).body.objective).toBeNull()

    const phone = { id: one('phone').id, part: 'phone' as const, value: '(31) 98888-0142' }
    const { status, body } = await accept([phone, one('municipality'), one('entry')])
    expect(status).toBe(200)
    expect(body.personal).toMatchObject({
      name: 'Jussara Nascimento',
      phone: '+5531988880142',
      municipality: { name: 'Betim' },
    })
    expect(body).toMatchObject({ objective: null, skills: [], entries: [{ title: 'Vendedora' }] })
    expect((await call(p, contract.getCv, {}, { token })).body.proposals).toEqual([])
  },
)
