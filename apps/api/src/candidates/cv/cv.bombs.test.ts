import type * as contract from '@trilha/contracts/candidates/cv'
import type { ErrorBody } from '@trilha/contracts/shared/errors'
import { expect, test } from 'vitest'
import { refused } from '../../../test/client.ts'
import { readerMegabytes } from '../../../test/cvReaders.ts'
import { madeCvs } from '../../../test/cvs.ts'
import { aCandidate } from '../../../test/factories.ts'
import { endlessPdf, unpackingPdf } from '../../../test/pdfs.ts'
import { program } from '../../../test/program.ts'
import { upload } from '../../../test/upload.ts'

const p = program()

const send = (bytes: Uint8Array, token: string) =>
  upload(p, '/profile/cv', { bytes, name: 'currículo.pdf', type: 'application/pdf' }, token)
const ordinaryCv = async () => (await madeCvs())[0]?.bytes ?? new Uint8Array()

test('of two CVs of one person at once, one is refused; afterwards the next is read', async () => {
  const { token } = await aCandidate(p)
  const bytes = await ordinaryCv()
  const both = await Promise.all([send(bytes, token), send(bytes, token)])
  const [read, second] = both.toSorted((a, b) => a.status - b.status)
  expect(read?.status).toBe(200)
  refused(second ?? { status: 0, body: null }, 409, 'cv-being-read')
  expect((await send(bytes, token)).status).toBe(200)
})

test('after a refused CV, the next one of the same person is read', async () => {
  const { token } = await aCandidate(p)
  refused(await send(new Uint8Array(10), token), 400, 'cv-invalid')
  expect((await send(await ordinaryCv(), token)).status).toBe(200)
})

test.skipIf(process.platform !== 'linux')(
  "eight bombs of eight people at once: another person's CV is read meanwhile, and no process grows",
  { timeout: 120_000 },
  async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => aCandidate(p)))
    const tokens = people.map(({ token }) => token)
    const bytes = await ordinaryCv()
    let maxMegabytes = 0
    const watch = setInterval(() => {
      maxMegabytes = Math.max(maxMegabytes, ...readerMegabytes(process.pid))
    }, 20)
    const answered: string[] = []
    const sendAs = async (what: string, file: Uint8Array) => {
      const answer = await send(file, tokens.pop() ?? '')
      answered.push(what)
      return answer
    }
    const [large, endless] = [unpackingPdf(300), endlessPdf()]
    const bombs = [large, large, large, large, large, endless, endless, endless].map((file) =>
      sendAs('bomb', file),
    )
    await expect.poll(() => readerMegabytes(process.pid).length).toBeGreaterThanOrEqual(3)
    const other = await sendAs('ordinary', bytes)
    const endings = await Promise.all(bombs)
    clearInterval(watch)

    expect(other.status).toBe(200)
    expect((other.body as contract.Cv).proposals.length).toBeGreaterThan(5)
    // One that never ends has ten seconds when nobody waits behind it.
    expect(answered.at(-1)).toBe('bomb')
    for (const { body } of endings)
      expect(['cv-too-long', 'unavailable']).toContain((body as ErrorBody).id)
    // The limit is 224 MB; without it, each of these would take 700. 0 would mean: none was seen.
    expect(maxMegabytes).toBeGreaterThan(50)
    expect(maxMegabytes).toBeLessThan(400)
  },
)
