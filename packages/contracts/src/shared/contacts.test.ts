import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasContacts, withoutContacts } from './contacts.ts'

const textsWithContact = [
  'Me chame no 11 98888-7777',
  'liga (31) 3333-4444 hoje',
  '+55 11 988887777',
  '11988887777',
  'ligue,11988887777',
  'tel11988887777, obrigado',
  'fone:(11)98888-7777.',
  '9 8 8 8 8 7 7 7 7 é meu número',
  'ana@exemplo.com.br',
  'ana (at) exemplo.com',
  'ana arroba exemplo ponto com',
  'ana＠exemplo.com',
  'veja https://golpe.exemplo/x',
  'www.golpe.com.br',
  'wa.me/5511988887777',
  'entre em golpe.site agora',
  'nosso t.me/grupo',
  'meu insta @ana.silva',
]
test.each(textsWithContact)('a contact is found and removed: %s', (text) => {
  expect(hasContacts(text)).toBe(true)
  expect(hasContacts(withoutContacts(text))).toBe(false)
})

const textsWithoutContact = [
  'A jornada é de 44 horas, das 8h às 17h, e o salário vai de R$ 2.150,00 a R$ 2.480,00.',
  'Trabalhei de 2018 a 2021 e de 2022/2023 com Node.js, .NET e C#.',
  'Período: 2019 2020. Antes, de 2018-2021 e 2015.2018.',
  'Vi que você cuidou de 12 lojas em Contagem/MG. São 3 vagas, com início em 05/01/2027.',
  'Experiência em SAP S.A. e na NR 35; nota 9,5.',
  'Atendi 1.500.000 pessoas; vendas de R$ 12.345.678,90 em 2024.',
  'Aqui o vale é de R$ 620 por mês. Vamos conversar?',
]
test.each(textsWithoutContact)('no contact is found: %s', (text) => {
  expect(hasContacts(text)).toBe(false)
  expect(withoutContacts(text)).toBe(text.normalize('NFKC'))
})

test('a phone number is removed whatever text surrounds it', () => {
  const words = fc.array(fc.constantFrom('oi', 'vaga', 'fale', 'comigo', 'hoje'), { maxLength: 5 })
  const glue = fc.constantFrom(' ', '', ', ', ',', ': ', '; ', '. ', ' - ', '\n')
  const formats = fc.constantFrom(
    (ddd: string, number: string) => `(${ddd}) ${number}`,
    (ddd: string, number: string) => `${ddd}${number}`,
    (ddd: string, number: string) => `+55 ${ddd} ${number.slice(0, 5)}-${number.slice(5)}`,
    (ddd: string, number: string) => `0${ddd}-${number}`,
  )
  fc.assert(
    fc.property(
      fc.record({ before: words, after: words, between: glue }),
      formats,
      fc.integer({ min: 900_000_000, max: 999_999_999 }),
      ({ before, after, between }, format, number) => {
        const phone = format('11', String(number))
        const text = `${before.join(' ')}${between}${phone}${between}${after.join(' ')}`
        expect(withoutContacts(text)).not.toContain(String(number).slice(-4))
      },
    ),
    { numRuns: 300 },
  )
})
