import { statfs } from 'node:fs/promises'

/** Below this, uploads and conversions soon fail. */
const minBytes = 100 * 1024 * 1024

/** Free bytes of the disk of a folder; null when that is not known: it may not exist yet. */
export const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )

/** False when the disk of a folder is nearly full. */
export async function hasRoom(folder: string, min = minBytes): Promise<boolean> {
  return ((await freeBytes(folder)) ?? Infinity) >= min
}
