import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { NodeAvCommand } from './nodeav.ts'

/**
 * Converts one recording with node-av, in a process of its own: native code that reads untrusted
 * bytes can crash only this process. The command is JSON in the first argument; progress is sent
 * as messages, in seconds.
 */
const command = JSON.parse(process.argv[2] ?? '') as NodeAvCommand

await using input = await Demuxer.open(command.input, { format: command.demuxer })
const [video, audio] = [input.video(), input.audio()]
const withVideo = Boolean(command.video && video)
const withAudio = Boolean(command.audio && audio)

await using output = await Muxer.open(command.output, {
  format: 'mp4',
  options: { movflags: '+faststart' },
})

async function videoStages() {
  if (command.video === 'copy' || !command.video || !video) return 'passthrough' as const
  const decoder = await Decoder.create(video, { options: { max_pixels: command.maxPixels } })
  // The filter sets a fixed size and frame rate. Without it the encoder would use the millisecond
  // time base of a browser's recording as frame rate and choose a level that no phone plays.
  const filter = FilterAPI.create(command.video.filter, { allowReinit: true })
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    filter,
    threadCount: 1,
    gopSize: 60,
    options: { preset: 'veryfast', crf: 26, profile: 'main', level: '4.0' },
    maxRate: '2M',
    bufSize: '4M',
  })
  return [decoder, filter, encoder]
}

async function audioStages() {
  if (command.audio === 'copy' || !audio) return 'passthrough' as const
  const decoder = await Decoder.create(audio)
  const filter = FilterAPI.create(
    'aresample=48000:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=mono',
  )
  const encoder = await Encoder.create(FF_ENCODER_AAC, { filter, bitrate: '64k' })
  return [decoder, filter, encoder]
}

const options = {
  onProgress: ({ time }: { time: number }) => process.send?.({ seconds: time }),
  progressInterval: 1000,
}
if (withVideo && withAudio)
  await pipeline(input, { video: await videoStages(), audio: await audioStages() }, output, options)
    .completion
else if (withVideo)
  await pipeline(input, { video: await videoStages() }, output, options).completion
else await pipeline(input, { audio: await audioStages() }, output, options).completion
