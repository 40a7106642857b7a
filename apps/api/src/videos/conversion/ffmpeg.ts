import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { mp4Ending, pictureFilter, plan, type Conversion, type Converter } from './convert.ts'
import { waitForExit } from './child.ts'
import { maxPixels } from './probe.ts'

/** Path of ffmpeg; null if it is not installed. */
export function findFfmpeg(path = process.env['PATH'] ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    const file = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg')
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      continue
    }
  }
  return null
}

/** Converts with ffmpeg, in a process of low priority, so that requests come first. */
export function ffmpegConverter(command: string): Converter {
  return {
    name: 'ffmpeg',
    ending: mp4Ending,
    convert: async (conversion) => {
      await run(command, conversionArgs(conversion), conversion)
    },
    poster: async (input, output, atSeconds) => {
      await run(command, posterArgs(input, output, atSeconds), { seconds: 0 })
    },
  }
}

/** ffmpeg refuses larger pictures, whatever size the header of the file says. */
const pixelLimit = ['-max_pixels', String(maxPixels)]

/** The arguments of a conversion. Exported for its test. */
export function conversionArgs(conversion: Conversion): string[] {
  const { found, input, output, maxSeconds } = conversion
  const { video, audio } = plan(conversion)
  const args = ['-v', 'error', '-nostdin', '-y', '-progress', 'pipe:1', '-nostats']
  args.push('-protocol_whitelist', 'file', '-threads', '1', ...pixelLimit)
  args.push('-f', found.demuxer, '-i', input)
  if (video) {
    args.push('-map', '0:v:0')
    if (video === 'copy') args.push('-c:v', 'copy')
    else {
      args.push('-vf', pictureFilter(video), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26')
      args.push('-maxrate', '2M', '-bufsize', '4M', '-profile:v', 'main', '-level:v', '4.0')
      args.push('-pix_fmt', 'yuv420p', '-g', '60', '-threads:v', '1')
    }
  }
  if (audio) {
    args.push('-map', '0:a:0')
    if (audio === 'copy') args.push('-c:a', 'copy')
    else args.push('-af', 'aresample=async=1:first_pts=0', '-c:a', 'aac', '-b:a', '64k', '-ac', '1')
  }
  // Leaves out the phone's metadata, such as model and location.
  args.push('-map_metadata', '-1', '-map_chapters', '-1', '-t', String(maxSeconds + 5))
  args.push('-movflags', '+faststart', '-f', 'mp4', output)
  return args
}

function posterArgs(input: string, output: string, atSeconds: number): string[] {
  const args = ['-v', 'error', '-nostdin', '-y', '-protocol_whitelist', 'file']
  args.push(...pixelLimit, '-ss', String(atSeconds), '-f', 'mov', '-i', input, '-frames:v', '1')
  return [...args, '-vf', 'scale=min(640\\,iw):-2', '-q:v', '5', output]
}

async function run(
  command: string,
  args: readonly string[],
  options: { seconds: number; onProgress?: (share: number) => void; signal?: AbortSignal },
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.signal && { signal: options.signal, killSignal: 'SIGKILL' as const }),
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lastMicroseconds = [...text.matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1]
    if (lastMicroseconds && options.seconds > 0)
      options.onProgress?.(Number(lastMicroseconds) / 1e6 / options.seconds)
  })
  await waitForExit(child, 'ffmpeg')
}
