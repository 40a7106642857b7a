import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { Config } from '../config.ts'

/**
 * Files on their way to us in parts (tus 1.0), in the data folder until they are whole. What an
 * upload is, whose it is and when it ends is the matter of the noun that begins it.
 */
export type Uploads = {
  /** Begins an upload whose length is told last, under a uuid of ours. Again: empties it. */
  begin: (id: string) => Promise<void>
  /** How many bytes are here; null without such an upload. */
  received: (id: string) => Promise<number | null>
  /** SHA-256 of what is here, hexadecimal. */
  sha256: (id: string) => Promise<string>
  /** Where its bytes lie on this machine. */
  path: (id: string) => string
  remove: (id: string) => Promise<void>
  /** Uploads that took no byte since `before`. */
  idleSince: (before: Date) => Promise<string[]>
  /** Answers HEAD and PATCH of the protocol for one upload; who may is asked before. */
  handle: (id: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * @param path where the uploads are addressed, `/api/…/uploads`.
 * @param maxBytes of one upload.
 */
export function createUploads(
  { dataDir }: Pick<Config, 'dataDir'>,
  path: string,
  maxBytes: number,
): Uploads {
  const directory = join(dataDir, 'uploads')
  // Before the store makes it: nobody else on the machine looks into it.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const datastore = new FileStore({ directory })
  const server = new Server({
    path,
    datastore,
    maxSize: maxBytes,
    relativeLocation: true,
    // Our own sites only: without a list, the library answers any origin.
    allowedOrigins: [],
  })
  const at = (upload: string) => {
    if (!id.test(upload)) throw new Error('not an upload of ours')
    return join(directory, upload)
  }
  return {
    begin: async (upload) => {
      at(upload)
      await datastore.create(new Upload({ id: upload, offset: 0 }))
    },
    received: async (upload) => {
      const found = await stat(at(upload)).catch(() => null)
      return found?.size ?? null
    },
    sha256: async (upload) => {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(at(upload))) hash.update(chunk as Buffer)
      return hash.digest('hex')
    },
    path: at,
    remove: async (upload) => {
      await rm(at(upload), { force: true })
      await rm(`${at(upload)}.json`, { force: true })
    },
    idleSince: async (before) => {
      const idle: string[] = []
      for (const file of await readdir(directory)) {
        if (!id.test(file)) continue
        const found = await stat(join(directory, file)).catch(() => null)
        if (found && found.mtime < before) idle.push(file)
      }
      return idle
    },
    handle: async (upload, request, response) => {
      at(upload)
      // The library takes what stands last in the address, also in its query: it is given the one
      // upload that was asked about, and nothing else.
      request.url = `${path}/${upload}`
      await server.handle(request, response)
    },
  }
}
