import * as z from 'zod/mini'
import { integerBetween } from '../shared/fields.ts'
import {
  cnhCategories,
  commissionPayments,
  contractTypes,
  schoolings,
  shifts,
  workplaces,
  type ContractType,
  type Workplace,
} from './enums.ts'

/**
 * Where a field is shown. `card`: on cards and on the page of the vacancy; `page`: only on the
 * page; `company`: only to the company of the vacancy.
 */
type Audience = 'card' | 'page' | 'company'

/** Fields whose values decide whether another field applies. */
type DecidingFields = { workplace: Workplace; contractType: ContractType }

type Rules<Schema extends z.ZodMiniType> = {
  /** The value in a new vacancy. */
  blank: z.output<Schema>
  /** True for a term: it cannot change after the first application. */
  isTerm?: boolean
  /**
   * Returns false for vacancies to which the field does not apply; its value is then null. Absent:
   * the field always applies.
   */
  applies?: (vacancy: DecidingFields) => boolean
}

/*#__NO_SIDE_EFFECTS__*/
const field = <Schema extends z.ZodMiniType, const Shown extends Audience>(
  schema: Schema,
  shown: Shown,
  { blank, isTerm = false, applies = () => true }: Rules<Schema>,
) => ({ schema, shown, blank, isTerm, applies })

/**
 * The plain fields of a vacancy, each declared only here. Derived from them: the editor's content,
 * the rules for publishing, the replies, the values of a new vacancy and the database columns (with
 * the names in snake case).
 */
export const vacancyFields = {
  workplace: field(z.enum(workplaces), 'card', { blank: 'on-site', isTerm: true }),
  /** Days a week at the company. */
  hybridDays: field(z.nullable(integerBetween(1, 4)), 'card', {
    blank: null,
    isTerm: true,
    applies: ({ workplace }) => workplace === 'hybrid',
  }),
  contractType: field(z.enum(contractTypes), 'card', { blank: 'clt', isTerm: true }),
  /**
   * Length of the trial contract in days (CLT art. 443 and 445; LC 150/2015 art. 4 and 5). The
   * default is for drafts stored on a device before this field existed.
   */
  trialDays: field(z._default(z.nullable(integerBetween(1, 90)), null), 'page', {
    blank: null,
    isTerm: true,
    applies: ({ contractType }) => contractType === 'clt' || contractType === 'domestic',
  }),
  weeklyHours: field(z.nullable(integerBetween(1, 44)), 'card', { blank: null }),
  shift: field(z.nullable(z.enum(shifts)), 'page', { blank: null }),
  commissionPayment: field(z.enum(commissionPayments), 'card', { blank: 'none', isTerm: true }),
  schooling: field(z.enum(schoolings), 'card', { blank: 'none' }),
  cnh: field(z.enum(cnhCategories), 'card', { blank: 'none' }),
  positions: field(integerBetween(1, 10_000), 'page', { blank: 1 }),
  /** Work that the law calls hazardous or unhealthy: only adults can apply. */
  hazardous: field(z.boolean(), 'company', { blank: false }),
}

type Fields = typeof vacancyFields
export type FieldName = keyof Fields
/** The values of all plain fields of a vacancy. */
export type VacancyFieldValues = { [Name in FieldName]: z.output<Fields[Name]['schema']> }

type Shown<To extends Audience> = {
  [Name in FieldName]: Fields[Name]['shown'] extends To ? Name : never
}[FieldName]
export type CardField = Shown<'card'>
export type PageField = Shown<'page'>

export const fieldNames = /*#__PURE__*/ Object.keys(vacancyFields) as FieldName[]

/*#__NO_SIDE_EFFECTS__*/
const shownTo = <To extends Audience>(audience: To) =>
  fieldNames.filter((name): name is Shown<To> => vacancyFields[name].shown === audience)
export const cardFields = /*#__PURE__*/ shownTo('card')
export const pageFields = /*#__PURE__*/ shownTo('page')

/*#__NO_SIDE_EFFECTS__*/
const schemasOf = <Name extends FieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, vacancyFields[name].schema])) as {
    [N in Name]: Fields[N]['schema']
  }
/** Schemas by field name: of all fields, of those on cards, and of those only on the page. */
export const fieldSchemas = /*#__PURE__*/ schemasOf(fieldNames)
export const cardFieldSchemas = /*#__PURE__*/ schemasOf(cardFields)
export const pageFieldSchemas = /*#__PURE__*/ schemasOf(pageFields)

/** The fields of a new vacancy. */
export const blankFields = /*#__PURE__*/ Object.fromEntries(
  /*#__PURE__*/ fieldNames.map((name) => [name, vacancyFields[name].blank]),
) as VacancyFieldValues

/** Returns the fields with null in those that do not apply to the vacancy. */
export const applicable = (values: VacancyFieldValues): VacancyFieldValues =>
  Object.fromEntries(
    fieldNames.map((name) => [name, vacancyFields[name].applies(values) ? values[name] : null]),
  ) as VacancyFieldValues
