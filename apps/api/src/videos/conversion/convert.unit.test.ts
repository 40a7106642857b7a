import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plan, sizeOf } from './convert.ts'
import { conversionArgs } from './ffmpeg.ts'
import { failureOf, type Probe } from './probe.ts'

const found = (changes: Partial<NonNullable<Probe['video']>> = {}, audio = 'aac'): Probe => ({
  demuxer: 'mov',
  ending: 'mp4',
  durationMs: 60_000,
  video: {
    codec: 'avc',
    parameters: 'avc1.4d401f',
    width: 1280,
    height: 720,
    rotation: 0,
    ...changes,
  },
  audio: { codec: audio },
})
const planFor = (probe: Probe) => plan({ found: probe, medium: 'video' })

describe('tracks that are copied or encoded', () => {
  test.each([
    ['H.264 main and AAC', found(), 'copy', 'copy'],
    ['a portrait of the same size', found({ width: 720, height: 1280 }), 'copy', 'copy'],
    ['Chromium’s MP4 with Opus', found({ parameters: 'avc1.640c1f' }, 'opus'), 'copy', 'encode'],
    ['1080p', found({ width: 1920, height: 1080 }), { width: 1280, height: 720 }, 'copy'],
    ['4:3, too high', found({ width: 1200, height: 900 }), { width: 960, height: 720 }, 'copy'],
    ['10 bits', found({ parameters: 'avc1.6e001f' }), { width: 1280, height: 720 }, 'copy'],
    [
      'HEVC from a phone',
      found({ codec: 'hevc', parameters: 'hvc1.1.6.L93' }),
      { width: 1280, height: 720 },
      'copy',
    ],
    [
      'VP9',
      found({ codec: 'vp9', width: 641, height: 481 }, 'opus'),
      { width: 642, height: 482 },
      'encode',
    ],
  ] as const)('%s', (_, probe, video, audio) => {
    expect(planFor(probe)).toEqual({ video, audio })
  })

  test('only the sound of an audio recording is converted', () => {
    expect(plan({ found: found(), medium: 'audio' }).video).toBeNull()
  })

  test('the size fits the limits, is even, and keeps the aspect ratio', () => {
    const side = fc.integer({ min: 16, max: 8000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        fc.pre(Math.max(width, height) / Math.min(width, height) < 8)
        const size = sizeOf({ width, height })
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1280)
        expect(Math.min(size.width, size.height)).toBeLessThanOrEqual(720)
        expect([size.width % 2, size.height % 2]).toEqual([0, 0])
        const [before, after] = [width / height, size.width / size.height]
        expect(Math.abs(after / before - 1)).toBeLessThan(0.25)
        if (width > height) expect(size.width).toBeGreaterThanOrEqual(size.height)
      }),
    )
  })
})

test('ffmpeg reads only the given file and format, and writes no metadata', () => {
  const conversion = {
    medium: 'video' as const,
    input: '/in',
    output: '/out',
    seconds: 60,
    maxSeconds: 90,
  }
  const args = conversionArgs({ ...conversion, found: found() })
  const after = (name: string) => args[args.indexOf(name) + 1]
  expect([after('-protocol_whitelist'), after('-f'), after('-map_metadata'), after('-t')]).toEqual([
    'file',
    'mov',
    '-1',
    '95',
  ])
  expect(args.indexOf('-f')).toBeLessThan(args.indexOf('-i'))
})

describe('recordings that are refused as answers', () => {
  const wanted = { medium: 'video' as const, bytes: 1000, maxBytes: 2000, maxSeconds: 60 }
  test.each([
    ['a recording', found(), {}, null],
    ['one in Libras, without sound', { ...found(), audio: null }, {}, null],
    ['an unreadable file', null, {}, 'not-a-video'],
    ['audio instead of a video', { ...found(), video: null }, {}, 'not-a-video'],
    [
      'a video without sound instead of audio',
      { ...found(), audio: null },
      { medium: 'audio' as const },
      'no-sound',
    ],
    ['over the limit, within the tolerance', { ...found(), durationMs: 65_000 }, {}, null],
    ['over the tolerance', { ...found(), durationMs: 65_001 }, {}, 'too-long'],
    ['more bytes than allowed', found(), { bytes: 2001 }, 'too-large'],
  ])('%s', (_, probe, changes, failure) => {
    expect(failureOf(probe, { ...wanted, ...changes })).toBe(failure)
  })
})
