import { base, monthlySalary, schooling, statement, type Featured } from './parts.ts'
import { companyStage, requirementsTest } from '../vacancies/stages.ts'
import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'

type Question = NonNullable<VacancyDraft['stages'][number]['videoQuestions']>[number]

const question = (prompt: string, help: string, changes: Partial<Question> = {}): Question => ({
  prompt,
  help,
  prepareSeconds: 30,
  limitSeconds: 120,
  retakes: 1,
  allowsAudio: true,
  allowsText: true,
  ...changes,
})

export const bakeryRole = 'Balcão da padaria'

/** The vacancy with a video interview, the current stage of the demo candidate's application. */
export const videoVacancy: Featured = {
  company: 'Mercado Bom Vizinho',
  place: { city: 'Contagem', state: 'MG' },
  closesIn: 14,
  openedAgo: 12,
  draft: {
    ...base,
    roleName: bakeryRole,
    description:
      '<p>Servir pães, bolos e frios, pesar, embrulhar e repor a vitrine, na padaria da loja Eldorado. O pão sai do forno às 7h e às 16h: nessas horas a fila cresce, e a conversa boa faz diferença.</p><p>Na primeira semana você trabalha ao lado de alguém da equipe. A escala é 6x1, das 7h às 15h20.</p>',
    requirements: ['Ensino médio completo', 'Cuidado com higiene e com a validade dos produtos'],
    niceToHave: ['Já ter trabalhado em feira, padaria ou cozinha, com ou sem carteira assinada'],
    benefits: [
      { kind: 'food', detail: 'Vale-alimentação de R$ 620' },
      { kind: 'transport', detail: 'Vale-transporte' },
      { kind: 'health', detail: 'Plano de saúde e odontológico' },
    ],
    shift: '6x1',
    salary: monthlySalary(1840, 2010),
    schooling: 'high-school',
    jobProfile: 'service-sales',
    positions: 4,
    stages: [
      requirementsTest(
        [
          schooling('high-school', 'O curso interno parte do ensino médio.'),
          statement(
            'early',
            'Consigo chegar à loja às 7h.',
            'É quando o primeiro pão sai do forno.',
            true,
          ),
          statement(
            'standing',
            'Posso trabalhar em pé, com pausas.',
            'O balcão é em pé, com pausa a cada duas horas.',
          ),
        ],
        5,
      ),
      {
        kind: 'video',
        title: 'Entrevista em vídeo',
        instructions:
          'São três perguntas, uma de cada vez. Você pensa, grava no celular ou no computador e só envia quando gostar. Se preferir, responda por áudio ou por texto: vale o mesmo.',
        minutes: 12,
        days: 5,
        answerDays: 3,
        eliminatory: true,
        rules: [],
        videoQuestions: [
          question(
            'Conte sobre você: o que gosta de fazer e o que quer aprender.',
            'Sem roteiro. Conte como contaria a alguém que acabou de conhecer.',
            { limitSeconds: 90 },
          ),
          question(
            'Conte sobre uma vez em que alguém chegou irritado e você ajudou a resolver.',
            'Três frases bastam: o que aconteceu, o que você fez, como terminou.',
          ),
          question(
            'Três pessoas chegam juntas e o pão acabou de sair do forno. Como você organiza o balcão?',
            'Não há resposta decorada. Queremos ouvir como você pensa.',
            { retakes: 2 },
          ),
        ],
      },
      companyStage(
        'Conversa na loja Eldorado',
        'Com quem coordena a padaria, no horário que você escolher.',
        30,
        4,
      ),
    ],
  },
}
