import { deficiencyOptions, shifts, states } from '@trilha/contracts/vacancies/enums'
import { listFilters } from '@trilha/contracts/vacancies/filters'
import type {
  ClassedFact,
  CountedFacet,
  IndexedVacancy,
  VacancyFacts,
} from './searchIndex.types.ts'
import { countedFacets } from './searchIndex.types.ts'

/** The closed list of each facet. A value's code is its position, or the length if it is missing. */
export const facetValues: Record<CountedFacet, readonly string[]> = {
  ...listFilters,
  state: states,
  deficiency: deficiencyOptions,
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

const shiftCodes = new Map<string, number>(shifts.map((shift, code) => [shift, code]))

/** All values of a fact in the order of their codes, then null for none. */
export const valuesOf = (fact: ClassedFact): (string | null)[] => [
  ...(fact === 'shift' ? shifts : facetValues[fact]),
  null,
]

const maxKey = 2 ** 32 - 1
/** A time as a 32-bit sort key. */
export const seconds = (ms: number): number => Math.min(maxKey, Math.max(0, Math.floor(ms / 1000)))
/** A salary as a 32-bit sort key: cents + 1, or 0 when not given. */
const salaryKey = (cents: number | null): number =>
  cents === null ? 0 : Math.min(maxKey, Math.max(0, Math.round(cents)) + 1)

/**
 * The facts of the vacancies, one array per fact, by ordinal. With the sorted orders they take
 * about 56 bytes per vacancy.
 */
export class Columns {
  length = 0
  ids: Float64Array
  /** Closing times in epoch seconds. */
  closes: Uint32Array
  /** Publication times in epoch seconds. */
  published: Uint32Array
  /** Cents + 1; 0 when not given. */
  salary: Uint32Array
  /** IBGE code; 0 for none. */
  municipality: Uint32Array
  work: Uint16Array
  otherWork: Uint16Array
  /** The position in the list of shifts; its length for none. */
  shift: Uint8Array
  minAge: Uint8Array
  facets: Record<CountedFacet, Uint8Array>

  constructor(capacity: number) {
    this.ids = new Float64Array(capacity)
    this.closes = new Uint32Array(capacity)
    this.published = new Uint32Array(capacity)
    this.salary = new Uint32Array(capacity)
    this.municipality = new Uint32Array(capacity)
    this.work = new Uint16Array(capacity)
    this.otherWork = new Uint16Array(capacity)
    this.shift = new Uint8Array(capacity)
    this.minAge = new Uint8Array(capacity)
    this.facets = Object.fromEntries(
      countedFacets.map((facet) => [facet, new Uint8Array(capacity)]),
    ) as Record<CountedFacet, Uint8Array>
  }

  /** Stores a vacancy's facts at the next ordinal. @returns the ordinal */
  append(v: IndexedVacancy): number {
    const ordinal = this.nextOrdinal()
    this.ids[ordinal] = v.id
    this.closes[ordinal] = seconds(v.closesAt)
    this.published[ordinal] = seconds(v.publishedAt)
    this.salary[ordinal] = salaryKey(v.salaryCents)
    this.municipality[ordinal] = v.facets.municipality ?? 0
    this.work[ordinal] = v.work
    this.otherWork[ordinal] = v.otherWork
    this.shift[ordinal] = shiftCodes.get(v.shift ?? '') ?? shifts.length
    this.minAge[ordinal] = v.minAge
    for (const facet of countedFacets) this.facets[facet][ordinal] = codeOf(facet, v.facets[facet])
    return ordinal
  }

  /** Copies the facts of one ordinal of other columns to the next ordinal. */
  appendFrom(other: Columns, ordinal: number): void {
    const copy = this.nextOrdinal()
    this.ids[copy] = other.ids[ordinal]!
    this.closes[copy] = other.closes[ordinal]!
    this.published[copy] = other.published[ordinal]!
    this.salary[copy] = other.salary[ordinal]!
    this.municipality[copy] = other.municipality[ordinal]!
    this.work[copy] = other.work[ordinal]!
    this.otherWork[copy] = other.otherWork[ordinal]!
    this.shift[copy] = other.shift[ordinal]!
    this.minAge[copy] = other.minAge[ordinal]!
    for (const facet of countedFacets) this.facets[facet][copy] = other.facets[facet][ordinal]!
  }

  /** Fills `facts` with the facts that a match score may use. */
  read(ordinal: number, facts: VacancyFacts): void {
    const { facets } = this
    facts.id = this.ids[ordinal]!
    facts.salaryCents = this.salary[ordinal] === 0 ? null : this.salary[ordinal]! - 1
    facts.municipality = this.municipality[ordinal] || null
    facts.work = this.work[ordinal]!
    facts.otherWork = this.otherWork[ordinal]!
    facts.shift = shifts[this.shift[ordinal]!] ?? null
    facts.minAge = this.minAge[ordinal]!
    // Not a loop over the names, because this runs for every hit and a loop is ten times as slow.
    facts.state = states[facets.state[ordinal]!] ?? null
    facts.contractType = listFilters.contractType[facets.contractType[ordinal]!]!
    facts.payment = listFilters.payment[facets.payment[ordinal]!]!
    facts.commissionPayment = listFilters.commissionPayment[facets.commissionPayment[ordinal]!]!
    facts.deficiency = deficiencyOptions[facets.deficiency[ordinal]!] ?? null
    facts.schooling = listFilters.schooling[facets.schooling[ordinal]!]!
    facts.cnh = listFilters.cnh[facets.cnh[ordinal]!]!
    facts.jobProfile = listFilters.jobProfile[facets.jobProfile[ordinal]!]!
    facts.workplace = listFilters.workplace[facets.workplace[ordinal]!]!
  }

  get bytes(): number {
    return this.ids.length * (8 + 4 * 4 + 2 * 2 + 2 + countedFacets.length)
  }

  /** Frees most of the spare capacity. */
  trim(): void {
    this.resize(this.length + (this.length >>> 5) + 64)
  }

  /** Makes room for one more vacancy. @returns its ordinal. */
  private nextOrdinal(): number {
    if (this.length === this.ids.length) this.resize(this.length + (this.length >>> 2) + 64)
    return this.length++
  }

  private resize(capacity: number): void {
    const resized = new Columns(capacity)
    const copyTo = <T extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
      to: T,
      from: T,
    ): T => {
      to.set(from.subarray(0, this.length))
      return to
    }
    this.ids = copyTo(resized.ids, this.ids)
    this.closes = copyTo(resized.closes, this.closes)
    this.published = copyTo(resized.published, this.published)
    this.salary = copyTo(resized.salary, this.salary)
    this.municipality = copyTo(resized.municipality, this.municipality)
    this.work = copyTo(resized.work, this.work)
    this.otherWork = copyTo(resized.otherWork, this.otherWork)
    this.shift = copyTo(resized.shift, this.shift)
    this.minAge = copyTo(resized.minAge, this.minAge)
    for (const facet of countedFacets)
      this.facets[facet] = copyTo(resized.facets[facet], this.facets[facet])
  }
}
