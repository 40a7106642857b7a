import { sql } from 'kysely'
import {
  cardFields,
  fieldNames,
  pageFields,
  type CardField,
  type FieldName,
  type PageField,
  type VacancyFieldValues,
} from '@trilha/contracts/vacancies/fields'

/** The plain fields of a vacancy (contracts/vacancies/fields.ts) as columns of `vacancies`. */

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name

/** The columns of all plain fields. */
export type FieldRow = { [Name in FieldName as Snake<Name>]: VacancyFieldValues[Name] }

/** The name in snake case. */
export const columnName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columns = new Map(fieldNames.map((name) => [name, columnName(name) as keyof FieldRow]))

/** The columns of a `FieldRow`, of `vacancies v`. */
export const fieldColumns = sql.join([...columns.values()].map((column) => sql.ref(`v.${column}`)))

export const toFieldRow = (values: VacancyFieldValues): FieldRow =>
  Object.fromEntries(fieldNames.map((name) => [columns.get(name), values[name]])) as FieldRow

const reader =
  <Name extends FieldName>(names: readonly Name[]) =>
  (row: FieldRow) => {
    const values: Partial<Record<Name, unknown>> = {}
    for (const name of names) values[name] = row[columns.get(name)!]
    return values as Pick<VacancyFieldValues, Name>
  }
export const fieldsOf: (row: FieldRow) => VacancyFieldValues = reader(fieldNames)
export const cardFieldsOf: (row: FieldRow) => Pick<VacancyFieldValues, CardField> =
  reader(cardFields)
export const pageFieldsOf: (row: FieldRow) => Pick<VacancyFieldValues, PageField> =
  reader(pageFields)
