import { expect, test } from 'vitest'
import { browserOf, troubleOf } from './recording.troubles.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['SecurityError', 'unsupported'],
  ['QuotaExceededError', 'full'],
  ['UnknownError', 'broken'],
])('%s becomes the problem %s', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble)
})

test('a TypeError means that the browser cannot record; an unknown error is `broken`', () => {
  expect(troubleOf(new TypeError('undefined is not a function'))).toBe('unsupported')
  expect(troubleOf('?')).toBe('broken')
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
    'ios',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'safari',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'chrome',
  ],
])('the browser of %s is %s', (agent, browser) => {
  expect(browserOf(agent)).toBe(browser)
})
