import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Storage } from './storage.s3.ts'

/** Fake S3 with only what these calls need: stores uploads with their headers and query. */
const objects = new Map<string, { bytes: Buffer; headers: IncomingHttpHeaders; query: string }>()
const server = createServer((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.method === 'PUT')
      objects.set(path, { bytes: Buffer.concat(parts), headers: request.headers, query })
    if (request.method === 'DELETE') objects.delete(path)
    const found = objects.get(path)
    if (request.method === 'GET') response.writeHead(found ? 200 : 404).end(found?.bytes)
    else response.writeHead(204).end()
  })
})
const folder = mkdtempSync(join(tmpdir(), 'trilha-s3-'))
let storage: ReturnType<typeof s3Storage>

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' }
  storage = s3Storage({ endpoint, bucket: 'trilha', ...keys })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a file is uploaded to a presigned address and downloaded unchanged', async () => {
  const bytes = Buffer.alloc(3_000_000, 7)
  await writeFile(join(folder, 'up'), bytes)
  await storage.putFile('videos/one.mp4', join(folder, 'up'), 'video/mp4')
  const put = objects.get('/trilha/videos/one.mp4')
  expect(put?.headers).toMatchObject({ 'content-length': '3000000', 'content-type': 'video/mp4' })
  expect(put?.headers['transfer-encoding']).toBeUndefined()
  expect(put?.query).toContain('X-Amz-Signature=')
  expect(put?.bytes.equals(bytes)).toBe(true)
  await storage.getFile('videos/one.mp4', join(folder, 'down'))
  expect((await readFile(join(folder, 'down'))).equals(bytes)).toBe(true)
  await storage.remove('videos/one.mp4')
  await storage.remove('videos/one.mp4')
  await expect(storage.getFile('videos/one.mp4', join(folder, 'none'))).rejects.toThrow('no such')
})

test('an address is signed until its expiry, and files can not be opened locally', async () => {
  const { url, expiresAt } = await storage.address('videos/one.mp4', 600)
  const query = new URL(url).searchParams
  expect(query.get('X-Amz-Expires')).toBe('600')
  expect(Math.abs(expiresAt.getTime() - Date.now() - 600_000)).toBeLessThan(5000)
  expect(await storage.open('videos/one.mp4', Date.now(), 'x')).toBeNull()
})
