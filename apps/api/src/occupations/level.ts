import type { Level } from './table.ts'
import { comparedWords } from './words.ts'

const wordsByStep = {
  learner: 'aprendiz estágio estagiário',
  helper: 'auxiliar ajudante assistente júnior trainee iniciante',
  full: 'pleno oficial analista ii',
  senior: 'sênior especialista responsável master principal staff iii',
  lead: 'supervisor encarregado coordenador líder liderança chefe',
  head: 'gerente gestor head diretor superintendente subgerente vp',
} as const
type Step = keyof typeof wordsByStep

const stepByWord = new Map(
  (Object.keys(wordsByStep) as Step[]).flatMap((step) =>
    comparedWords(wordsByStep[step]).map((word) => [word, step] as const),
  ),
)

/** Words of a title that say neither the work nor the level. */
const emptyWords = new Set(
  comparedWords(
    'jovem menor programa vaga primeiro emprego pcd exclusiva profissional pessoa setor área ' +
      'equipe time turno noturno diurno temporário freelancer autônomo clt pj remoto presencial ' +
      'home office híbrido sem experiência imediato início urgente geral cargo função ' +
      'gostaria ser trabalhar atuar como',
  ),
)

/** True for a word that says the level: "pleno", "coordenador". */
export const saysLevel = (word: string): boolean => stepByWord.has(word)

/** True for a word that can come before the name of the work: "auxiliar", "programa jovem". */
export const canPrecedeName = (word: string): boolean => saysLevel(word) || emptyWords.has(word)

/**
 * The level that the words around a name say, from the usual level of the work: "sênior" raises an
 * assistant by one step and an analyst to 3; "coordenador" raises to 4.
 */
export function levelOf(words: readonly string[], usual: Level): Level {
  const steps = new Set(words.map((word) => stepByWord.get(word)))
  if (steps.has('learner')) return 0
  if (steps.has('head')) return 5
  if (steps.has('lead')) return usual > 4 ? usual : 4
  if (steps.has('senior')) return usual <= 1 ? 2 : usual > 3 ? usual : 3
  if (steps.has('helper')) return usual <= 2 ? 1 : ((usual - 1) as Level)
  if (steps.has('full')) return usual < 2 ? 2 : usual
  return usual
}

/** The usual level of a name that begins with this word: "auxiliar de TI" is a helper. */
export function levelOfName(first: string, usual: Level): Level {
  const step = stepByWord.get(first)
  if (step === 'lead') return 4
  return step === 'helper' || step === 'learner' ? levelOf([first], usual) : usual
}
