import { expect, test } from 'vitest'
import { chooseType, expectedBytes, recorderOptions } from './recording.codec.ts'

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
  ['a browser that promises nothing', [], undefined],
])('%s', (_, types, wanted) => {
  expect(chooseType('video', browserWith(...types))).toBe(wanted)
})

test('audio is not requested as video and has no video bit rate', () => {
  const options = recorderOptions('audio', browserWith('audio/webm;codecs=opus', 'video/mp4'))
  expect(options).toEqual({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 64_000 })
})

test('always sets the bit rate and all other options', () => {
  expect(recorderOptions('video', () => false)).toEqual({
    audioBitsPerSecond: 64_000,
    videoBitsPerSecond: 1_000_000,
    videoKeyFrameIntervalDuration: 1000,
  })
})

test('two minutes of video stay below 20 MB', () => {
  expect(expectedBytes('video', 120)).toBe(15_960_000)
  expect(expectedBytes('audio', 120)).toBe(960_000)
})
