import type { ContractType } from './vacancies.enums.ts'
import { readings } from './vacancies.linter.text.ts'

/** Contract types under labour law, where asking for long experience is forbidden. */
const labourLaw: readonly ContractType[] = [
  'clt',
  'clt-fixed-term',
  'intermittent',
  'temporary',
  'outsourced',
  'internship',
  'apprentice',
  'trainee',
  'domestic',
]

const numbers = 'um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez'
const many = 'sete|oito|nove|dez|onze|doze|quinze|dezoito|vinte e quatro'
/** A time above six months. */
const long = `(?:(?:\\d+\\+?|${numbers})(?: ?\\(\\w+\\))? ?anos?|(?:[7-9]|[1-9]\\d+|${many})(?: ?\\(\\w+\\))? ?meses|(?<=(?:mais de|superior a|acima de) )(?:6|seis) meses)`
const before =
  '(?:(?:(?:no |com )?minim[oa] (?:de )?|pelo menos |ao menos |(?:a partir|acima|mais) de |superior a |de |com )*)'
const kinds = '(?:experiencia|vivencia|pratica|atuacao)'
/** "2 anos de experiência", "experiência de no mínimo 2 anos", and a bare time beside the word. */
const shapes = [
  new RegExp(
    `\\b${before}${long}(?: ou mais)?(?: de)? ${kinds}(?: (?:comprovada|previa|anterior))*`,
    'g',
  ),
  new RegExp(`\\b${kinds}(?: [a-z]+){0,4}? ${before}${long}(?: ou mais)?`, 'g'),
  new RegExp(
    `\\b${before}${long}(?: ou mais)? n[ao] (?:mesm[ao] )?(?:funcao|area|cargo|ramo)`,
    'g',
  ),
  new RegExp(`\\b${before}${long}`, 'g'),
]
const about =
  /experien|vivencia|pratica|atua[cn]|\bn[ao] (?:mesm[ao] )?(?:funcao|area|cargo|ramo)\b/
/** Times of something else. */
const other = /contrato|prazo|garantia|licenca|casa\b/
/** What is wished for is not demanded. */
const wished = /desej|diferencial|preferenc|ideal\b|sera um plus/
/** The company tells of its own years. */
const own =
  /(?:\b(?:somos|temos|contamos com|historia|tradicao|empresa|grupo|rede|marca|loja)(?: de| com| ha| que tem)?|\bha) ?(?:mais de |quase |cerca de )?$/

export type Hit = { start: number; end: number; said: string }

/** Places of a folded text that demand more than 6 months of experience; sentence by sentence. */
export function longExperience(folded: string): Hit[] {
  const hits: Hit[] = []
  for (const sentence of folded.matchAll(/[^.;\n]+/g)) {
    const [said] = sentence
    if (!about.test(said) || wished.test(said)) continue
    const hit = first(said)
    if (hit) hits.push({ ...hit, start: hit.start + sentence.index, end: hit.end + sentence.index })
  }
  return hits
}

function first(sentence: string): Hit | undefined {
  for (const shape of shapes)
    for (const match of sentence.matchAll(shape)) {
      const lead =
        sentence.slice(0, match.index) + (/^(?:de |com |mais de )+/.exec(match[0])?.[0] ?? '')
      if (own.test(lead) || own.test(sentence.slice(0, match.index))) continue
      if (other.test(match[0]) || /(?:contrato|prazo|garantia)(?: de)? ?$/.test(lead)) continue
      return { start: match.index, end: match.index + match[0].length, said: match[0] }
    }
  return undefined
}

/**
 * True when a text demands more than 6 months of experience, which CLT art. 442-A forbids.
 * Ages ("18 anos") without experience beside them are another matter.
 */
export function asksTooMuchExperience(contractType: ContractType, text: string): boolean {
  return (
    isLabourLaw(contractType) &&
    readings(text, true).some((folded) => longExperience(folded.text).length > 0)
  )
}

export const isLabourLaw = (contractType: ContractType): boolean => labourLaw.includes(contractType)
