import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'

/** Where files live. Names are made by us (`photos/<uuid>.webp`), never by a client. */
export type Storage = {
  put: (name: string, bytes: Buffer, type: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** An address that serves the file until it expires (seconds). */
  url: (name: string, seconds?: number) => Promise<string>
  /** Reads a file of the local folder for a signed address; null when the signature is not ours. */
  read: (name: string, expires: number, signature: string) => Promise<Buffer | null>
}

const name = /^[a-z]+\/[a-zA-Z0-9-]+(\.[a-z0-9]+)?$/

/** A folder of our own, or an S3 bucket where configured. */
export function createStorage(config: Config): Storage {
  return config.s3 ? s3Storage(config.s3) : localStorage(config)
}

function localStorage({ dataDir, secret }: Config): Storage {
  const root = join(dataDir, 'files')
  const at = (file: string) => {
    if (!name.test(file)) throw new Error('not a name of ours')
    return join(root, file)
  }
  const sign = (file: string, expires: number) =>
    createHmac('sha256', secret).update(`${file}:${expires}`).digest('base64url')
  return {
    put: async (file, bytes) => {
      const path = at(file)
      // Whoever else has an account on the machine sees none of it.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written beside and renamed, so that a cut never leaves half a file.
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    remove: (file) => rm(at(file), { force: true }),
    url: async (file, seconds = 3600) => {
      // Whole periods, so that the same address is given again and the browser's cache serves it.
      const expires = (Math.floor(Date.now() / 1000 / seconds) + 2) * seconds
      return `/files/${file}?expires=${expires}&signature=${sign(file, expires)}`
    },
    read: async (file, expires, signature) => {
      if (!name.test(file) || expires * 1000 < Date.now()) return null
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(file, expires))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return readFile(at(file)).catch(() => null)
    },
  }
}

function s3Storage(s3: NonNullable<Config['s3']>): Storage {
  const client = new AwsClient({ ...s3, service: 's3' })
  const address = (file: string) => new URL(`${s3.endpoint}/${s3.bucket}/${file}`)
  const call = async (file: string, init: RequestInit) => {
    const answer = await client.fetch(address(file).href, init)
    if (!answer.ok && answer.status !== 404) throw new Error(`storage answered ${answer.status}`)
  }
  return {
    put: (file, bytes, type) =>
      call(file, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } }),
    remove: (file) => call(file, { method: 'DELETE' }),
    url: async (file, seconds = 3600) => {
      const signed = address(file)
      signed.searchParams.set('X-Amz-Expires', String(seconds))
      return (await client.sign(signed.href, { aws: { signQuery: true } })).url
    },
    read: async () => null,
  }
}
