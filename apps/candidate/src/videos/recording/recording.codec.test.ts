import { expect, test } from 'vitest'
import { chooseType, recorderOptions } from './recording.codec.ts'

const browserWith =
  (...types: string[]) =>
  (type: string) =>
    types.includes(type)

test.each([
  [
    'an iPhone, which records H.264 with AAC',
    ['video/mp4', 'video/mp4;codecs=avc1.42E01F,mp4a.40.2', 'video/webm;codecs=vp8,opus'],
    'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  ],
  [
    'Chromium without AAC',
    ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/mp4'],
    'video/webm;codecs=vp9,opus',
  ],
  ['an old Firefox', ['video/webm;codecs=vp8,opus'], 'video/webm;codecs=vp8,opus'],
  ['an old Safari', ['video/mp4'], 'video/mp4'],
  ['a browser that reports no supported type', [], undefined],
])('chooses the video type for %s', (_, types, wanted) => {
  expect(chooseType('video', browserWith(...types))).toBe(wanted)
})

test('audio is not requested as video and has no video bit rate', () => {
  const options = recorderOptions('audio', browserWith('audio/webm;codecs=opus', 'video/mp4'))
  expect(options).toEqual({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 64_000 })
})

test('bit rates and key frame interval are set even if no type is supported', () => {
  expect(recorderOptions('video', () => false)).toEqual({
    audioBitsPerSecond: 64_000,
    videoBitsPerSecond: 1_000_000,
    videoKeyFrameIntervalDuration: 1000,
  })
})

test.each<['video' | 'audio', number]>([
  ['video', 15_960_000],
  ['audio', 960_000],
])('two minutes of %s take %d bytes', (medium, bytes) => {
  const { videoBitsPerSecond = 0, audioBitsPerSecond = 0 } = recorderOptions(medium, () => false)
  expect((120 * (videoBitsPerSecond + audioBitsPerSecond)) / 8).toBe(bytes)
})
