import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'
import { base, monthlySalary, schooling, shift, statement, type Featured } from './parts.ts'
import { companyStage, requirementsTest } from '../vacancies/stages.ts'

type Stage = VacancyDraft['stages'][number]

const competencyStage: Stage = {
  kind: 'competency',
  title: 'Mapa de Competências',
  instructions:
    'Você se descreve em frases do dia a dia. Ajuda a preparar a nossa conversa e não reprova ninguém.',
  minutes: 15,
  days: 4,
  answerDays: 1,
  eliminatory: false,
  rules: [],
  critical: {
    competencies: [
      { scale: 'support', weight: 3 },
      { scale: 'present', weight: 2 },
      { scale: 'adapt', weight: 2 },
    ],
    reason:
      'Acompanhamos duas semanas do balcão do clube: o dia é ouvir, explicar as regras de um jeito simples e trocar de tarefa quando a fila cresce.',
    responsible: null,
  },
}

const valuesStage: Stage = {
  kind: 'values',
  title: 'Mapa de Valores no Trabalho',
  instructions: 'O que pesa mais para você em um trabalho. Não existe resposta certa.',
  minutes: 7,
  days: 4,
  answerDays: 1,
  eliminatory: false,
  rules: [],
}

export const clubRole = 'Atendimento do clube de descontos'

/** A vacancy of the market; its trail has both self-assessments. */
export const mapsVacancy: Featured = {
  company: 'Mercado Bom Vizinho',
  place: { city: 'Contagem', state: 'MG' },
  closesIn: 18,
  openedAgo: 14,
  draft: {
    ...base,
    roleName: clubRole,
    description:
      '<p>Fazer o cadastro de quem chega ao clube de descontos da loja Eldorado, explicar como os pontos funcionam e resolver o que deu errado na compra.</p><p>Uma pessoa da equipe acompanha você nos primeiros dez dias. A escala é 6x1, das 9h às 17h20.</p>',
    requirements: ['Ensino médio completo', 'Digitar no computador', 'Gostar de conversar'],
    niceToHave: ['Já ter cuidado de cadastro em qualquer lugar'],
    benefits: [
      { kind: 'food', detail: 'Vale-alimentação de R$ 620' },
      { kind: 'transport', detail: 'Vale-transporte' },
      { kind: 'health', detail: 'Plano de saúde e odontológico' },
    ],
    shift: '6x1',
    salary: monthlySalary(1980, 2190),
    schooling: 'high-school',
    jobProfile: 'service-sales',
    positions: 2,
    stages: [
      requirementsTest(
        [
          schooling('high-school', 'O cadastro pede leitura e escrita o dia todo.'),
          shift('6x1'),
          statement(
            'saturdays',
            'Posso trabalhar aos sábados, com folga em outro dia.',
            'Sábado é o dia de mais cadastros.',
            true,
          ),
        ],
        3,
      ),
      competencyStage,
      valuesStage,
      companyStage('Conversa no balcão do clube', 'Com Renata e quem já atende no clube.', 40, 2),
    ],
  },
}
