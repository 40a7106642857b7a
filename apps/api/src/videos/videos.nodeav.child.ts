import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { NodeAvJob } from './videos.nodeav.ts'

/**
 * A process of its own that converts one recording with node-av, given as JSON in its arguments:
 * native code that reads a stranger's bytes may take this process down, and no other.
 * Tells the seconds done by messages.
 */
const job = JSON.parse(process.argv[2] ?? '') as NodeAvJob

await using input = await Demuxer.open(job.input, { format: job.demuxer })
const [video, audio] = [input.video(), input.audio()]
const withVideo = Boolean(job.video && video)
const withAudio = Boolean(job.audio && audio)

await using output = await Muxer.open(job.output, {
  format: 'mp4',
  options: { movflags: '+faststart' },
})

async function videoStages() {
  if (job.video === 'copy' || !job.video || !video) return 'passthrough' as const
  const decoder = await Decoder.create(video, { options: { max_pixels: job.mostPixels } })
  // One size and one rate whatever the camera did: else the encoder takes the milliseconds of a
  // browser's clock for a frame rate, and picks a level that no phone plays.
  const filter = FilterAPI.create(job.video.filter, { allowReinit: true })
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
  if (job.audio === 'copy' || !audio) return 'passthrough' as const
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
