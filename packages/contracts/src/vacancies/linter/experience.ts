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
/**
 * "2 anos de experiência", "experiência de no mínimo 2 anos", "2 anos na função", or only the
 * duration.
 */
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
const mentionsExperience =
  /experien|vivencia|pratica|atua[cn]|\bn[ao] (?:mesm[ao] )?(?:funcao|area|cargo|ramo)\b/
/** Durations of other things. */
const otherDuration = /contrato|prazo|garantia|licenca|casa\b/
/** Words that make a demand a preference, not a requirement. */
const preference = /desej|diferencial|preferenc|ideal\b|sera um plus/
/** The company describes its own age. */
const companyAge =
  /(?:\b(?:somos|temos|contamos com|historia|tradicao|empresa|grupo|rede|marca|loja)(?: de| com| ha| que tem)?|\bha) ?(?:mais de |quase |cerca de )?$/

export type Hit = { start: number; end: number; matched: string }

/**
 * Finds demands for more than 6 months of experience in a folded text; at most one per sentence.
 */
export function longExperience(folded: string): Hit[] {
  const hits: Hit[] = []
  for (const sentence of folded.matchAll(/[^.;\n]+/g)) {
    const [text] = sentence
    if (!mentionsExperience.test(text) || preference.test(text)) continue
    const hit = firstHit(text)
    if (hit) hits.push({ ...hit, start: hit.start + sentence.index, end: hit.end + sentence.index })
  }
  return hits
}

function firstHit(sentence: string): Hit | undefined {
  for (const shape of shapes)
    for (const match of sentence.matchAll(shape)) {
      const textBefore = sentence.slice(0, match.index)
      const prepositions = /^(?:de |com |mais de )+/.exec(match[0])?.[0] ?? ''
      const beforeDuration = textBefore + prepositions
      if (companyAge.test(beforeDuration) || companyAge.test(textBefore)) continue
      if (otherDuration.test(match[0])) continue
      if (/(?:contrato|prazo|garantia)(?: de)? ?$/.test(beforeDuration)) continue
      return { start: match.index, end: match.index + match[0].length, matched: match[0] }
    }
  return undefined
}

/**
 * True if a text demands more than 6 months of experience in a contract under labour law (CLT art.
 * 442-A). An age ("18 anos") in a sentence that does not mention experience is no demand.
 */
export function asksTooMuchExperience(contractType: ContractType, text: string): boolean {
  return (
    isLabourLaw(contractType) &&
    readings(text, true).some((folded) => longExperience(folded.text).length > 0)
  )
}

export const isLabourLaw = (contractType: ContractType): boolean => labourLaw.includes(contractType)
