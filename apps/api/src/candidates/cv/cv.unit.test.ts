import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { docx, madeCvs } from '../../../test/cvs.ts'
import { openCv } from './open.ts'
import { periodIn } from './periods.ts'
import { rowsOf } from './linkedin.ts'
import { schoolingIn } from './words.ts'

test(
  'at least 90 % of contacts and 80 % of periods of thirty CVs are read correctly',
  { timeout: 240_000 },
  async () => {
    const misses: string[] = []
    const right = { contacts: 0, periods: 0, titles: 0 }
    const all = { contacts: 0, periods: 0 }
    for (const cv of await madeCvs()) {
      const { reading } = await openCv(cv.bytes)
      for (const what of ['name', 'email', 'phone'] as const) {
        all.contacts++
        const same =
          what === 'name'
            ? reading.name?.toLowerCase() === cv.name.toLowerCase()
            : reading[what] === cv[what]
        if (same) right.contacts++
        else misses.push(`${cv.file}: ${what} read as ${reading[what]}`)
      }
      const read = reading.entries.flatMap((entry) => (entry.kind === 'experience' ? [entry] : []))
      for (const [start, end] of cv.periods) {
        all.periods++
        if (read.some((entry) => entry.start === start && entry.end === end)) right.periods++
        else
          misses.push(
            `${cv.file}: ${start} to ${end} not among ${read.map((e) => `${e.start} ${e.end}`).join(', ')}`,
          )
      }
    }
    const share = (part: number, whole: number) => Math.round((100 * part) / whole)
    process.stdout.write(
      `30 CVs: ${share(right.contacts, all.contacts)} % of ${all.contacts} contacts and ${share(right.periods, all.periods)} % of ${all.periods} periods read right\n${misses.join('\n')}\n`,
    )
    expect(share(right.contacts, all.contacts)).toBeGreaterThanOrEqual(90)
    expect(share(right.periods, all.periods)).toBeGreaterThanOrEqual(80)
  },
)

test.each([
  ['Atendente, mar 2023 – out 2026', '2023-03', '2026-10'],
  ['03/2020 a 10/2022', '2020-03', '2022-10'],
  ['março de 2020 até o momento', '2020-03', null],
  ['01/03/2020 - 10/10/2022', '2020-03', '2022-10'],
  ['2018 a 2020', '2018', '2020'],
  ['jan/19 - dez/20', '2019-01', '2020-12'],
  ['Mar 2020 - Present', '2020-03', null],
  ['desde 2021', '2021', null],
  ['Loja (Fev. 2015 à Mai. 2016)', '2015-02', '2016-05'],
])('%s is a period', (line, start, end) => {
  expect(periodIn(line)?.period).toEqual({ start, end })
})

test.each(['12 pessoas', '(31) 98765-2019', 'de 13/2020 a 10/2022', 'turno de 8 a 17', '2019'])(
  '%s is not a period',
  (line) => {
    expect(periodIn(line)).toBeNull()
  },
)

test('schooling is read with its status: completed, ongoing or incomplete', () => {
  expect(schoolingIn('Ensino Médio Completo')).toBe('high-school')
  expect(schoolingIn('Ensino médio incompleto')).toBe('high-school-incomplete')
  expect(schoolingIn('Técnico em Enfermagem (cursando)')).toBe('technical-ongoing')
  expect(schoolingIn('Bacharelado em Direito, 5º semestre')).toBe('college-ongoing')
  expect(schoolingIn('Pós-graduação em Gestão')).toBe('postgraduate')
  expect(schoolingIn('Rua das Flores')).toBeNull()
})

test('a complete CV is read', async () => {
  const lines = [
    'Jussara Nascimento', 'Atendente de loja', 'Contagem, MG', 'ju@exemplo.com (31) 98765-4321',
    'linkedin.com/in/ju-nascimento', 'Objetivo: crescer para supervisão de loja',
    'Experiência', 'Atendente de loja | Loja Estrela Azul', 'mar 2023 a out 2026', '- Trocas e entregas.',
    'Formação', 'Ensino médio completo', 'E. E. Professora Lígia Prado, 2010',
    'Cursos', 'Atendimento que resolve, 20 horas, 2025', 'Idiomas', 'Libras: básico', 'Inglês', 'Avançado',
    'Habilidades', 'Caixa, Digitação',
  ] // prettier-ignore
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  const { kind, reading } = await openCv(docx(body))
  expect(kind).toBe('docx')
  expect(reading).toEqual({
    name: 'Jussara Nascimento',
    email: 'ju@exemplo.com',
    phone: '31987654321',
    linkedin: 'https://www.linkedin.com/in/ju-nascimento',
    city: { name: 'Contagem', state: 'MG' },
    objective: 'crescer para supervisão de loja',
    entries: [
      {
        kind: 'experience',
        title: 'Atendente de loja',
        place: 'Loja Estrela Azul',
        bond: null,
        start: '2023-03',
        end: '2026-10',
        description: 'Trocas e entregas.',
      },
      {
        kind: 'education',
        title: 'Ensino médio completo',
        place: 'E. E. Professora Lígia Prado',
        level: 'high-school',
        start: null,
        end: '2010',
      },
      {
        kind: 'course',
        title: 'Atendimento que resolve',
        place: '',
        hours: 20,
        end: '2025',
        certificateUrl: null,
      },
    ],
    languages: [
      { language: 'libras', level: 'A2' },
      { language: 'en', level: 'C1' },
    ],
    skills: ['Caixa', 'Digitação'],
  })
})

test("LinkedIn's data export is read", async () => {
  const csv = {
    'Profile.csv':
      'First Name,Last Name,Headline,Summary\nAna,"de Souza, Luz",Vendas,"Diz ""oi""\nem duas linhas"\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nLoja Sol,Vendedora,,Betim,Mar 2020,\nBazar,Caixa,Abria o caixa,,Jan 2018,Fev 2020\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name\nUFMG,2012,2016,,Bacharelado em Letras\n',
    'Skills.csv': 'Name\nVendas\nExcel\n',
    'Languages.csv': 'Name,Proficiency\nInglês,Limited working proficiency\n',
    'Email Addresses.csv': 'Email Address,Confirmed\nAna@Exemplo.com,Yes\n',
  }
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(csv).map(([name, text]) => [`export/${name}`, strToU8(text)]),
    ),
  )
  const { kind, reading } = await openCv(zip)
  expect(kind).toBe('linkedin')
  expect(reading).toMatchObject({
    name: 'Ana de Souza, Luz',
    email: 'ana@exemplo.com',
    phone: null,
    objective: 'Diz "oi"\nem duas linhas',
    entries: [
      { title: 'Vendedora', place: 'Loja Sol', start: '2020-03', end: null },
      {
        title: 'Caixa',
        place: 'Bazar',
        start: '2018-01',
        end: '2020-02',
        description: 'Abria o caixa',
      },
      { kind: 'education', place: 'UFMG', level: 'college', start: '2012', end: '2016' },
    ],
    languages: [{ language: 'en', level: 'B1' }],
    skills: ['Vendas', 'Excel'],
  })
  expect(rowsOf('')).toEqual([])
})
