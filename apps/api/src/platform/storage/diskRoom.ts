import { statfs } from 'node:fs/promises'

/** Below this, uploads and conversions soon fail. */
const minBytes = 100 * 1024 * 1024

/** Free bytes of the disk of a folder; null when there is no such folder yet. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** False when the disk of a folder is nearly full. */
export async function hasRoom(folder: string, min = minBytes): Promise<boolean> {
  return ((await freeBytes(folder)) ?? Infinity) >= min
}
