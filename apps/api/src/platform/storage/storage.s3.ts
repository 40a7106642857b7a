import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import type { Storage } from './storage.ts'

/** Files in a bucket; its own presigned addresses serve them, ranges included. */
export function s3Storage(s3: NonNullable<Config['s3']>): Storage {
  const client = new AwsClient({ ...s3, service: 's3' })
  const target = (file: string) => new URL(`${s3.endpoint}/${s3.bucket}/${file}`)
  const call = async (file: string, init: RequestInit) => {
    const answer = await client.fetch(target(file).href, init)
    if (!answer.ok && answer.status !== 404) throw new Error(`storage answered ${answer.status}`)
    return answer
  }
  const address = async (file: string, seconds = 3600) => {
    const signed = target(file)
    signed.searchParams.set('X-Amz-Expires', String(seconds))
    const { url } = await client.sign(signed.href, { aws: { signQuery: true } })
    return { url, expiresAt: new Date(Date.now() + seconds * 1000) }
  }
  return {
    put: async (file, bytes, type) => {
      const headers = { 'content-type': type }
      await call(file, { method: 'PUT', body: new Uint8Array(bytes), headers })
    },
    putFile: async (file, path, type) => {
      const { size } = await stat(path)
      const { url } = await client.sign(target(file).href, {
        method: 'PUT',
        aws: { signQuery: true },
      })
      // Presigned and streamed: signing the body itself would hold it in memory.
      const answer = await fetch(url, {
        method: 'PUT',
        body: Readable.toWeb(createReadStream(path)) as ReadableStream,
        headers: { 'content-type': type, 'content-length': String(size) },
        duplex: 'half',
      } as RequestInit)
      if (!answer.ok) throw new Error(`storage answered ${answer.status}`)
    },
    getFile: async (file, path) => {
      const answer = await call(file, { method: 'GET' })
      if (!answer.ok || !answer.body) throw new Error('no such file in the storage')
      await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), createWriteStream(path))
    },
    remove: async (file) => {
      await call(file, { method: 'DELETE' })
    },
    address,
    url: async (file, seconds) => (await address(file, seconds)).url,
    open: async () => null,
  }
}
