import { LruCache } from '../platform/lruCache.ts'
import { TypoIndex } from '../language/typos.ts'
import { canPrecedeName, levelOf, levelOfName, saysLevel } from './level.ts'
import { occupations, type Level, type Occupation } from './table.ts'
import { comparedWords, fullForm, partsOf, stemsOf } from './words.ts'

/** Work that a text names. */
export type Work = {
  occupation: Occupation
  level: Level
  /** True when words say the level; otherwise it is the usual one of the family. */
  isLevelSaid: boolean
  /** 1: its name begins the text; less for a field of work or a name inside the text. */
  confidence: Confidence
}

/** For a name at the beginning, a field of work there, and both inside the text. */
export const confidences = [1, 0.8, 0.5, 0.4] as const
type Confidence = (typeof confidences)[number]
/** Unknown words are corrected from this length on. */
const minCorrected = 6

/** A name or field of work, with its usual level. */
type Named = { occupation: Occupation; level: Level }
type Node = { next: Map<string, Node>; name: Named | null; field: Named | null }
const newNode = (): Node => ({ next: new Map(), name: null, field: null })

const root = newNode()
/** All words of names, by word id. */
const vocabulary: string[] = []
for (const occupation of occupations) {
  for (const name of occupation.names) addName(name, occupation, 'name')
  for (const name of occupation.fieldNames) addName(name, occupation, 'field')
}
const known = new Set(vocabulary)
vocabulary.splice(0, vocabulary.length, ...known)
const typos = new TypoIndex(vocabulary)

function addName(name: string, occupation: Occupation, kind: 'name' | 'field'): void {
  const words = comparedWords(name)
  let node = root
  vocabulary.push(...words, ...stemsOf(name))
  for (const word of words) {
    const next = node.next.get(word) ?? newNode()
    node.next.set(word, next)
    node = next
  }
  if (node === root) return
  const first = comparedWords(occupation.names[0]!)[0]
  const level = words[0] === first ? occupation.level : levelOfName(words[0]!, occupation.level)
  node[kind] ??= { occupation, level }
}

/** The nearest known word with the same first letter; a known, short or unlike word stays. */
function corrected(word: string): string {
  if (word.length < minCorrected || known.has(word) || canPrecedeName(word)) return word
  // Here and not at the start, because most processes of a test correct nothing.
  typos.indexNewWords()
  const found = typos.near(word, () => 0).map((id) => vocabulary[id]!)
  return fullForm(found.find((near) => near[0] === word[0]) ?? word)
}

type Hit = Named & { from: number; to: number; kind: 'name' | 'field' }

/** The longest name, and the longest field name, that begins at each word. */
function hitsOf(words: readonly string[]): Hit[] {
  const hits: Hit[] = []
  for (let from = 0; from < words.length; from++) {
    const longest: Partial<Record<Hit['kind'], Hit>> = {}
    let node: Node | undefined = root
    for (let to = from; to < words.length && node;) {
      node = node.next.get(words[to++]!)
      if (node?.name) longest.name = { ...node.name, from, to, kind: 'name' }
      if (node?.field) longest.field = { ...node.field, from, to, kind: 'field' }
    }
    const { name, field } = longest
    // "segurança do trabalho" says more than its first word, which names other work.
    if (name && field && field.to > name.to) delete longest.name
    hits.push(...Object.values(longest))
  }
  return hits
}

/** The hit that says the work of a part of a title: a name at its beginning, the longest first. */
function bestHit(words: readonly string[]): Hit | null {
  const head = headOf(words)
  const rank = ({ from, to, kind }: Hit) =>
    (from <= head ? 1000 : 0) + (kind === 'name' ? 100 : 0) + (to - from) * 10 - from
  return hitsOf(words).sort((a, b) => rank(b) - rank(a))[0] ?? null
}

/** Index of the first word that can be the name of the work. */
function headOf(words: readonly string[]): number {
  const found = words.findIndex((word) => !canPrecedeName(word))
  return found === -1 ? words.length : found
}

function confidenceOf(words: readonly string[], { from, kind }: Hit): Confidence {
  if (from <= headOf(words)) return kind === 'name' ? 1 : 0.8
  return kind === 'name' ? 0.5 : 0.4
}

const cache = new LruCache<readonly Work[]>(20_000)

/**
 * The work that a title or a wish names, at most two, the surest first: "Aux. de cozinha", "dev
 * front pleno", "quero dirigir ônibus". Empty when the table knows none of its words.
 */
export function recognise(title: string): readonly Work[] {
  return cache.get(title) ?? cache.set(title, compute(title))
}

/**
 * The name of work in the words of one part, with typos corrected where that finds a surer one.
 * `from` and `to` are its place in the words.
 */
export function nameIn(words: readonly string[]): (Hit & { confidence: Confidence }) | null {
  const surenessOf = (all: readonly string[]) => {
    const hit = bestHit(all)
    return hit && { ...hit, confidence: confidenceOf(all, hit) }
  }
  const found = surenessOf(words)
  if (found?.confidence === 1) return found
  const mended = surenessOf(words.map(corrected))
  return mended && (!found || mended.confidence > found.confidence) ? mended : found
}

function compute(title: string): readonly Work[] {
  const found: NonNullable<ReturnType<typeof nameIn>>[] = []
  /** Words of all parts outside the names: the level may be in another part. */
  const around: string[] = []
  for (const words of partsOf(title)) {
    const name = nameIn(words)
    if (name) found.push(name)
    around.push(...(name ? [...words.slice(0, name.from), ...words.slice(name.to)] : words))
  }
  const works = new Map<Occupation, Work>()
  const [first, ...others] = found.sort((a, b) => b.confidence - a.confidence)
  // A later part names other work only by its whole name: "setor administrativo" is no work.
  const counted = first ? [first, ...others.filter(({ confidence }) => confidence === 1)] : []
  for (const { occupation, level, confidence } of counted)
    if (!works.has(occupation))
      works.set(occupation, {
        occupation,
        level: levelOf(around, level),
        isLevelSaid: around.some(saysLevel) || level !== occupation.level,
        confidence,
      })
  return [...works.values()].slice(0, 2)
}
