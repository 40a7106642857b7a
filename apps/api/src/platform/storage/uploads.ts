import { isUuid } from '@trilha/contracts/shared/uuid'
import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { Config } from '../config/config.ts'

/**
 * Uploads in chunks (tus 1.0), stored in the data folder until they are complete. The module that
 * begins an upload knows its purpose, owner and expiry.
 */
export type Uploads = {
  /** Begins an upload of unknown length with an id of ours; a repeated call empties it. */
  begin: (id: string) => Promise<void>
  /** Number of received bytes; null when there is no such upload. */
  received: (id: string) => Promise<number | null>
  /** SHA-256 of the received bytes, hexadecimal. */
  sha256: (id: string) => Promise<string>
  /** Local path of the file. */
  path: (id: string) => string
  remove: (id: string) => Promise<void>
  /** Ids of uploads that received nothing since `before`. */
  idleSince: (before: Date) => Promise<string[]>
  /** Handles HEAD and PATCH of the protocol. The caller must check permissions first. */
  handle: (id: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * @param path base address of the uploads, `/api/…/uploads`.
 * @param maxBytes size limit of one upload.
 */
export function createUploads(
  { dataDir }: Pick<Config, 'dataDir'>,
  path: string,
  maxBytes: number,
): Uploads {
  const directory = join(dataDir, 'uploads')
  // Created before the store does it, so that other users of the machine can't read it.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const datastore = new FileStore({ directory })
  const server = new Server({
    path,
    datastore,
    maxSize: maxBytes,
    relativeLocation: true,
    // Same origin only: without a list, the library allows any origin.
    allowedOrigins: [],
  })
  const at = (upload: string) => {
    if (!isUuid(upload)) throw new Error('not an upload of ours')
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
        if (!isUuid(file)) continue
        const found = await stat(join(directory, file)).catch(() => null)
        if (found && found.mtime < before) idle.push(file)
      }
      return idle
    },
    handle: async (upload, request, response) => {
      at(upload)
      // The library takes the id from the end of the address, query included. Set the address, so
      // that it is always the upload whose permissions were checked.
      request.url = `${path}/${upload}`
      await server.handle(request, response)
    },
  }
}
