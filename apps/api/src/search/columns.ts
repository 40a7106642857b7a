import * as lists from '@trilha/contracts/vacancies/enums'
import type { CountedFacet, IndexedVacancy, VacancyFacts } from './searchIndex.types.ts'
import { countedFacets } from './searchIndex.types.ts'

/** The closed list of each facet. A value's code is its position; a missing value's, the length. */
export const facetValues: Record<CountedFacet, readonly string[]> = {
  state: lists.states,
  contractType: lists.contractTypes,
  payment: lists.paymentBands,
  commissionPayment: lists.commissionPayments,
  deficiency: lists.deficiencyOptions,
  schooling: lists.schoolings,
  cnh: lists.cnhCategories,
  jobProfile: lists.jobProfiles,
  workplace: lists.workplaces,
}

const codes = Object.fromEntries(
  countedFacets.map((facet) => [
    facet,
    new Map(facetValues[facet].map((value, code) => [value, code])),
  ]),
) as Record<CountedFacet, Map<string, number>>

/** The code of a facet's value. Values outside the closed list count as missing. */
export function codeOf(facet: CountedFacet, value: string | null): number {
  return codes[facet].get(value ?? '') ?? facetValues[facet].length
}

const maxKey = 2 ** 32 - 1
/** A time as a 32-bit sort key. */
export const seconds = (ms: number): number => Math.min(maxKey, Math.max(0, Math.floor(ms / 1000)))
/** A salary as a 32-bit sort key: cents + 1, or 0 when not given. */
const salaryKey = (cents: number | null): number =>
  cents === null ? 0 : Math.min(maxKey, Math.max(0, Math.round(cents)) + 1)

/**
 * The facts of the vacancies, one array per fact, by ordinal. With the sorted orders they take
 * about 50 bytes per vacancy.
 */
export class Columns {
  length = 0
  ids: Float64Array
  closes: Uint32Array
  published: Uint32Array
  /** Cents + 1; 0 when not given. */
  salary: Uint32Array
  /** IBGE code; 0 for none. */
  municipality: Uint32Array
  facets: Record<CountedFacet, Uint8Array>

  constructor(capacity: number) {
    this.ids = new Float64Array(capacity)
    this.closes = new Uint32Array(capacity)
    this.published = new Uint32Array(capacity)
    this.salary = new Uint32Array(capacity)
    this.municipality = new Uint32Array(capacity)
    this.facets = Object.fromEntries(
      countedFacets.map((facet) => [facet, new Uint8Array(capacity)]),
    ) as Record<CountedFacet, Uint8Array>
  }

  /** Stores a vacancy's facts at the next ordinal. @returns the ordinal */
  append(v: IndexedVacancy): number {
    const at = this.next()
    this.ids[at] = v.id
    this.closes[at] = seconds(v.closesAt)
    this.published[at] = seconds(v.publishedAt)
    this.salary[at] = salaryKey(v.salaryCents)
    this.municipality[at] = v.facets.municipality ?? 0
    for (const facet of countedFacets) this.facets[facet][at] = codeOf(facet, v.facets[facet])
    return at
  }

  /** Copies the facts of one ordinal of other columns to the next ordinal. */
  appendFrom(other: Columns, ordinal: number): void {
    const at = this.next()
    this.ids[at] = other.ids[ordinal]!
    this.closes[at] = other.closes[ordinal]!
    this.published[at] = other.published[ordinal]!
    this.salary[at] = other.salary[ordinal]!
    this.municipality[at] = other.municipality[ordinal]!
    for (const facet of countedFacets) this.facets[facet][at] = other.facets[facet][ordinal]!
  }

  /** Fills `facts` with the facts that a match score may use. */
  read(ordinal: number, facts: VacancyFacts): void {
    const { facets } = this
    facts.id = this.ids[ordinal]!
    facts.salaryCents = this.salary[ordinal] === 0 ? null : this.salary[ordinal]! - 1
    facts.municipality = this.municipality[ordinal] || null
    // Not a loop over the names, because this runs for every hit and a loop is ten times as slow.
    facts.state = lists.states[facets.state[ordinal]!] ?? null
    facts.contractType = lists.contractTypes[facets.contractType[ordinal]!]!
    facts.payment = lists.paymentBands[facets.payment[ordinal]!]!
    facts.commissionPayment = lists.commissionPayments[facets.commissionPayment[ordinal]!]!
    facts.deficiency = lists.deficiencyOptions[facets.deficiency[ordinal]!] ?? null
    facts.schooling = lists.schoolings[facets.schooling[ordinal]!]!
    facts.cnh = lists.cnhCategories[facets.cnh[ordinal]!]!
    facts.jobProfile = lists.jobProfiles[facets.jobProfile[ordinal]!]!
    facts.workplace = lists.workplaces[facets.workplace[ordinal]!]!
  }

  get bytes(): number {
    return this.ids.length * (8 + 4 * 4 + countedFacets.length)
  }

  /** Frees most of the spare capacity. */
  trim(): void {
    this.resize(this.length + (this.length >>> 5) + 64)
  }

  private next(): number {
    if (this.length === this.ids.length) this.resize(this.length + (this.length >>> 2) + 64)
    return this.length++
  }

  private resize(capacity: number): void {
    const resized = new Columns(capacity)
    const move = <T extends Float64Array | Uint32Array | Uint8Array>(to: T, from: T): T => {
      to.set(from.subarray(0, this.length))
      return to
    }
    this.ids = move(resized.ids, this.ids)
    this.closes = move(resized.closes, this.closes)
    this.published = move(resized.published, this.published)
    this.salary = move(resized.salary, this.salary)
    this.municipality = move(resized.municipality, this.municipality)
    for (const facet of countedFacets)
      this.facets[facet] = move(resized.facets[facet], this.facets[facet])
  }
}
