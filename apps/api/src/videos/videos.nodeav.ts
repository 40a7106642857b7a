import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ended } from './videos.child.ts'
import {
  mp4Ending,
  pictureFilter,
  plan,
  type Conversion,
  type Converter,
} from './videos.convert.ts'
import { mostPixels } from './videos.probe.ts'

/** What the child is told. */
export type NodeAvJob = {
  input: string
  output: string
  demuxer: string
  /** Larger pictures are not unpacked. */
  mostPixels: number
  video: 'copy' | { filter: string } | null
  audio: 'copy' | 'encode' | null
}

/** True where the optional package is installed, with its binary for this machine. */
export function hasNodeAv(): boolean {
  try {
    createRequire(import.meta.url).resolve('node-av/api')
    return true
  } catch {
    return false
  }
}

/** Converts with node-av's own FFmpeg, in a child process. */
export const nodeAvConverter: Converter = {
  name: 'node-av',
  ending: mp4Ending,
  convert: async (conversion) => {
    await run(jobOf(conversion), conversion)
  },
}

function jobOf(conversion: Conversion): NodeAvJob {
  const { found, input, output } = conversion
  const { video, audio } = plan(conversion)
  return {
    input,
    output,
    demuxer: found.demuxer,
    mostPixels,
    video:
      video === null || video === 'copy'
        ? video
        : { filter: `${pictureFilter(lying(video, found))},format=yuv420p` },
    audio,
  }
}

/** node-av leaves a turned picture as the camera wrote it, and hands on how it is to be turned. */
function lying(size: { width: number; height: number }, { video }: Conversion['found']) {
  return (video?.rotation ?? 0) % 180 === 0 ? size : { width: size.height, height: size.width }
}

async function run(job: NodeAvJob, { seconds, onProgress, signal }: Conversion): Promise<void> {
  const child = fork(join(import.meta.dirname, 'videos.nodeav.child.ts'), [JSON.stringify(job)], {
    // The child is no part of a test run or of a debugger.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
  })
  child.on('message', (message) => {
    const done = (message as { seconds?: unknown }).seconds
    if (typeof done === 'number' && seconds > 0) onProgress?.(done / seconds)
  })
  await ended(child, 'node-av')
}
