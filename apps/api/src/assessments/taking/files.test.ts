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

async function aTestWithFile(files?: ('pdf' | 'docx' | 'jpg' | 'png')[]) {
  const items = questionsStage.items?.map((item) =>
    item.kind === 'file' && files ? { ...item, limits: { files } } : item,
  )
  const trail = await aTest(p, { ...questionsStage, items })
  const seen = await seenTest(p, trail)
  const item = (kind: string) => seen.items.find((one) => one.kind === kind)?.id ?? ''
  return { ...trail, item }
}

const send = (
  trail: TestTrail,
  itemId: string,
  bytes: Uint8Array,
  {
    name = 'certificado.pdf',
    token = trail.candidate.token,
  }: { name?: string; token?: string | null } = {},
) =>
  upload(
    p,
    `/applications/${trail.id}/stages/${trail.firstStage}/items/${itemId}/file`,
    { bytes, name, type: 'application/pdf' },
    token,
  ) as Promise<{ status: number; body: AnswerFile }>

const download = (url: string) => p.app.inject({ method: 'GET', url })

describe('a file is refused', () => {
  test('from strangers, for other questions, after the sending', async () => {
    const trail = await aTestWithFile()
    const file = trail.item('file')
    refused(await send(trail, file, pdf, { name: 'a.pdf', token: null }), 401, 'sign-in-needed')
    refused(
      await send(trail, file, pdf, { name: 'a.pdf', token: trail.recruiter.token }),
      403,
      'forbidden',
    )
    const stranger = await aCandidate(p)
    refused(
      await send(trail, file, pdf, { name: 'a.pdf', token: stranger.token }),
      404,
      'not-found',
    )
    refused(await send(trail, trail.item('text'), pdf), 400, 'file-invalid')
    await answerAll(p, trail)
    await submit(p, trail)
    refused(await send(trail, file, pdf), 409, 'stage-not-open')
  })

  test('because of its bytes; its name does not matter', async () => {
    const trail = await aTestWithFile()
    const file = trail.item('file')
    for (const bytes of [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('MZ\u0090\u0000 a program', 'latin1'),
      await picture('webp'),
      Buffer.concat([(await picture('png')).subarray(0, 60), Buffer.alloc(200)]),
      Buffer.alloc(0),
    ])
      refused(await send(trail, file, bytes), 400, 'file-invalid')
    refused(await send(trail, file, Buffer.alloc(8 * 1024 * 1024 + 1)), 413, 'too-large')
    const pngOnly = await aTestWithFile(['png'])
    refused(await send(pngOnly, pngOnly.item('file'), pdf), 400, 'file-invalid')
    expect((await seenTest(p, pngOnly)).files).toEqual([])
  })
})

describe('a stored file', () => {
  test('has a name and a signed URL, and is no answer until it is saved', async () => {
    const trail = await aTestWithFile()
    const item = trail.item('file')
    const uploaded = await send(trail, item, pdf, { name: 'C:\\Meus\\Certificado de ação.pdf' })
    expect(uploaded.status).toBe(201)
    expect(uploaded.body).toMatchObject({
      itemId: item,
      name: 'Certificado de ação.pdf',
      kind: 'pdf',
      bytes: pdf.length,
    })
    const got = await download(uploaded.body.url)
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(got.rawPayload.equals(pdf)).toBe(true)
    const [unsignedUrl = ''] = uploaded.body.url.split('?')
    expect((await download(unsignedUrl)).statusCode).toBe(404)

    expect((await seenTest(p, trail)).answers).toEqual([])
    const value = { kind: 'file' as const, fileId: uploaded.body.id }
    expect((await save(p, trail, item, { value })).status).toBe(200)
    expect((await seenTest(p, trail)).answers[0]?.value).toEqual(value)
    // It cannot be the answer to another question.
    const other = await aTestWithFile()
    refused(await save(p, other, other.item('file'), { value }), 400, 'invalid-request')
  })

  test('is shown without its name and URL if the person is hidden', async () => {
    const trail = await aTestWithFile()
    const item = trail.item('file')
    const { body } = await send(trail, item, pdf, { name: 'Curriculo Iracema Potira.pdf' })
    await answerAll(p, trail)
    await save(p, trail, item, { value: { kind: 'file', fileId: body.id } })
    const text = 'Escreva para iracema@potira.com.br.'
    expect(
      (await save(p, trail, trail.item('essay'), { value: { kind: 'essay', text }, revision: 2 }))
        .status,
    ).toBe(200)
    expect((await submit(p, trail)).status).toBe(200)
    const { token } = trail.recruiter
    const shownFileName = async () => {
      const read = await call(p, getPipelineAnswers, { params: trail.place }, { token })
      return read.body.items.find(({ id }) => id === item)?.file?.name
    }
    expect(await shownFileName()).toBe('Curriculo Iracema Potira.pdf')
    const hide = { params: { id: trail.vacancy.id }, body: { blind: true } }
    expect((await call(p, setBlind, hide, { token })).status).toBe(204)
    expect(await shownFileName()).toMatch(/^Arquivo \d+\.pdf$/)
    const { body: read } = await call(p, getPipelineAnswers, { params: trail.place }, { token })
    expect(JSON.stringify(read)).not.toMatch(/iracema|potira/i)
    expect(JSON.stringify(read)).toContain('Escreva para')
  })

  test('has no location data if it is a picture', async () => {
    const trail = await aTestWithFile()
    for (const format of ['jpeg', 'png'] as const) {
      const bytes = await picture(format)
      const { body } = await send(trail, trail.item('file'), bytes, { name: 'foto' })
      expect(body.kind).toBe(format === 'jpeg' ? 'jpg' : 'png')
      const { rawPayload } = await download(body.url)
      const { exif, width } = await sharp(rawPayload).metadata()
      expect([exif, width]).toEqual([undefined, 40])
    }
  })

  test('is deleted at the next upload, unless a saved answer refers to it', async () => {
    const trail = await aTestWithFile()
    const item = trail.item('file')
    const first = (await send(trail, item, pdf, { name: 'um.pdf' })).body
    const second = (await send(trail, item, pdf, { name: 'dois.pdf' })).body
    expect((await seenTest(p, trail)).files.map((file) => file.name)).toEqual(['dois.pdf'])
    expect((await download(first.url)).statusCode).toBe(404)
    await save(p, trail, item, { value: { kind: 'file', fileId: second.id } })
    const third = (await send(trail, item, pdf, { name: 'três.pdf' })).body
    expect((await seenTest(p, trail)).files.map((file) => file.name)).toEqual([
      'dois.pdf',
      'três.pdf',
    ])
    await save(p, trail, item, { value: { kind: 'file', fileId: third.id }, revision: 2 })
    await send(trail, item, pdf, { name: 'quatro.pdf' })
    expect((await seenTest(p, trail)).files.map((file) => file.name)).toEqual([
      'três.pdf',
      'quatro.pdf',
    ])
  })
})
