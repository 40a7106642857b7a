import type { AnswerValue, ItemLimits, ItemContent } from '@trilha/contracts/assessments/items'

type Words = {
  yes: string
  no: string
  number: (value: number) => string
  day: (value: string) => string
  /** File name for a file id in an answer; null if unknown. */
  file: (fileId: string) => string | null
}

/** The answer to a test question as text, one line per option; null without an answer. */
export function formatAnswer(
  { limits, options }: { limits: ItemLimits; options: ItemContent['options'] },
  value: AnswerValue | null,
  words: Words,
): string | null {
  const texts = (chosen: readonly string[]) =>
    options
      .filter(({ id }) => chosen.includes(id))
      .map(({ text }) => text)
      .join('\n') || null
  switch (value?.kind) {
    case undefined:
      return null
    case 'text':
    case 'essay':
    case 'code':
      return value.text.trim() || null
    case 'boolean':
      return value.yes ? words.yes : words.no
    case 'number': {
      const number = words.number(value.number)
      // A currency goes before its number, a unit after it.
      if (!limits.unit) return number
      return /\$/.test(limits.unit) ? `${limits.unit} ${number}` : `${number} ${limits.unit}`
    }
    case 'date':
      return words.day(value.date)
    case 'file':
      return words.file(value.fileId)
    case 'single':
      return texts([value.option])
    case 'multiple':
      return texts(value.options)
  }
}
