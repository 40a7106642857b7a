import type { Converter } from './videos.convert.ts'
import { ffmpegConverter, findFfmpeg } from './videos.ffmpeg.ts'
import { hasNodeAv, nodeAvConverter } from './videos.nodeav.ts'
import { remuxConverter } from './videos.remux.ts'

/** The converters that are available on this machine, the best first. */
export function converters(): Converter[] {
  const command = findFfmpeg()
  return [
    ...(command ? [ffmpegConverter(command)] : []),
    ...(hasNodeAv() ? [nodeAvConverter] : []),
    remuxConverter,
  ]
}
