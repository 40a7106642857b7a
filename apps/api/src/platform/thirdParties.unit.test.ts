import { expect, test } from 'vitest'
import { policyOf } from '../pages/site.ts'
import { readConfig } from './config.ts'
import { thirdPartiesOf } from './thirdParties.ts'

const page = '<html><head><meta name="trilha:third-parties" content="[]"></head></html>'
const policyWith = (env: Record<string, string>, html = page): string =>
  policyOf(html, { s3: null, contactFormUrl: null, thirdParties: thirdPartiesOf(env) })
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(name)) ?? ''

test('nothing configured: no third party, and a policy that names none', () => {
  expect(thirdPartiesOf({})).toEqual([])
  expect(policyWith({})).not.toContain('http')
})

test('each configured one opens its own hosts, where it needs them', () => {
  const policy = policyWith({
    ANALYTICS_ID: 'G-TRILHA1',
    RECORDING_ID: 'abc123',
    FEEDBACK_URL: 'https://feedback.example/widget.js',
    ERRORS_DSN: 'https://chave@erros.example/42',
  })
  expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com')
  expect(directive(policy, 'script-src')).toContain('https://www.clarity.ms')
  expect(directive(policy, 'script-src')).not.toContain('erros.example')
  expect(directive(policy, 'connect-src')).toContain('https://erros.example')
  expect(directive(policy, 'frame-src')).toContain('https://feedback.example')
  expect(directive(policy, 'frame-src')).not.toContain('clarity')
})

test('a page that has no third parties keeps the strict policy', () => {
  expect(policyWith({ ANALYTICS_ID: 'G-TRILHA1' }, '<html></html>')).not.toContain('http')
})

test("the pages are told addresses and the site's id, and no key but the public one", () => {
  const [errors] = thirdPartiesOf({ ERRORS_DSN: 'https://chave@erros.example/42' })
  expect(errors?.src).toBe(
    'https://erros.example/api/42/envelope/?sentry_key=chave&sentry_version=7',
  )
})

test.each([
  ['ANALYTICS_ID', '"><script>'],
  ['FEEDBACK_URL', 'javascript:alert(1)'],
  ['ERRORS_DSN', 'sem endereço'],
])('a wrong %s stops the start, by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
