import type { CnhCategory, ContractType, Schooling } from '@trilha/contracts/vacancies/enums'
import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'
import type { DemoCompany } from '../companies.ts'
import type { Random } from '../random.ts'
import { splitList } from '../roles/roles.ts'
import type { DemoRole } from '../roles/roles.types.ts'

/**
 * Texts of the advertisements. By docs/domain/law.md#advertisements-and-selection they describe the
 * work, never the person.
 */

const openings = [
  (c: DemoCompany) => `${c.about} A vaga é para reforçar uma equipe que já se conhece bem.`,
  (c: DemoCompany) =>
    `${c.about} A vaga é nova: o movimento cresceu e a equipe precisa de mais gente.`,
  (c: DemoCompany) =>
    `A vaga abre porque uma pessoa da equipe passou para outra função. ${c.about}`,
  (c: DemoCompany) => c.about,
]

const arrivals = [
  'Na primeira semana, alguém da equipe acompanha você de perto.',
  'Você tem duas semanas de acompanhamento antes de trabalhar por conta própria.',
  'O treinamento acontece no horário de trabalho e é pago.',
  'Cada pessoa que chega tem alguém de referência para tirar dúvidas.',
]

const endings = [
  'A escala sai com um mês de antecedência e trocas são combinadas.',
  'As folgas são combinadas com a equipe, e o banco de horas é visível no celular.',
  'Quem quer crescer encontra caminho: as vagas internas saem antes das externas.',
  'Todo trimestre você conversa com a liderança sobre o que vai bem e o que pode melhorar.',
  'Se precisar de alguma adaptação para trabalhar, é só contar. A gente prepara.',
]

const exclusive =
  'Vaga exclusiva para pessoas com deficiência. Conte de qual adaptação você precisa: o diagnóstico não é pedido.'

/** The description as HTML. */
export function descriptionFor(
  role: DemoRole,
  company: DemoCompany,
  deficiency: VacancyDraft['deficiency'],
  random: Random,
): string {
  const tasks = random.some(splitList(role.tasks), random.int(3, 4))
  const parts = [
    `<p>${random.pick(openings)(company)}</p>`,
    `<p>No dia a dia:</p><ul>${tasks.map((task) => `<li>${task}</li>`).join('')}</ul>`,
    `<p>${random.pick(arrivals)} ${random.pick(endings)}</p>`,
  ]
  if (deficiency === 'exclusive') parts.push(`<p>${exclusive}</p>`)
  return parts.join('')
}

const schoolingLines: Partial<Record<Schooling, string>> = {
  'elementary-incomplete': 'Ensino fundamental, mesmo que incompleto',
  elementary: 'Ensino fundamental completo',
  'high-school-ongoing': 'Ensino médio, cursando ou completo',
  'high-school': 'Ensino médio completo',
  technical: 'Curso técnico na área',
  'college-ongoing': 'Curso superior em andamento ou completo',
  college: 'Curso superior completo',
}

/** Requirements of the vacancy, schooling and licence first. */
export function requirementLines(role: DemoRole, cnh: CnhCategory): string[] {
  const schooling = schoolingLines[role.schooling]
  return [
    ...(schooling ? [schooling] : []),
    ...(cnh === 'none' ? [] : [`CNH categoria ${cnh} ou superior`]),
    ...splitList(role.needs),
  ]
}

type Benefit = VacancyDraft['benefits'][number]

const reais = (random: Random, from: number, to: number) => random.int(from / 10, to / 10) * 10

/** Benefits of employment under labour law. */
function employmentBenefits(random: Random): Benefit[] {
  const food: Benefit = random.chance(0.6)
    ? { kind: 'food', detail: `Vale-alimentação de R$ ${reais(random, 300, 720)}` }
    : { kind: 'meal', detail: `Vale-refeição de R$ ${random.int(20, 42)} por dia` }
  const more: Benefit[] = [
    { kind: 'health', detail: 'Plano de saúde, com parte paga pela empresa' },
    { kind: 'dental', detail: 'Plano odontológico' },
    { kind: 'life-insurance', detail: 'Seguro de vida' },
    { kind: 'profit-sharing', detail: 'Participação nos resultados' },
    { kind: 'childcare', detail: `Auxílio-creche de R$ ${reais(random, 250, 420)}` },
    { kind: 'gym', detail: 'Convênio com academias' },
    { kind: 'education', detail: 'Curso técnico pago depois de 6 meses de casa' },
    { kind: 'pension', detail: 'Previdência privada com contrapartida' },
    { kind: 'discount', detail: '10% de desconto nas compras' },
    { kind: 'day-off', detail: 'Folga no aniversário' },
  ]
  const transport = { kind: 'transport', detail: 'Vale-transporte' }
  return [food, transport, ...random.some(more, random.int(1, 4))]
}

/** Benefits by the kind of contract. */
export function benefitsFor(contract: ContractType, random: Random): Benefit[] {
  switch (contract) {
    case 'pj':
    case 'freelance':
      return random.some(
        [
          { kind: 'rest', detail: '20 dias de descanso por ano, combinados' },
          { kind: 'home-office', detail: `Ajuda de custo de R$ ${reais(random, 100, 300)}` },
          { kind: 'education', detail: 'Verba anual para cursos' },
        ],
        random.int(1, 2),
      )
    case 'internship':
    case 'apprentice':
      return [
        { kind: 'transport', detail: 'Auxílio-transporte' },
        { kind: 'meal', detail: 'Refeição no local' },
        { kind: 'life-insurance', detail: 'Seguro contra acidentes pessoais' },
      ]
    case 'volunteer':
      return [
        { kind: 'transport', detail: 'Transporte pago' },
        { kind: 'meal', detail: 'Lanche nos dias de oficina' },
      ]
    case 'cooperative':
      return [
        { kind: 'sharing', detail: 'Sobras divididas em assembleia' },
        { kind: 'meal', detail: 'Almoço no local' },
      ]
    default:
      return employmentBenefits(random)
  }
}
