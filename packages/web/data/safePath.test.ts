import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safePath.ts'

describe('safePath', () => {
  it('accepts own paths with their query and fragment', () => {
    expect(safePath('/dashboard')).toBe('/dashboard')
    expect(safePath('/vagas?roleName=caixa&page=2#lista')).toBe(
      '/vagas?roleName=caixa&page=2#lista',
    )
  })

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('refuses %j', (value) => {
    expect(safePath(value)).toBeNull()
  })

  it('never leads to another origin, for any input', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', 'evil.example', '%2f')
    const anything = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(anything, (value) => {
        const path = safePath(value)
        if (path === null) return
        expect(new URL(path, 'https://trilha.example').origin).toBe('https://trilha.example')
      }),
    )
  })
})
