import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number | string, field: string): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

/** The memory of a process, in megabytes. Linux only. */
export const megabytesOf = (pid: number | string): number => statusOf(pid, 'VmRSS') / 1024

/** The memory of each process that reads a CV for this program, in megabytes. Linux only. */
export function readerMegabytes(program: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isReader = readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('cv.child.ts')
        return isReader && statusOf(pid, 'PPid') === program ? [megabytesOf(pid)] : []
      } catch {
        return [] // It has just ended.
      }
    })
}
