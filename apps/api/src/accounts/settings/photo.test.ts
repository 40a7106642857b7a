import * as contract from '@trilha/contracts/accounts/accounts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { upload } from '../../../test/upload.ts'

const p = program()
const send = (id: string, token: string | null, bytes: Uint8Array, type = 'image/jpeg') =>
  upload(p, `/user/${id}/photo`, { bytes, type, name: 'foto.jpg' }, token)

/** A rotated phone photo: as stored, the left half is red and the right half is blue. */
async function phonePhoto(): Promise<Buffer> {
  const red = { create: { width: 400, height: 600, channels: 3 as const, background: '#ff0000' } }
  const left = await sharp(red).png().toBuffer()
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Telefone', Copyright: 'Jussara' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '19/1 55/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function read(url: string): Promise<Buffer> {
  const answer = await p.app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  return answer.rawPayload
}

test('requests without a sign-in or by another user are refused', async () => {
  const { userId } = await aCandidate(p)
  const photo = await phonePhoto()
  refused(await send(userId, null, photo), 401, 'sign-in-needed')
  for (const { token } of [await aCandidate(p), await aRecruiter(p), await anAdmin(p)])
    refused(await send(userId, token, photo), 403, 'forbidden')
})

test('requests without a form or with a file that is not a photo are refused', async () => {
  const { userId, token } = await aCandidate(p)
  const noForm = await call(p, contract.setPhoto, { params: { id: userId } }, { token })
  refused(noForm, 415, 'unsupported-type')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])
  const half = (await phonePhoto()).subarray(0, 700)
  const gif = await sharp(await phonePhoto())
    .gif()
    .toBuffer()
  for (const bytes of [
    Buffer.from(svg),
    exe,
    half,
    gif,
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(0),
  ])
    refused(await send(userId, token, bytes), 400, 'photo-invalid')
})

test('a file above 8 MB and a picture with too many pixels are refused', async () => {
  const { userId, token } = await aCandidate(p)
  refused(await send(userId, token, Buffer.alloc(8 * 1024 * 1024 + 1, 1)), 413, 'too-large')
  const vast = { width: 9000, height: 9000, channels: 3 as const, background: '#ffffff' }
  const bomb = await sharp({ create: vast }).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1024 * 1024)
  refused(await send(userId, token, bomb, 'image/png'), 400, 'photo-invalid')
})

test('a stored photo is upright, square and has no metadata', async () => {
  const { userId, token } = await aCandidate(p)
  const photo = await phonePhoto()
  const before = await sharp(photo).metadata()
  expect(before.exif?.includes('Jussara')).toBe(true)
  expect(before.orientation).toBe(6)

  const answer = await send(userId, token, photo)
  expect(answer.status).toBe(200)
  const bytes = await read((answer.body as { photoUrl: string }).photoUrl)
  const after = await sharp(bytes).metadata()
  expect([after.format, after.width, after.height]).toEqual(['webp', 512, 512])
  expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(bytes.includes('Jussara')).toBe(false)
  // Rotated clockwise: the left half is now on top.
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)]
  expect(at(256, 40)[0]).toBeGreaterThan(200)
  expect(at(256, 470)[2]).toBeGreaterThan(200)
})

test('the photo is cut to the chosen square; a square outside the picture is refused', async () => {
  const { userId, token } = await aCandidate(p)
  // Upright it is 600 wide and 800 high, red at the top, blue at the bottom.
  const photo = { bytes: await phonePhoto(), type: 'image/jpeg', name: 'foto.jpg' }
  const cut = (crop: string) => upload(p, `/user/${userId}/photo?crop=${crop}`, photo, token)
  for (const crop of ['1,2', 'a,b,c', '0,0,0', '-1,0,9'])
    refused(await cut(crop), 400, 'invalid-request')
  for (const crop of ['500,0,200', '0,700,200', '0,0,601'])
    refused(await cut(crop), 400, 'photo-invalid')
  for (const [crop, channel] of [
    ['0,0,300', 0],
    ['300,450,300', 2],
  ] as const) {
    const answer = await cut(crop)
    expect(answer.status).toBe(200)
    const bytes = await read((answer.body as { photoUrl: string }).photoUrl)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([512, 512])
    for (const at of [0, 100 * 512 + 500, 512 * 512 - 1])
      expect(data[at * 3 + channel]).toBeGreaterThan(200)
  }
})

test('a new photo replaces the old one, and its address is signed', async () => {
  const { userId, token } = await aCandidate(p)
  const photo = await phonePhoto()
  const first = (await send(userId, token, photo)).body as { photoUrl: string }
  const second = (await send(userId, token, photo)).body as { photoUrl: string }
  const me = await call(p, contract.getUser, {}, { token })
  expect(me.body.photoUrl?.split('?')[0]).toBe(second.photoUrl.split('?')[0])
  await read(second.photoUrl)
  const file = join(p.platform.config.dataDir, second.photoUrl.split('?')[0] ?? '')
  const modes = await Promise.all([file, join(file, '..')].map((path) => stat(path)))
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o700])
  for (const url of [
    first.photoUrl,
    second.photoUrl.replace(/signature=.{5}/, 'signature=AAAAA'),
  ]) {
    const gone = await p.app.inject({ url })
    refused({ status: gone.statusCode, body: gone.json() }, 404, 'not-found')
  }
})

test.each([
  ['cut off in the middle', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispos'],
  ['without a boundary', 'multipart/form-data', '--x\r\n'],
])('a form %s is refused as an invalid request', async (_, type, payload) => {
  const { userId, token } = await aCandidate(p)
  const answer = await p.app.inject({
    method: 'POST',
    url: `/api/user/${userId}/photo`,
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  })
  refused({ status: answer.statusCode, body: answer.json() }, 400, 'invalid-request')
})
