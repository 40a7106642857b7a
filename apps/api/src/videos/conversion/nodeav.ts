import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { waitForExit } from './child.ts'
import { mp4Ending, pictureFilter, plan, type Conversion, type Converter } from './convert.ts'
import { maxPixels } from './probe.ts'

/** The argument of the child process, as JSON. */
export type NodeAvCommand = {
  input: string
  output: string
  demuxer: string
  /** Larger pictures are not decoded. */
  maxPixels: number
  video: 'copy' | { filter: string } | null
  audio: 'copy' | 'encode' | null
}

/** True if the optional package is installed, with its binary for this machine. */
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
    await run(commandOf(conversion), conversion)
  },
}

function commandOf(conversion: Conversion): NodeAvCommand {
  const { found, input, output } = conversion
  const { video, audio } = plan(conversion)
  return {
    input,
    output,
    demuxer: found.demuxer,
    maxPixels,
    video:
      video === null || video === 'copy'
        ? video
        : { filter: `${pictureFilter(sizeBeforeRotation(video, found))},format=yuv420p` },
    audio,
  }
}

/** The size before rotation: node-av does not rotate pictures, it only copies the rotation flag. */
function sizeBeforeRotation(
  size: { width: number; height: number },
  { video }: Conversion['found'],
) {
  return (video?.rotation ?? 0) % 180 === 0 ? size : { width: size.height, height: size.width }
}

async function run(
  command: NodeAvCommand,
  { seconds, onProgress, signal }: Conversion,
): Promise<void> {
  const script = join(import.meta.dirname, 'nodeav.child.ts')
  const child = fork(script, [JSON.stringify(command)], {
    // The child does not inherit the options of a test run or a debugger.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
  })
  child.on('message', (message) => {
    const doneSeconds = (message as { seconds?: unknown }).seconds
    if (typeof doneSeconds === 'number' && seconds > 0) onProgress?.(doneSeconds / seconds)
  })
  await waitForExit(child, 'node-av')
}
