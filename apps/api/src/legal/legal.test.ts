import { legalDocuments } from '@trilha/contracts/shared/legal'
import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { program } from '../../test/program.ts'
import { legalPdf } from './legal.pdf.ts'
import { termsV1 } from './terms.v1.ts'

const p = program()

test.each(['/documentos/termos-de-uso-v2.pdf', '/documentos/termos-de-uso.pdf', '/documentos/'])(
  'an unknown document answers 404: %s',
  async (url) => {
    expect((await p.app.inject({ url })).statusCode).toBe(404)
  },
)

test.each([
  ['/documentos/termos-de-uso-v1.pdf', 'Termos de uso da Trilha', 'É grátis, sempre'],
  [
    '/documentos/politica-de-privacidade-v1.pdf',
    'Política de privacidade da Trilha',
    'Decisões automáticas',
  ],
])('%s is a tagged PDF in Portuguese', async (url, title, heading) => {
  const { statusCode, headers, rawPayload } = await p.app.inject({ url })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: `${title}, versão 1`, Language: 'pt-BR' })
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)
  const roles = new Set<string>()
  let text = ''
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n)
    const content = await page.getTextContent()
    text += content.items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const collect = (node: unknown): void => {
      const { role, children = [] } = node as { role?: string; children?: unknown[] }
      if (role) roles.add(role)
      children.forEach(collect)
    }
    collect(await page.getStructTree())
  }
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'LBody']))
  expect(text).toContain(heading)
  expect(text).toMatch(/Versão 1, em vigor desde 21 de novembro de 2026/)
})

test('rendering a published document twice gives identical bytes', async () => {
  const [document] = legalDocuments
  if (!document) throw new Error('no documents')
  const first = await legalPdf(termsV1, document)
  expect((await legalPdf(termsV1, document)).equals(first)).toBe(true)
})
