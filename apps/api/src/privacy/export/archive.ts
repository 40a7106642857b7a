import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type Archive = {
  addText: (name: string, text: string) => Promise<void>
  /** Adds a local file uncompressed, since photos and recordings are compressed already. */
  addFile: (name: string, path: string) => Promise<void>
  /** Writes the end of the archive. @returns its size in bytes. */
  end: () => Promise<number>
  /** Closes the file; also needed after an error. */
  close: () => Promise<void>
}

/** A ZIP written to disk while it grows, since the data of a person may not fit in memory. */
export async function createArchive(path: string): Promise<Archive> {
  const target = await open(path, 'w', 0o600)
  let chunks: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else chunks.push(chunk)
  })
  const flush = async () => {
    if (failure) throw failure
    const pending = chunks
    chunks = []
    for (const chunk of pending) await target.write(chunk)
  }
  return {
    addText: async (name, text) => {
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      entry.push(new TextEncoder().encode(text), true)
      await flush()
    },
    addFile: async (name, sourcePath) => {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      for await (const chunk of createReadStream(sourcePath)) {
        entry.push(new Uint8Array(chunk as Buffer))
        await flush()
      }
      entry.push(new Uint8Array(), true)
      await flush()
    },
    end: async () => {
      zip.end()
      await flush()
      const { size } = await target.stat()
      return size
    },
    close: () => target.close(),
  }
}
