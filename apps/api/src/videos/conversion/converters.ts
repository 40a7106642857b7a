import type { Converter } from './convert.ts'
import { ffmpegConverter, findFfmpeg } from './ffmpeg.ts'
import { hasNodeAv, nodeAvConverter } from './nodeav.ts'
import { remuxConverter } from './remux.ts'

/** The converters that are available on this machine, the best first. */
export function converters(): Converter[] {
  const command = findFfmpeg()
  return [
    ...(command ? [ffmpegConverter(command)] : []),
    ...(hasNodeAv() ? [nodeAvConverter] : []),
    remuxConverter,
  ]
}
