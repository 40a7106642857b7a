import { abbreviations } from '../language/synonyms.groups.ts'
import { lines } from '../language/synonyms.ts'
import { Stems } from '../language/stems.ts'
import { searchWordsOf, withoutGender, wordsOf } from '../language/words.ts'

const stems = new Stems()
export const stemsOf = (text: string): string[] =>
  wordsOf(text).map(({ folded }) => stems.stem(folded))

/** Short form or synonym → the last word of its line, both as stems. */
const fullForms = new Map(
  lines(abbreviations).flatMap((line) => {
    const words = line.split('=').flatMap(stemsOf)
    return words.map((word) => [word, words.at(-1)!] as const)
  }),
)

/** A stem in the form in which words are compared: "atendente" and "atendimento" have one. */
export const fullForm = (stem: string): string => fullForms.get(stem) ?? stem

const canonical = (folded: string): string => fullForm(stems.stem(folded))

/** The words of a name or a title in the form in which they are compared. */
export const comparedWords = (text: string): string[] =>
  wordsOf(text).map(({ folded }) => canonical(folded))

/** The words of a search, as typed and as compared. */
export const comparedSearch = (text: string): { shown: string; compared: string }[] =>
  searchWordsOf(text).map(({ shown, folded }) => ({ shown, compared: canonical(folded) }))

/** Between the parts of a title: "Caixa / Repositor", "Cozinheiro (turno da noite)". */
const partBreak = /\s[-–—|•]\s|[/,;:()[\]|]|\s(?:ou|e\/ou)\s/

const maxParts = 6

/**
 * The parts of a title, each as compared words: "Faxineiro(a) / Diarista - centro" has three.
 * Request words ("vaga de", "quero trabalhar como") are left out.
 */
export function partsOf(title: string): string[][] {
  const plain = withoutGender(title.slice(0, 200).toLowerCase().normalize('NFC'))
  return plain
    .split(partBreak, maxParts)
    .map((part) => comparedSearch(part).map(({ compared }) => compared))
    .filter((words) => words.length > 0)
}
