import { fold } from '@trilha/contracts/shared/fold'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'

/** The CV of an invented person in one of the usual layouts, and the values expected from it. */
export type MadeCv = {
  file: string
  bytes: Uint8Array
  name: string
  email: string
  /** Digits with the area code. */
  phone: string
  /** Start and end of each experience as `yyyy-mm` or `yyyy`; null means until today. */
  periods: [string, string | null][]
}

type Job = { role: string; company: string; from: string; to: string | null; done: string[] }
type Person = Omit<MadeCv, 'file' | 'bytes' | 'periods'> & { typedPhone: string; jobs: Job[] }

const names =
  'João Batista da Conceição|Ângela Müller|Márcia Araújo Gonçalves|José Antônio dos Anjos|Inês Corrêa|Luís Otávio Brandão|Conceição Évora|Taís Peçanha|Íris Magalhães|Ronaldo Nazaré|Zuleica Pimenta|Éder Simões|Vitória Régia Lopes|Célia D’Ávila|Antônia Maria de Jesus|Fábio Guimarães Rosa|Raíssa Tupinambá|Otoniel Bragança|Sônia Regina Hatoum|Caíque Assunção|Noêmia Falcão|Tomé Valença|Iara Potyguara|Désirée Campos|Válter Inácio|Marília Abençoada|Jonas Ypiranga|Lúcia Helena Prado|Romário Açucena|Beatriz São Bento'.split(
    '|',
  )
const roles =
  'Atendente de loja|Auxiliar administrativo|Operador de caixa|Motorista entregador|Técnica de enfermagem|Vendedora externa|Recepcionista|Estoquista|Analista de suporte|Cozinheira'.split(
    '|',
  )
const companies =
  'Loja Estrela Azul|Mercado Bom Preço|Padaria Três Irmãos|Transportes Serra Verde Ltda|Hospital São Lucas|Clínica Sorriso|Construções Ipê S.A.|Escola Pequeno Mundo|Conecta Serviços|Restaurante Dona Benta'.split(
    '|',
  )
const duties =
  'Recebia clientes no balcão e resolvia trocas.|Abertura e fechamento de caixa, até 180 atendimentos por turno.|Organização do estoque e conferência de notas.|Atendimento por telefone (31) 3333-2020 e WhatsApp.|Treinei 12 pessoas novas em 2 turnos.'.split(
    '|',
  )
const phoneFormats = [
  (d: string) => `(${d.slice(0, 2)}) ${d.slice(2, 7)}-${d.slice(7)}`,
  (d: string) => `+55 ${d.slice(0, 2)} ${d.slice(2, 7)}-${d.slice(7)}`,
  (d: string) => `${d.slice(0, 2)} ${d.slice(2, 3)} ${d.slice(3, 7)}-${d.slice(7)}`,
  (d: string) => `(${d.slice(0, 2)})${d.slice(2)}`,
  (d: string) => `0${d.slice(0, 2)} ${d.slice(2, 7)}.${d.slice(7)}`,
]
/** The entry at an index; after the last entry it starts again. */
const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
const plain = (text: string) => fold(text).replaceAll(/[^a-z ]/g, '')

function person(i: number): Person {
  const name = at(names, i)
  const words = plain(name).split(' ')
  const phone = `${at(['31', '11', '21', '85', '51'], i)}9${String(80_000_000 + i * 1_234_567).slice(0, 8)}`
  const firstYear = 2014 + (i % 5)
  const pad = (month: number) => String(month).padStart(2, '0')
  const job = (n: number, from: string, to: string | null): Job => ({
    role: at(roles, i + n * 3),
    company: at(companies, i * 2 + n),
    from,
    to,
    done: [at(duties, i + n), at(duties, i + n + 2)],
  })
  return {
    name,
    email: `${words[0]}.${words.at(-1)}${i % 4 ? '' : '_rh'}@exemplo.com${i % 2 ? '.br' : ''}`,
    phone,
    typedPhone: at(phoneFormats, i)(phone),
    jobs: [
      job(
        0,
        `${firstYear + 6}-${pad(1 + (i % 12))}`,
        i % 3 ? `${firstYear + 8}-${pad(1 + ((i + 5) % 12))}` : null,
      ),
      job(1, `${firstYear + 3}-${pad(1 + ((i + 2) % 12))}`, `${firstYear + 5}-12`),
      job(2, `${firstYear}-02`, `${firstYear + 2}-${pad(1 + ((i + 7) % 12))}`),
    ],
  }
}

const shortMonths = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const longMonths =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )
const year = (month: string) => month.slice(0, 4)
const index = (month: string) => Number(month.slice(5)) - 1
/** Formats of a period in a CV. */
const periodFormats: ((job: Job) => string)[] = [
  ({ from, to }) =>
    `${shortMonths[index(from)]} ${year(from)} – ${to ? `${shortMonths[index(to)]} ${year(to)}` : 'atual'}`,
  ({ from, to }) =>
    `${from.slice(5)}/${year(from)} a ${to ? `${to.slice(5)}/${year(to)}` : 'o momento'}`,
  ({ from, to }) =>
    `${longMonths[index(from)]} de ${year(from)} até ${to ? `${longMonths[index(to)]} de ${year(to)}` : 'o momento'}`,
  ({ from, to }) =>
    `01/${from.slice(5)}/${year(from)} - ${to ? `15/${to.slice(5)}/${year(to)}` : 'Atualmente'}`,
  ({ from, to }) =>
    `${shortMonths[index(from)]?.toUpperCase()}/${year(from)} - ${to ? `${shortMonths[index(to)]?.toUpperCase()}/${year(to)}` : 'Presente'}`,
  ({ from, to }) =>
    `${shortMonths[index(from)]}/${year(from).slice(2)} a ${to ? `${shortMonths[index(to)]}/${year(to).slice(2)}` : 'hoje'}`,
]

const extras = {
  skills: ['Atendimento ao público', 'Pacote Office', 'Negociação', 'Fechamento de caixa'],
  languages: ['Inglês: intermediário', 'Espanhol: básico'],
  school: ['Ensino médio completo', 'E. E. Professora Lígia Prado, 2014'],
}

const fonts = join(import.meta.dirname, '../src/platform/pdf')

async function pdf(draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 50 })
  const parts: Buffer[] = []
  const done = new Promise((resolve) => doc.on('end', resolve))
  doc.on('data', (part: Buffer) => parts.push(part))
  doc
    .registerFont('regular', join(fonts, 'figtree-400.ttf'))
    .registerFont('bold', join(fonts, 'figtree-700.ttf'))
  doc.font('regular')
  draw(doc)
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(parts))
}

/** Section names and fonts, which vary by person. */
const headings = [
  { jobs: 'Experiência Profissional', school: 'Formação Acadêmica', skills: 'Habilidades' },
  { jobs: 'Histórico Profissional', school: 'Escolaridade', skills: 'Competências' },
  { jobs: 'EXPERIÊNCIAS', school: 'FORMAÇÃO', skills: 'CONHECIMENTOS' },
  { jobs: 'Trajetória profissional:', school: 'Formação:', skills: 'O que sei fazer:' },
]
const faces = [
  ['regular', 'bold'],
  ['Helvetica', 'Helvetica-Bold'],
  ['Times-Roman', 'Times-Bold'],
] as const
const personIndex = (who: Person) => names.indexOf(who.name)

type Layout = (person: Person, period: (job: Job) => string) => Promise<Uint8Array>

/** One column; `head` writes the heading of each job. */
const oneColumn =
  (title: string, head: (doc: PDFKit.PDFDocument, job: Job, period: string) => void): Layout =>
  (who, period) =>
    pdf((doc) => {
      const labels = at(headings, personIndex(who))
      const [regular, bold] = at(faces, personIndex(who))
      const section = (text: string) =>
        doc.moveDown().font(bold).fontSize(13).text(text).font(regular).fontSize(10)
      if (title) doc.fontSize(20).text(title, { align: 'center' }).moveDown()
      doc.font(bold).fontSize(18).text(who.name).font(regular).fontSize(10)
      doc.text(`Brasileira, 29 anos | Contagem, MG | CEP 32010-370`)
      doc.text(`Telefone: ${who.typedPhone} | E-mail: ${who.email}`)
      section('Objetivo').text('Trabalhar com atendimento e crescer para supervisão.')
      const jobs = () => {
        section(labels.jobs)
        for (const job of who.jobs) {
          head(doc, job, period(job))
          for (const line of job.done) doc.text(`• ${line}`)
          doc.moveDown(0.5)
        }
      }
      const school = () => {
        section(labels.school)
        for (const line of extras.school) doc.text(line)
      }
      for (const part of personIndex(who) % 3 === 1 ? [school, jobs] : [jobs, school]) part()
      section('Idiomas')
      for (const line of extras.languages) doc.text(line)
      section(labels.skills).text(extras.skills.join(', '))
    })

/** Two columns: contacts and lists on one side, the jobs on the other. */
const twoColumns =
  (side: 'left' | 'right'): Layout =>
  (who, period) =>
    pdf((doc) => {
      const aside = side === 'left' ? 40 : 390
      const main = side === 'left' ? 230 : 40
      doc
        .font('bold')
        .fontSize(22)
        .text(who.name.toUpperCase(), 40, 40)
        .font('regular')
        .fontSize(9.5)
      const list = (texts: string[]) =>
        texts.forEach((text) => doc.text(text, aside, undefined, { width: 165 }))
      const head = (text: string, x: number) =>
        doc.moveDown(0.8).font('bold').fontSize(12).text(text, x).font('regular').fontSize(9.5)
      doc.y = 110
      head('CONTATO', aside)
      list([who.typedPhone, who.email, 'Betim - MG'])
      head('HABILIDADES', aside)
      list(extras.skills)
      head('IDIOMAS', aside)
      list(extras.languages)
      doc.y = 110
      head('EXPERIÊNCIA', main)
      for (const job of who.jobs) {
        doc.font('bold').text(job.role, main, undefined, { width: 320 }).font('regular')
        doc.text(`${job.company} | ${period(job)}`, main, undefined, { width: 320 })
        for (const line of job.done) doc.text(line, main, undefined, { width: 320 })
        doc.moveDown(0.6)
      }
      head('FORMAÇÃO', main)
      for (const line of extras.school) doc.text(line, main)
    })

/** A table with dates on the left and jobs on the right. */
const dateTable: Layout = (who, period) =>
  pdf((doc) => {
    doc.fontSize(16).text(who.name, { align: 'center' }).fontSize(10)
    doc.text(`${who.email} · ${who.typedPhone}`, { align: 'center' }).moveDown()
    doc.fontSize(12).text('EXPERIÊNCIAS PROFISSIONAIS').fontSize(10)
    for (const job of who.jobs) {
      const y = doc.y
      doc.text(period(job), 50, y, { width: 170 })
      doc.text(`${job.role}, ${job.company}`, 230, y, { width: 320 })
      for (const line of job.done) doc.text(line, 230, undefined, { width: 320 })
      doc.x = 50
      doc.moveDown(0.5)
    }
    doc.fontSize(12).text('ESCOLARIDADE', 50).fontSize(10).text(extras.school.join(' - '))
  })

const pdfLayouts: Layout[] = [
  oneColumn('Curriculum Vitae', (doc, job, period) =>
    doc.text(`${job.role} | ${job.company}`).text(period),
  ),
  oneColumn('', (doc, job, period) => doc.text(`${job.company} — ${period}`).text(job.role)),
  oneColumn('', (doc, job, period) => {
    const { y } = doc
    doc
      .font('bold')
      .text(job.role, 50, y)
      .font('regular')
      .text(period, 380, y, { width: 165, align: 'right' })
    doc.text(job.company, 50)
  }),
  twoColumns('left'),
  oneColumn('CURRÍCULO', (doc, job, period) =>
    doc.text(`Empresa: ${job.company}`).text(`Cargo: ${job.role}`).text(`Período: ${period}`),
  ),
  twoColumns('right'),
  dateTable,
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const p = (text: string, size = 22) =>
  `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

/** A DOCX file with this body. */
export function docx(body: string, header = ''): Uint8Array {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${w}><w:body>${body}</w:body></w:document>`,
    ...(header && { 'word/header1.xml': `<w:hdr ${w}>${header}</w:hdr>` }),
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
}

const lists = () =>
  [
    p('Formação', 26),
    ...extras.school.map((text) => p(text)),
    p('Idiomas', 26),
    ...extras.languages.map((text) => p(text)),
    p('Habilidades', 26),
    p(extras.skills.join('; ')),
  ].join('')

type WordLayout = (person: Person, period: (job: Job) => string) => Uint8Array

const wordLayouts: WordLayout[] = [
  (who, period) =>
    docx(
      p(who.name, 40) +
        p(`${who.typedPhone} – ${who.email}`) +
        p('Experiência profissional', 26) +
        who.jobs
          .map(
            (job) =>
              p(`${job.company} (${period(job)})`) +
              p(job.role) +
              job.done.map((d) => p(`- ${d}`)).join(''),
          )
          .join('') +
        lists(),
    ),
  (who, period) =>
    docx(
      p('CURRICULUM VITAE', 48) +
        p(who.name.toUpperCase(), 32) +
        table(row(p('Telefone'), p(who.typedPhone)), row(p('E-mail'), p(who.email))) +
        p('HISTÓRICO PROFISSIONAL', 26) +
        table(
          ...who.jobs.map((job) =>
            row(p(period(job)), p(job.role) + p(job.company) + p(job.done.join(' '))),
          ),
        ) +
        lists(),
    ),
  (who, period) =>
    docx(
      table(
        row(
          p(who.name, 36) + p('Contato', 26) + p(who.email) + p(who.typedPhone) + lists(),
          p('Experiência', 26) +
            who.jobs
              .map(
                (job) =>
                  p(job.role) +
                  p(job.company) +
                  p(period(job)) +
                  job.done.map((d) => p(d)).join(''),
              )
              .join(''),
        ),
      ),
    ),
  (who, period) =>
    docx(
      p('Resumo', 26) +
        p('Cinco anos com público.') +
        p('EXPERIÊNCIAS', 26) +
        who.jobs
          .map(
            (job) =>
              p(`${job.role} - ${job.company} - ${period(job)}`) +
              job.done.map((d) => p(`• ${d}`)).join(''),
          )
          .join('') +
        lists(),
      p(who.name, 40) + p(who.email) + p(`Cel.: ${who.typedPhone}`),
    ),
]

/** All thirty CVs: twenty as PDF, ten as DOCX. */
export async function madeCvs(): Promise<MadeCv[]> {
  return Promise.all(
    names.map(async (_, i) => {
      const who = person(i)
      const period = at(periodFormats, i + Math.floor(i / periodFormats.length))
      const isDocx = i >= 20
      const bytes = isDocx ? at(wordLayouts, i)(who, period) : await at(pdfLayouts, i)(who, period)
      return {
        file: `${i + 1}-${plain(who.name).replaceAll(' ', '-')}.${isDocx ? 'docx' : 'pdf'}`,
        bytes,
        name: who.name,
        email: who.email,
        phone: who.phone,
        periods: who.jobs.map(({ from, to }): [string, string | null] => [from, to]),
      }
    }),
  )
}
