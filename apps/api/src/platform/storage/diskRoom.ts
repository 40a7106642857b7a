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

/**
 * True if something could not be written because a disk or a quota is full: errors of Node, and
 * `disk_full` of PostgreSQL (appendix A of its manual).
 */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}
