import {
  Conversion as Copy,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { mp4Ending, type Converter } from './videos.convert.ts'

/**
 * Where nothing encodes: writes the same tracks into a fresh container, with a duration and an
 * index, so that players can seek in it. Browsers play their own recordings.
 */
export const remuxConverter: Converter = {
  name: 'remux',
  ending: (conversion) => (conversion.found.demuxer === 'mov' ? mp4Ending(conversion) : 'webm'),
  convert: async ({ input: path, output: target, found, medium, onProgress }) => {
    const input = new Input({
      formats: [WEBM, MATROSKA, MP4, QTFF],
      source: new FilePathSource(path),
    })
    try {
      const format =
        found.demuxer === 'mov'
          ? new Mp4OutputFormat({ fastStart: 'in-memory' })
          : new WebMOutputFormat()
      const output = new Output({ format, target: new FilePathTarget(target) })
      const copy = await Copy.init({
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
