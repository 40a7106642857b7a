import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../pages/site.ts'
import { readConfig } from './config.ts'
import { thirdPartiesOf } from './thirdParties.ts'

const page = '<html><head><meta name="trilha:third-parties" content="[]"></head></html>'
const policyWith = (env: Record<string, string>, html = page): string =>
  contentSecurityPolicy(html, { s3: null, contactFormUrl: null, thirdParties: thirdPartiesOf(env) })
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(name)) ?? ''

test('without configuration there is no third party and the policy names none', () => {
  expect(thirdPartiesOf({})).toEqual([])
  expect(policyWith({})).not.toContain('http')
})

test('the policy allows the hosts of a third party only in the directives that need them', () => {
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

test('a page without third parties has the strict policy', () => {
  expect(policyWith({ ANALYTICS_ID: 'G-TRILHA1' }, '<html></html>')).not.toContain('http')
})

test('the address for errors contains only the public key of the DSN', () => {
  const [errors] = thirdPartiesOf({ ERRORS_DSN: 'https://chave@erros.example/42' })
  expect(errors?.src).toBe(
    'https://erros.example/api/42/envelope/?sentry_key=chave&sentry_version=7',
  )
})

test.each([
  ['ANALYTICS_ID', '"><script>'],
  ['FEEDBACK_URL', 'javascript:alert(1)'],
  ['ERRORS_DSN', 'sem endereço'],
])('an invalid %s fails the start, and the error names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
