import { crc32, deflateSync } from 'node:zlib'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import { strToU8, zipSync } from 'fflate'
import { apply, call, marketVacancy, recruiter, signIn } from '../accounts.ts'
import type { StoredItems } from '../browser.ts'

/**
 * Reads a person's profile from the API.
 * @param experiences titles of experiences to add first; the profile lists the last one first.
 */
export async function profileOf(
  storage: StoredItems,
  experiences: string[] = [],
): Promise<Profile> {
  const token = storage['accessToken'] ?? ''
  for (const title of experiences)
    await call('POST', '/profile/entries', {
      token,
      body: {
        kind: 'experience',
        title,
        place: '',
        bond: null,
        start: '2020',
        end: null,
        description: '',
      },
    })
  return (await call<Profile>('GET', '/profile', { token })).body
}

/** A DOCX with these paragraphs. */
export function docxOf(lines: string[]): Buffer {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  return Buffer.from(
    zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) }),
  )
}

/** A PNG of 320 by 240 in one colour. */
export function picture(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const typeAndData = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(typeAndData))
    return Buffer.concat([length, typeAndData, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(320, 0)
  head.writeUInt32BE(240, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + 320 * 3, 140)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 240 }, () => row)))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The person applies at the demo company, and the recruiter opens the application. */
export async function viewByRecruiter(storage: StoredItems): Promise<void> {
  await apply(storage, (await marketVacancy()).id)
  const token = storage['accessToken'] ?? ''
  const own = await call<{ rows: { id: string }[] }>('GET', '/applications', { token })
  const company = await signIn(recruiter)
  await call('GET', `/company/applications/${own.body.rows[0]?.id}`, {
    token: company['companyAccessToken'] ?? '',
  })
}
