import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type Archive = {
  /** Adds a text. */
  addText: (name: string, text: string) => Promise<void>
  /** Adds a file of this machine as it is: photos and recordings are compressed already. */
  addFile: (name: string, path: string) => Promise<void>
  /** Closes it. @returns its size in bytes. */
  end: () => Promise<number>
}

/** A ZIP that is written as it grows: what a person holds may be larger than the memory. */
export async function createArchive(path: string): Promise<Archive> {
  const target = await open(path, 'w', 0o600)
  let chunks: Uint8Array[] = []
  let broken: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) broken = error
    else chunks.push(chunk)
  })
  const written = async () => {
    if (broken) throw broken
    const due = chunks
    chunks = []
    for (const chunk of due) await target.write(chunk)
  }
  return {
    addText: async (name, text) => {
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      entry.push(new TextEncoder().encode(text), true)
      await written()
    },
    addFile: async (name, from) => {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      for await (const chunk of createReadStream(from)) {
        entry.push(new Uint8Array(chunk as Buffer))
        await written()
      }
      entry.push(new Uint8Array(), true)
      await written()
    },
    end: async () => {
      zip.end()
      await written()
      const { size } = await target.stat()
      await target.close()
      return size
    },
  }
}
