import { isUuid } from '@trilha/contracts/shared/uuid'
import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { ERRORS, Server, Upload } from '@tus/server'
import type { Config } from '../config/config.ts'

/**
 * Uploads in chunks (tus 1.0), stored in the data folder until they are complete. The module that
 * begins an upload knows its purpose, owner and expiry.
 */
export type Uploads = {
  /** Begins an upload of unknown length with a new id; a repeated call empties the upload. */
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
  // Created here, because the store would create a folder that other users of the machine can read.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const datastore = new FileStore({ directory })
  const server = new Server({
    path,
    datastore,
    maxSize: maxBytes,
    relativeLocation: true,
    // Same origin only: without a list, the library allows any origin.
    allowedOrigins: [],
    // The library hides why a part could not be written. Where it matters, that is a full disk; if
    // the connection broke, nobody reads the answer. The browser waits and sends the part again.
    onResponseError: (_request, error) =>
      error === ERRORS.FILE_WRITE_ERROR ? { status_code: 507, body: 'no room' } : undefined,
  })
  const pathOf = (upload: string) => {
    if (!isUuid(upload)) throw new Error('not an upload of ours')
    return join(directory, upload)
  }
  return {
    begin: async (upload) => {
      pathOf(upload)
      await datastore.create(new Upload({ id: upload, offset: 0 }))
    },
    received: async (upload) => {
      const found = await stat(pathOf(upload)).catch(() => null)
      return found?.size ?? null
    },
    sha256: async (upload) => {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(pathOf(upload))) hash.update(chunk as Buffer)
      return hash.digest('hex')
    },
    path: pathOf,
    remove: async (upload) => {
      await rm(pathOf(upload), { force: true })
      await rm(`${pathOf(upload)}.json`, { force: true })
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
      pathOf(upload)
      // The library reads the id from the end of the address, even from the query. Replace the
      // address, so that it handles the upload whose permissions were checked.
      request.url = `${path}/${upload}`
      await server.handle(request, response)
    },
  }
}
