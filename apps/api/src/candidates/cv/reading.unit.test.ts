import { expect, test } from 'vitest'
import { parseCvAnswer } from './reading.ts'

const reading = {
  name: 'Ana Luz',
  email: 'ana@exemplo.com',
  phone: '31987654321',
  linkedin: 'https://www.linkedin.com/in/ana',
  city: { name: 'Betim', state: 'MG' },
  objective: 'crescer na área de vendas',
  entries: [
    {
      kind: 'experience',
      title: 'Vendedora',
      place: 'Loja Sol',
      bond: null,
      start: '2018',
      end: '2020',
      description: '',
    },
  ],
  languages: [{ language: 'en', level: 'C1' }],
  skills: ['Caixa'],
}
const answerWith = (changes: object, kind = 'pdf') =>
  parseCvAnswer(JSON.stringify({ file: { kind, reading: { ...reading, ...changes } } }))
const readingWith = (changes: object) => {
  const answer = answerWith(changes)
  return 'file' in answer ? answer.file.reading : answer
}

test.each([
  ['nothing', ''],
  ['half an answer', '{"file":{"kind":"pdf"'],
  ['another error', '{"refusal":"forbidden"}'],
  ['no reading', '{"file":{"kind":"pdf"}}'],
  ['a thousand brackets', '['.repeat(100_000)],
])('%s is refused', (_, output) => {
  expect(parseCvAnswer(output)).toEqual({ refusal: 'cv-invalid' })
})

test('a kind that would lead the stored file out of its folder is refused', () => {
  expect(answerWith({}, 'pdf/../../x')).toEqual({ refusal: 'cv-invalid' })
})

test('a refusal and a complete reading come through, unknown fields do not', () => {
  expect(parseCvAnswer('{"refusal":"cv-no-text"}')).toEqual({ refusal: 'cv-no-text' })
  expect(readingWith({ candidateId: 'x' })).toEqual(reading)
})

test('misread values are left out, the others stay', () => {
  const misread = {
    name: 'Ana www.exemplo.com',
    phone: '190',
    linkedin: 'javascript:alert(1)',
    city: { name: 'Betim', state: 'XX' },
    objective: 'a'.repeat(2000),
    skills: ['Caixa', 'a'.repeat(200), 7],
  }
  const expected = { name: null, phone: null, linkedin: null, city: null, objective: null }
  expect(readingWith(misread)).toEqual({ ...reading, ...expected, skills: ['Caixa'] })
  const backwards = { ...reading.entries[0], start: '2021', end: '2020' }
  expect(readingWith({ entries: [backwards, ...reading.entries] })).toEqual(reading)
})

test('thousands of entries are cut, because comparing them would keep the program busy', () => {
  const entries = Array.from({ length: 5000 }, () => reading.entries[0])
  expect(readingWith({ entries })).toMatchObject({ entries: { length: 200 } })
})
