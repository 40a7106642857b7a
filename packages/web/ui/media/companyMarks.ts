/** Keys of the drawn company logos. A company stores one mark and one tone. */
export const companyMarks = [
  'house-heart',
  'headset',
  'heart-pulse',
  'fruit',
  'road',
  'sun',
  'cross',
  'wheat',
  'tree',
  'wave',
  'book',
  'bolt',
  'cup',
  'gear',
  'key',
  'leaf',
] as const
export type CompanyMark = (typeof companyMarks)[number]

/** Flat colours: the square, the figure, details on the figure, and details next to it. */
export type ToneColours = {
  ground: string
  main: string
  inside: string
  side: string
  stem: string
}

export const companyTones = {
  canary: tone('#ffd23f', '#c8102e', '#ffffff', '#7a000f'),
  violet: { ...tone('#5a2ca0', '#ffffff', '#5a2ca0', '#ffc14d'), stem: '#d9afff' },
  water: tone('#dff3f6', '#0e8ca6', '#ffffff', '#06566a'),
  night: { ...tone('#2b2147', '#ff6b6b', '#2b2147', '#ffd166'), stem: '#7bd389' },
  navy: { ...tone('#12355b', '#ffffff', '#12355b', '#ff9f1c'), stem: '#8fc1f0' },
  cream: tone('#fff1cc', '#f28f16', '#ffffff', '#8a4b00'),
  mint: tone('#e6f7ec', '#1e9e57', '#ffffff', '#0b5c31'),
  straw: tone('#f6e3c5', '#c98a2b', '#fff8ec', '#8a5a1c'),
  leaf: tone('#e3f3e6', '#2f8f4e', '#f4fbf5', '#5b3a1e'),
  ocean: { ...tone('#0b4f6c', '#ffffff', '#0b4f6c', '#f4a259'), stem: '#7ad4e6' },
  brick: { ...tone('#9c2f1c', '#ffe7d6', '#9c2f1c', '#ffc14d'), stem: '#ff9375' },
  rose: tone('#fde3ea', '#b8325a', '#ffffff', '#721733'),
} as const satisfies Record<string, ToneColours>

function tone(ground: string, main: string, inside: string, side: string): ToneColours {
  return { ground, main, inside, side, stem: side }
}

export type CompanyTone = keyof typeof companyTones

const toneKeys = Object.keys(companyTones) as CompanyTone[]

/** FNV-1a, 32 bits: the same name always draws the same logo. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}

/** The mark and tone to draw: the stored keys if known, otherwise derived from the name. */
export function chooseMark(
  name: string,
  mark?: string,
  tone?: string,
): { mark: CompanyMark; tone: CompanyTone } {
  const nameHash = hash(name)
  return {
    mark: companyMarks.find((m) => m === mark) ?? pick(companyMarks, nameHash),
    tone: toneKeys.find((t) => t === tone) ?? pick(toneKeys, nameHash >>> 8),
  }
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T
}
