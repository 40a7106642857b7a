import sharp from 'sharp'
import type { AnswerFile } from '@trilha/contracts/assessments/items'
import { describe, expect, test } from 'vitest'
import { getPipelineAnswers } from '@trilha/contracts/assessments/pipeline'
import { setBlind } from '@trilha/contracts/pipeline/person'
import { call, refused } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import {
  answerAll,
  aTest,
  questionsStage,
  save,
  seenTest,
  submit,
  type TestTrail,
} from '../../../test/stages/tests.ts'
import { upload } from '../../../test/upload.ts'

const p = program()

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .withExif({ IFD3: { GPSLatitude: '19/1 55/1 0/1', GPSLatitudeRef: 'S' } })
    .toFormat(format)
    .toBuffer()

async function withFile(files?: ('pdf' | 'docx' | 'jpg' | 'png')[]) {
  const items = questionsStage.items?.map((item) =>
    item.kind === 'file' && files ? { ...item, limits: { files } } : item,
  )
  const own = await aTest(p, { ...questionsStage, items })
  const seen = await seenTest(p, own)
  const item = (kind: string) => seen.items.find((one) => one.kind === kind)?.id ?? ''
  return { ...own, item }
}

const send = (
  own: TestTrail,
  itemId: string,
  bytes: Uint8Array,
  {
    name = 'certificado.pdf',
    token = own.candidate.token,
  }: { name?: string; token?: string | null } = {},
) =>
  upload(
    p,
    `/applications/${own.id}/stages/${own.firstStage}/items/${itemId}/file`,
    { bytes, name, type: 'application/pdf' },
    token,
  ) as Promise<{ status: number; body: AnswerFile }>

const fetched = (url: string) => p.app.inject({ method: 'GET', url })

describe('a file is refused', () => {
  test('from strangers, for other questions, after the sending', async () => {
    const own = await withFile()
    const file = own.item('file')
    refused(await send(own, file, pdf, { name: 'a.pdf', token: null }), 401, 'sign-in-needed')
    refused(
      await send(own, file, pdf, { name: 'a.pdf', token: own.recruiter.token }),
      403,
      'forbidden',
    )
    const stranger = await aCandidate(p)
    refused(await send(own, file, pdf, { name: 'a.pdf', token: stranger.token }), 404, 'not-found')
    refused(await send(own, own.item('text'), pdf), 400, 'file-invalid')
    await answerAll(p, own)
    await submit(p, own)
    refused(await send(own, file, pdf), 409, 'stage-not-open')
  })

  test('because of its bytes, whatever its name', async () => {
    const own = await withFile()
    const file = own.item('file')
    for (const bytes of [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('MZ\u0090\u0000 a program', 'latin1'),
      await picture('webp'),
      Buffer.concat([(await picture('png')).subarray(0, 60), Buffer.alloc(200)]),
      Buffer.alloc(0),
    ])
      refused(await send(own, file, bytes), 400, 'file-invalid')
    refused(await send(own, file, Buffer.alloc(8 * 1024 * 1024 + 1)), 413, 'too-large')
    const only = await withFile(['png'])
    refused(await send(only, only.item('file'), pdf), 400, 'file-invalid')
    expect((await seenTest(p, only)).files).toEqual([])
  })
})

describe('a file is stored', () => {
  test('with its name, is served by signed addresses, and counts once saved', async () => {
    const own = await withFile()
    const item = own.item('file')
    const uploaded = await send(own, item, pdf, { name: 'C:\\Meus\\Certificado de ação.pdf' })
    expect(uploaded.status).toBe(201)
    expect(uploaded.body).toMatchObject({
      itemId: item,
      name: 'Certificado de ação.pdf',
      kind: 'pdf',
      bytes: pdf.length,
    })
    const got = await fetched(uploaded.body.url)
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(got.rawPayload.equals(pdf)).toBe(true)
    const [bare = ''] = uploaded.body.url.split('?')
    expect((await fetched(bare)).statusCode).toBe(404)

    expect((await seenTest(p, own)).answers).toEqual([])
    const value = { kind: 'file' as const, fileId: uploaded.body.id }
    expect((await save(p, own, item, { value })).status).toBe(200)
    expect((await seenTest(p, own)).answers[0]?.value).toEqual(value)
    // It cannot be the answer to another question.
    const other = await withFile()
    refused(await save(p, other, other.item('file'), { value }), 400, 'invalid-request')
  })

  test('without its name and link for a hidden person', async () => {
    const own = await withFile()
    const item = own.item('file')
    const { body } = await send(own, item, pdf, { name: 'Curriculo Iracema Potira.pdf' })
    await answerAll(p, own)
    await save(p, own, item, { value: { kind: 'file', fileId: body.id } })
    const text = 'Escreva para iracema@potira.com.br.'
    expect(
      (await save(p, own, own.item('essay'), { value: { kind: 'essay', text }, revision: 2 }))
        .status,
    ).toBe(200)
    expect((await submit(p, own)).status).toBe(200)
    const { token } = own.recruiter
    const named = async () => {
      const read = await call(p, getPipelineAnswers, { params: own.place }, { token })
      return read.body.items.find(({ id }) => id === item)?.file?.name
    }
    expect(await named()).toBe('Curriculo Iracema Potira.pdf')
    const hide = { params: { id: own.vacancy.id }, body: { blind: true } }
    expect((await call(p, setBlind, hide, { token })).status).toBe(204)
    expect(await named()).toMatch(/^Arquivo \d+\.pdf$/)
    const { body: read } = await call(p, getPipelineAnswers, { params: own.place }, { token })
    expect(JSON.stringify(read)).not.toMatch(/iracema|potira/i)
    expect(JSON.stringify(read)).toContain('Escreva para')
  })

  test('upright and without its location, if it is a picture', async () => {
    const own = await withFile()
    for (const format of ['jpeg', 'png'] as const) {
      const { body } = await send(own, own.item('file'), await picture(format), { name: 'foto' })
      expect(body.kind).toBe(format === 'jpeg' ? 'jpg' : 'png')
      const { rawPayload } = await fetched(body.url)
      const { exif, width } = await sharp(rawPayload).metadata()
      expect([exif, width]).toEqual([undefined, 40])
    }
  })

  test('until another upload replaces it, unless a saved answer refers to it', async () => {
    const own = await withFile()
    const item = own.item('file')
    const first = (await send(own, item, pdf, { name: 'um.pdf' })).body
    const second = (await send(own, item, pdf, { name: 'dois.pdf' })).body
    expect((await seenTest(p, own)).files.map((file) => file.name)).toEqual(['dois.pdf'])
    expect((await fetched(first.url)).statusCode).toBe(404)
    await save(p, own, item, { value: { kind: 'file', fileId: second.id } })
    const third = (await send(own, item, pdf, { name: 'três.pdf' })).body
    expect((await seenTest(p, own)).files.map((file) => file.name)).toEqual([
      'dois.pdf',
      'três.pdf',
    ])
    await save(p, own, item, { value: { kind: 'file', fileId: third.id }, revision: 2 })
    await send(own, item, pdf, { name: 'quatro.pdf' })
    expect((await seenTest(p, own)).files.map((file) => file.name)).toEqual([
      'três.pdf',
      'quatro.pdf',
    ])
  })
})
