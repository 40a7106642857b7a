import { mp4Ending, type Converter } from './convert.ts'

/**
 * Fallback without an encoder: copies the tracks into a new container with a duration and an index,
 * so that players can seek. Browsers can play their own recordings.
 */
export const remuxConverter: Converter = {
  name: 'remux',
  ending: (conversion) => (conversion.found.demuxer === 'mov' ? mp4Ending(conversion) : 'webm'),
  convert: async ({ input: path, output: target, found, medium, onProgress }) => {
    // Loaded only when needed, because this converter is the last one to be tried.
    const media = await import('mediabunny')
    const input = new media.Input({
      formats: [media.WEBM, media.MATROSKA, media.MP4, media.QTFF],
      source: new media.FilePathSource(path),
    })
    try {
      const format =
        found.demuxer === 'mov'
          ? new media.Mp4OutputFormat({ fastStart: 'in-memory' })
          : new media.WebMOutputFormat()
      const output = new media.Output({ format, target: new media.FilePathTarget(target) })
      const copy = await media.Conversion.init({
        input,
        output,
        tags: {},
        showWarnings: false,
        ...(medium === 'audio' && { video: { discard: true } }),
      })
      if (!copy.isValid) throw new Error('these tracks can not be copied')
      if (onProgress) copy.onProgress = onProgress
      await copy.execute()
    } finally {
      input.dispose()
    }
  },
}
