import type { Schooling } from '@trilha/contracts/vacancies/enums'

/** Converts to lower case without accents; the position of each character stays the same. */
export function foldInPlace(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const base = text.charAt(i).normalize('NFD').charAt(0).toLowerCase()
    return base.length === 1 ? base : text.charAt(i)
  }).join('')
}

export type Section =
  | 'contact'
  | 'objective'
  | 'experience'
  | 'education'
  | 'courses'
  | 'languages'
  | 'skills'
  | 'other'

const headings: [Section, RegExp][] = [
  [
    'contact',
    /^(contatos?|dados (pessoais|de contato)|informacoes (pessoais|de contato)|contact)$/,
  ],
  [
    'objective',
    /^(objetivos?( profissiona(l|is))?|resumo( profissional| de qualificacoes)?|sobre( mim)?|perfil( profissional)?|apresentacao|summary|about( me)?)$/,
  ],
  [
    'experience',
    /^((minhas )?experiencias?( profissiona(l|is)| de trabalho| anteriores)?|historico profissional|atuacao profissional|trajetoria( profissional)?|carreira|trabalho voluntario|voluntariado|(work |professional )?experience|employment)$/,
  ],
  [
    'education',
    /^(formacao( academica| escolar| e cursos)?|escolaridade|educacao|education|estudos)$/,
  ],
  [
    'courses',
    /^(cursos?( complementares| extracurriculares| livres| e certificac(oes|ados)| de aperfeicoamento)?|certificac(oes|ados)|formacao complementar|qualificacao profissional|courses)$/,
  ],
  ['languages', /^(idiomas?|linguas( estrangeiras)?|languages)$/],
  [
    'skills',
    /^((principais )?(habilidades|competencias)( e competencias| tecnicas| pessoais| profissionais)?|conhecimentos( tecnicos)?|skills|qualificacoes|ferramentas|informatica|o que (eu )?sei fazer)$/,
  ],
  [
    'other',
    /^(referencias|informacoes (adicionais|complementares)|interesses|hobbies|atividades)$/,
  ],
]

/** The section and the rest of a heading line (`Idiomas: inglês`); null for any other line. */
export function headingOf(line: string): { section: Section; rest: string } | null {
  // Joins spaced letters: E X P E R I Ê N C I A
  const compact = /^(\S )+\S$/.test(line) && line.length > 9 ? line.replaceAll(' ', '') : line
  const [, title = '', rest = ''] = /^([^:]{3,45}):\s*(.*)$/.exec(compact) ?? ['', compact]
  const key = foldInPlace(title)
    .replaceAll(/[^a-z ]+/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ')
  const section = headings.find(([, pattern]) => pattern.test(key))?.[0]
  return section ? { section, rest: rest.trim() } : null
}

/** Lines by section; those before the first heading are `contact`. */
export function sectionsOf(lines: readonly string[]): Record<Section, string[]> {
  const out: Record<Section, string[]> = {
    contact: [],
    objective: [],
    experience: [],
    education: [],
    courses: [],
    languages: [],
    skills: [],
    other: [],
  }
  let section: Section = 'contact'
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading) section = heading.section
    const text = heading ? heading.rest : line
    if (text) out[section].push(text)
  }
  return out
}

/** Words that mark a line as a job title, not a place. */
const roles =
  /\b(atendente|auxiliar|ajudante|assistente|analista|vendedora?|caixa|operadora?|motorista|recepcionista|gerente|supervisora?|coordenadora?|tecnic[oa]|enfermeir[oa]|professora?|estagiari[oa]|aprendiz|garcom|garconete|cozinheir[oa]|repositora?|estoquista|desenvolvedora?|programadora?|engenheir[oa]|consultora?|promotora?|cuidadora?|secretari[oa]|porteir[oa]|vigilante|soldadora?|eletricista|mecanic[oa]|balconista|faxineir[oa]|lider|encarregad[oa]|conferente|separadora?|entregadora?|designer|contador|diretora?|agente|monitora?|instrutora?)\b/

/** True when a text looks like a job title. */
export const isRole = (text: string): boolean => roles.test(foldInPlace(text))

/** True when a text looks like the name of a school. */
export const isSchool = (text: string): boolean =>
  /\b(escola|colegio|universidade|faculdade|instituto|centro universitario|senai|senac|etec|fatec|cefet|uf[a-z]{1,3}|puc|unip|uni[a-z]+)\b|\be\. ?[em]\./.test(
    foldInPlace(text),
  )

/** Pattern, then the schooling when completed, ongoing and interrupted. */
const levels: [RegExp, Schooling, Schooling, Schooling][] = [
  [/pos.?doutorado/, 'postdoctorate', 'doctorate', 'doctorate'],
  [/doutorado/, 'doctorate', 'masters', 'masters'],
  [/mestrado/, 'masters', 'college', 'college'],
  [/pos.?graduacao|especializacao|\bmba\b/, 'postgraduate', 'college', 'college'],
  [
    /graduacao|bacharel|licenciatura|superior|tecnologo|faculdade|universidade|engenharia|administracao|direito|pedagogia/,
    'college',
    'college-ongoing',
    'college-incomplete',
  ],
  [/tecnico|tecnica/, 'technical', 'technical-ongoing', 'high-school'],
  [/medio|2o grau|segundo grau/, 'high-school', 'high-school-ongoing', 'high-school-incomplete'],
  [/fundamental|1o grau/, 'elementary', 'elementary-incomplete', 'elementary-incomplete'],
]

/** The schooling named in a line; null without one. */
export function schoolingIn(line: string): Schooling | null {
  const text = foldInPlace(line)
  const found = levels.find(([pattern]) => pattern.test(text))
  if (!found) return null
  if (/cursando|andamento|em curso|atual|\d ?[oaº°]? (periodo|semestre)/.test(text)) return found[2]
  return /incomplet|trancad|interrompid/.test(text) ? found[3] : found[1]
}
