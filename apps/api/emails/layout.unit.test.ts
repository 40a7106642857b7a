import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { passwordChangedMail } from './accounts/passwordChanged.ts'

test('escapes all input in the HTML body, but not in the text body', () => {
  const { text, html } = layout({
    preheader: '<i>',
    heading: 'Olá, <script>alert("1")</script>',
    paragraphs: ['a & b\nc'],
    action: { label: 'Ver <tudo>', url: 'https://trilha.example/?a=1&b="2"' },
  })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<tudo>')
  expect(html).toContain('href="https://trilha.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('a &amp; b<br>c')
  expect(text).toContain('Olá, <script>alert("1")</script>\n\na & b\nc\n\nVer <tudo>:\nhttps://')
})

test('contains no link without an action', () => {
  const { html } = layout({ preheader: 'p', heading: 'h', paragraphs: [] })
  expect(html).not.toContain('href=')
})

test('shows the time of a password change in Brasília time', () => {
  const at = new Date('2026-11-21T02:30:00Z')
  const { text } = passwordChangedMail({ name: 'Ju', at, reset: 'https://trilha.example' })
  expect(text).toContain('mudou em 20/11/2026 às 23:30 (horário de Brasília)')
})
