import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config/config.ts'
import type { Storage } from './storage.ts'

/** Files in a bucket, served by its presigned addresses, which support ranges. */
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
      const signed = { method: 'PUT', aws: { signQuery: true } }
      const { url } = await client.sign(target(file).href, signed)
      // Presigned and streamed from the disk: signing the body would need it in memory.
      const body = await openAsBlob(path, { type })
      const answer = await fetch(url, { method: 'PUT', body })
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
