import { decisionMessageFields, type DecisionMessageField } from '@trilha/contracts/pipeline/board'

/** Values for the fields in braces of a decision message. */
export type FieldValues = Record<DecisionMessageField, string>

const fieldPattern = /\{([^{}\n]{1,40})\}/g

const isKnown = (name: string): name is DecisionMessageField =>
  (decisionMessageFields as readonly string[]).includes(name)

/** True if a text contains an unknown field in braces, which no value could replace. */
export const hasUnknownField = (text: string): boolean =>
  [...text.matchAll(fieldPattern)].some(([, name = '']) => !isKnown(name))

/** Replaces the fields of a text with values; fields without a value stay unchanged. */
export const fillFields = (text: string, values: Partial<FieldValues>): string =>
  text.replaceAll(fieldPattern, (field, name: string) =>
    isKnown(name) ? (values[name] ?? field) : field,
  )
