import type { AnswerValue, ItemLimits, ItemContent } from '@trilha/contracts/assessments.items'

type Words = {
  yes: string
  no: string
  number: (value: number) => string
  day: (value: string) => string
  /** Name of the file that an answer names. */
  file: (fileId: string) => string | null
}

/** An answer to a question of a test in words, several options line by line; null for none. */
export function answerWords(
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
      // A currency stands before its number, a measure after it.
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
