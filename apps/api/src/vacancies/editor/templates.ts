import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { jobProfiles, type JobProfile } from '@trilha/contracts/vacancies/enums'

/** Trail templates, one per job profile. None triggers a warning of the editor (`effortOf`). */

type Stage = Omit<ContentStage, 'id'>
type Common = Pick<Stage, 'kind' | 'title' | 'instructions' | 'minutes' | 'days' | 'answerDays'>

const stage = (common: Common, parts: Partial<Stage> = {}): Stage => ({
  eliminatory: false,
  weight: 1,
  rules: [],
  items: [],
  test: null,
  videoQuestions: [],
  critical: null,
  ...common,
  ...parts,
})

const requirements = (): Stage =>
  stage(
    {
      kind: 'requirements',
      title: 'Requisitos da vaga',
      instructions: 'Confirme o que já está no seu perfil e responda ao que falta.',
      minutes: 3,
      days: 3,
      answerDays: 2,
    },
    {
      eliminatory: true,
      rules: [
        {
          id: 'start',
          eliminatory: false,
          reason: 'A equipe combina a data com quem chega.',
          predicate: { kind: 'availability', withinDays: 30 },
        },
      ],
    },
  )

const question = (
  kind: 'text' | 'essay',
  prompt: string,
  help = '',
): ContentStage['items'][number] => ({
  kind,
  prompt,
  help,
  required: true,
  limits: kind === 'essay' ? { maxLength: 1500 } : {},
  options: [],
  key: null,
  points: null,
  seconds: null,
  pool: null,
})

const questions = (...prompts: string[]): Stage =>
  stage(
    {
      kind: 'questions',
      title: 'Perguntas da equipe',
      instructions:
        'Responda com as suas palavras. Um exemplo real vale mais do que um texto longo.',
      minutes: prompts.length * 5,
      days: 4,
      answerDays: 3,
    },
    { items: prompts.map((prompt) => question('essay', prompt)) },
  )

/** One short question, so that the stage after the requirements needs no camera. */
const firstQuestion = (prompt: string): Stage => ({
  ...questions(prompt),
  days: 3,
  answerDays: 1,
})

const video = (...prompts: string[]): Stage =>
  stage(
    {
      kind: 'video',
      title: 'Entrevista em vídeo',
      instructions: 'Grave quando quiser. Áudio ou texto também valem.',
      minutes: prompts.length * 5,
      days: 4,
      answerDays: 2,
    },
    {
      videoQuestions: prompts.map((prompt) => ({
        prompt,
        help: '',
        prepareSeconds: 30,
        limitSeconds: 120,
        retakes: 2,
        allowsAudio: true,
        allowsText: true,
      })),
    },
  )

const conversation = (title: string, instructions: string, minutes: number): Stage =>
  stage({ kind: 'company', title, instructions, minutes, days: 7, answerDays: 3 })

const offer = (): Stage =>
  stage({
    kind: 'offer',
    title: 'Resposta final',
    instructions: 'Todas as pessoas recebem a resposta por escrito.',
    minutes: 5,
    days: 3,
    answerDays: 2,
  })

const whyThisWork = 'Por que este trabalho faz sentido para você agora?'

const trails: Record<JobProfile, () => Stage[]> = {
  operational: () => [
    requirements(),
    conversation('Conversa e visita ao local', 'Você conhece o posto, a equipe e os horários.', 40),
    offer(),
  ],
  administrative: () => [
    requirements(),
    questions(
      'Conte uma tarefa de rotina que você organizou do seu jeito. O que mudou?',
      'Como você confere um trabalho antes de entregar?',
    ),
    conversation('Conversa com a liderança', 'Por vídeo ou presencial, você escolhe.', 40),
    offer(),
  ],
  technical: () => [
    requirements(),
    questions('Conte um problema técnico que você resolveu, do começo ao fim.'),
    conversation('Prática acompanhada', 'Uma atividade do dia a dia, com alguém ao lado.', 60),
    offer(),
  ],
  'service-sales': () => [
    requirements(),
    firstQuestion(whyThisWork),
    video('Conte sobre uma vez em que alguém chegou irritado e você ajudou a resolver.'),
    conversation('Conversa com a liderança da loja', 'Por vídeo ou na loja, você escolhe.', 40),
    offer(),
  ],
  specialist: () => [
    requirements(),
    questions('Conte um trabalho seu de que você se orgulha e qual foi a sua parte nele.'),
    conversation('Conversa técnica', 'Um caso real da área, resolvido em conjunto.', 45),
    conversation('Conversa com a liderança', 'Rotina, autonomia e primeiros meses.', 30),
    offer(),
  ],
  leadership: () => [
    requirements(),
    questions(
      'Conte uma decisão difícil que você tomou com uma equipe. O que faria diferente?',
      'Como você ajuda alguém que não está conseguindo entregar?',
    ),
    conversation(
      'Conversa com a equipe',
      'Duas pessoas da equipe contam a rotina e ouvem você.',
      30,
    ),
    conversation(
      'Conversa com a diretoria',
      'A equipe que você vai conduzir e as metas do ano.',
      40,
    ),
    offer(),
  ],
  'first-job': () => [
    requirements(),
    questions('Conte algo que você aprendeu sem ninguém mandar. Como foi?'),
    conversation('Conversa de boas-vindas', 'Como é o dia, quem ensina e o que se aprende.', 30),
    offer(),
  ],
}

/** The trail of a job profile; each stage has an id for the editor. */
export const templateOf = (profile: JobProfile): ContentStage[] =>
  trails[profile]().map((item, i) => ({ id: `${profile}-${i + 1}`, ...item }))

export const listTemplates = async () => ({
  families: jobProfiles.map((profile) => ({ family: profile, stages: templateOf(profile) })),
})
