import { expect, test } from 'vitest'
import { cleanHtml } from './html.ts'

test('sanitized HTML retains its structure and loses scripts, handlers and unsafe links', () => {
  expect(
    cleanHtml(
      '<h1>Vaga</h1><p onclick="x()">Olá <b>equipe</b><script>alert(1)</script></p>' +
        '<a href="javascript:x()">a</a><a href="//mal.example">b</a>' +
        '<a href="https://trilha.example">c</a><img src=x onerror=alert(1)><iframe src="x"></iframe>',
    ),
  ).toBe(
    '<h3>Vaga</h3><p>Olá <strong>equipe</strong></p>' +
      '<a rel="nofollow noopener" target="_blank">a</a>' +
      '<a rel="nofollow noopener" target="_blank">b</a>' +
      '<a href="https://trilha.example" rel="nofollow noopener" target="_blank">c</a>',
  )
})
