import type { ContractType } from '../enums.ts'
import { readings } from './text.ts'

/** Contract types under labour law, which forbids requiring more than six months of experience. */
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
/** A duration of more than six months. */
const long = `(?:(?:\\d+\\+?|${numbers})(?: ?\\(\\w+\\))? ?anos?|(?:[7-9]|[1-9]\\d+|${many})(?: ?\\(\\w+\\))? ?meses|(?<=(?:mais de|superior a|acima de) )(?:6|seis) meses)`
const before =
  '(?:(?:(?:no |com )?minim[oa] (?:de )?|pelo menos |ao menos |(?:a partir|acima|mais) de |superior a |de |com )*)'
const kinds = '(?:experiencia|vivencia|pratica|atuacao)'
/** "2 anos de experiência", "experiência de no mínimo 2 anos", and a duration near the word. */
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
/** Durations of other things. */
const other = /contrato|prazo|garantia|licenca|casa\b/
/** Words that make it a preference, not a requirement. */
const wished = /desej|diferencial|preferenc|ideal\b|sera um plus/
/** The company describes its own age. */
const own =
  /(?:\b(?:somos|temos|contamos com|historia|tradicao|empresa|grupo|rede|marca|loja)(?: de| com| ha| que tem)?|\bha) ?(?:mais de |quase |cerca de )?$/

export type Hit = { start: number; end: number; matched: string }

/** Finds demands for more than 6 months of experience in a folded text, sentence by sentence. */
export function longExperience(folded: string): Hit[] {
  const hits: Hit[] = []
  for (const sentence of folded.matchAll(/[^.;\n]+/g)) {
    const [text] = sentence
    if (!about.test(text) || wished.test(text)) continue
    const hit = first(text)
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
      return { start: match.index, end: match.index + match[0].length, matched: match[0] }
    }
  return undefined
}

/**
 * True when a text demands more than 6 months of experience, which CLT art. 442-A forbids.
 * Does not match ages ("18 anos") in sentences without experience.
 */
export function asksTooMuchExperience(contractType: ContractType, text: string): boolean {
  return (
    isLabourLaw(contractType) &&
    readings(text, true).some((folded) => longExperience(folded.text).length > 0)
  )
}

export const isLabourLaw = (contractType: ContractType): boolean => labourLaw.includes(contractType)
