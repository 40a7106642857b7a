import type { AnswerValue, Item } from '@trilha/contracts/assessments/items'
import type { DraftItem } from '../../src/vacancies/publishing/draft.questions.ts'
import type { Random } from '../random.ts'
import { testVacancies } from '../featured/testVacancies.ts'

/** Text answers, by the first words of the question. */
const texts: readonly (readonly [question: string, ...answers: string[]])[] = [
  [
    'Qual foi o curso',
    'Planilhas do básico ao intermediário, na escola pública de formação da prefeitura',
    'Rotinas administrativas, curso gratuito de 40 horas',
    'Atendimento e vendas, pelo aplicativo do Sebrae',
  ],
  [
    'Conte uma vez',
    'No armarinho da minha tia os botões ficavam todos misturados. Comecei separando por tamanho, depois por cor, e anotei em uma folha onde cada caixa ficava. Em uma tarde a gente passou a achar tudo em segundos.',
    'O armário de documentos da associação do bairro tinha dez anos de papel. Primeiro joguei fora o que era repetido, com a lista na mão para conferir. Depois fiz pastas por ano. Hoje qualquer pessoa acha uma ata.',
    'Na cozinha da escola, cada pessoa guardava as coisas em um lugar. Perguntei a todo mundo o que usava mais, desenhei um mapa das prateleiras e etiquetei. O preparo do almoço ficou vinte minutos mais curto.',
  ],
  [
    'Uma cliente escreveu',
    'Bom dia, Carla. Que chato receber o item errado. Hoje mesmo trocamos: pode vir até as 20h ou, se preferir, buscamos na sua casa entre 14h e 18h. Só me mande uma foto do produto e o número do cupom.',
    'Olá. Lamento pelo engano. Vamos trocar o produto sem custo. Por favor, traga o item e o cupom ao balcão.',
    'Oi, Carla. Obrigada por avisar. Separamos o produto certo no seu nome e ele está no balcão até o fim do dia. Precisa de outra forma de entrega? Responda aqui e eu resolvo em dez minutos.',
    'Oi, pode trazer que a gente vê o que consegue fazer sobre esse caso por aqui na loja.',
  ],
  ['Em uma planilha', '=SOMASE(B2:B31;">100")', '=SOMA(B2:B31)', '=SUMIF(B2:B31, ">100")'],
]

const drafts = new Map<string, DraftItem>(
  testVacancies.flatMap(({ draft }) =>
    draft.stages.flatMap((stage) => (stage.items ?? []) as DraftItem[]).map((i) => [i.prompt, i]),
  ),
)

const textFor = (prompt: string, random: Random): string =>
  random.pick(texts.find(([question]) => prompt.startsWith(question))?.slice(1) ?? ['Sim'])

/**
 * An answer to a question of the demo; null for files.
 * @param accuracy probability of a correct answer, 0 to 1.
 * @param today `yyyy-mm-dd`, used as the earliest start date.
 */
export function answerTo(
  item: Pick<Item, 'kind' | 'content' | 'limits'>,
  accuracy: number,
  today: string,
  random: Random,
): AnswerValue | null {
  const prompt = item.content?.prompt ?? ''
  const key = drafts.get(prompt)?.key ?? null
  const ids = item.content?.options.map((option) => option.id) ?? []
  const isRight = random.chance(accuracy)
  switch (item.kind) {
    case 'text':
      if (key?.kind !== 'texts') return { kind: 'text', text: textFor(prompt, random) }
      return { kind: 'text', text: isRight ? random.pick(key.accepted) : 'Não sei dizer' }
    case 'essay':
    case 'code':
      return { kind: item.kind, text: textFor(prompt, random) }
    case 'single': {
      const correct = key?.kind === 'options' && isRight ? key.correct : ids
      return { kind: 'single', option: random.pick(correct) }
    }
    case 'multiple': {
      const correct = key?.kind === 'options' ? key.correct : ids.slice(0, 2)
      return { kind: 'multiple', options: isRight ? [...correct] : [random.pick(ids)] }
    }
    case 'boolean':
      return { kind: 'boolean', yes: key?.kind === 'boolean' && !isRight ? !key.correct : true }
    case 'number': {
      if (key?.kind !== 'number') return { kind: 'number', number: random.int(20, 75) }
      return { kind: 'number', number: isRight ? key.correct : Math.round(key.correct) + 1 }
    }
    case 'date':
      if (key?.kind !== 'date') return { kind: 'date', date: today }
      return { kind: 'date', date: isRight ? key.correct : '2026-12-02' }
    case 'file':
      return null
  }
}
