import type { Rule } from '@trilha/contracts/assessments/rules'
import type { JobProfile, Schooling, Shift } from '@trilha/contracts/vacancies/enums'
import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'
import type { Random } from '../random.ts'
import { splitList } from '../roles/roles.ts'
import type { DemoRole } from '../roles/roles.types.ts'

type Stage = VacancyDraft['stages'][number]

const schoolingReasons: Partial<Record<Schooling, string>> = {
  'elementary-incomplete': 'A função usa leitura e contas simples todos os dias.',
  elementary: 'O treinamento parte do ensino fundamental.',
  'high-school-ongoing': 'O treinamento acompanha quem ainda estuda no ensino médio.',
  'high-school': 'O curso interno parte do ensino médio.',
  technical: 'A função pede a formação técnica que a lei ou a norma exige.',
  'college-ongoing': 'O trabalho usa o que se aprende no curso superior.',
  college: 'A função pede formação superior concluída.',
}

/** 3 to 5 rules of a requirements test: rules about profile facts first, then statements. */
export function rulesFor(role: DemoRole, shift: Shift, random: Random): Rule[] {
  const rules: Rule[] = []
  const add = (id: string, eliminatory: boolean, reason: string, predicate: Rule['predicate']) =>
    rules.push({ id, eliminatory, reason, predicate })
  const reason = schoolingReasons[role.schooling]
  if (reason) add('schooling', true, reason, { kind: 'schooling', atLeast: role.schooling })
  if (role.cnh)
    add('cnh', true, 'Dirigir faz parte da rotina desta vaga.', { kind: 'cnh', includes: role.cnh })
  if (role.language) {
    const [language, atLeast] = role.language
    const predicate = { kind: 'language', language, atLeast } as const
    add('language', false, 'Parte das conversas acontece em outro idioma.', predicate)
  }
  if (rules.length < 3 && random.chance(0.7))
    add('shift', false, 'É o turno que está abrindo.', { kind: 'shift', includes: shift })
  splitList(role.statements).forEach((entry, i) => {
    const [text = '', statementReason = ''] = splitList(entry, ' > ')
    add(`statement-${i + 1}`, i === 0, statementReason, { kind: 'statement', text, expected: true })
  })
  if (rules.length < 3)
    add('start', false, 'A equipe combina a data com quem chega.', {
      kind: 'statement',
      text: 'Posso começar em até 30 dias depois da resposta.',
      expected: true,
    })
  return rules
}

/** The requirements test, which is the first stage of every demo trail. */
export function requirementsTest(rules: Rule[], days: number): Stage {
  return {
    kind: 'requirements',
    title: 'Requisitos da vaga',
    instructions:
      'Confira o que já está no seu perfil e responda sim ou não ao que falta. Cada pergunta diz por que é feita.',
    minutes: rules.length + 1,
    days,
    answerDays: 1,
    eliminatory: true,
    rules,
  }
}

/** A stage that is conducted by the company. */
export function companyStage(
  title: string,
  instructions: string,
  minutes: number,
  answerDays: number,
): Stage {
  return {
    kind: 'company',
    title,
    instructions,
    minutes,
    days: 7,
    answerDays,
    eliminatory: true,
    rules: [],
  }
}

/** The last stage of every demo trail. */
export const finalAnswer: Stage = {
  kind: 'offer',
  title: 'Resposta final',
  instructions: 'Todas as pessoas recebem a resposta por escrito.',
  minutes: 5,
  days: 2,
  answerDays: 2,
  eliminatory: false,
  rules: [],
}

type Template = readonly [title: string, instructions: string, minutes: number]

const peopleTalk: Template = [
  'Conversa com Gente e Gestão',
  'Por vídeo ou telefone, no horário que você escolher. Falamos do trabalho, do salário e das suas perguntas.',
  30,
]
const practice: Template = [
  'Prática acompanhada',
  'São 45 minutos pagos, com alguém da equipe ao lado. Você conhece o lugar e a gente conhece o seu jeito de trabalhar.',
  45,
]

const templates: Record<JobProfile, readonly (readonly Template[])[]> = {
  operational: [
    [
      [
        'Conversa e visita ao local',
        'Você conhece o posto, a equipe e os horários antes de decidir.',
        40,
      ],
    ],
    [peopleTalk, practice],
  ],
  administrative: [
    [
      peopleTalk,
      ['Conversa com a liderança', 'Com quem vai trabalhar com você todos os dias.', 45],
    ],
    [['Conversa com a equipe', 'Duas pessoas da área contam a rotina e ouvem você.', 45]],
  ],
  technical: [
    [
      ['Conversa técnica', 'Um caso real da área, resolvido em conjunto. Sem pegadinha.', 30],
      practice,
    ],
    [peopleTalk, practice],
  ],
  'service-sales': [
    [['Conversa com a liderança da loja', 'Por vídeo ou na loja, você escolhe.', 40]],
    [peopleTalk, ['Visita à loja', 'Meia hora no salão para ver o movimento de perto.', 30]],
  ],
  specialist: [
    [
      [
        'Conversa técnica com a equipe',
        'Você conta um trabalho seu e fazemos perguntas sobre ele.',
        45,
      ],
      [
        'Conversa com a liderança',
        'Sobre rotina, autonomia e o que esperamos dos primeiros meses.',
        30,
      ],
    ],
  ],
  leadership: [
    [
      peopleTalk,
      ['Conversa com a diretoria', 'Sobre a equipe que você vai conduzir e as metas do ano.', 45],
    ],
  ],
  'first-job': [
    [
      [
        'Conversa de boas-vindas',
        'Para quem está começando: como é o dia, quem ensina e o que se aprende.',
        30,
      ],
    ],
  ],
}

/** The stages of a vacancy: requirements test, one or two company stages, final answer. */
export function trailFor(role: DemoRole, shift: Shift, random: Random): Stage[] {
  const rules = rulesFor(role, shift, random)
  const companyStages = random.pick(templates[role.profile])
  return [
    requirementsTest(rules, random.int(3, 6)),
    ...companyStages.map(([title, instructions, minutes]) =>
      companyStage(title, instructions, minutes, random.int(2, 4)),
    ),
    finalAnswer,
  ]
}
