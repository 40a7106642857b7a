import {
  cnhCategories,
  commissionPayments,
  contractTypes,
  jobProfiles,
  paymentBands,
  schoolings,
  workplaces,
} from './enums.ts'

/**
 * The search filters that choose values of a closed list. The contract, the search index and the
 * addresses of the sites are derived from this list; CONTRIBUTING.md#add-a-search-filter names what
 * is left. Names of the specification (section 3), plus `workplace`.
 */
export const listFilters = {
  contractType: contractTypes,
  payment: paymentBands,
  commissionPayment: commissionPayments,
  schooling: schoolings,
  cnh: cnhCategories,
  jobProfile: jobProfiles,
  workplace: workplaces,
} as const

export type ListFilter = keyof typeof listFilters
export type FilterValue<Name extends ListFilter> = (typeof listFilters)[Name][number]
export const listFilterNames = /*#__PURE__*/ Object.keys(listFilters) as ListFilter[]

/** An object with a value for each list filter. */
/*#__NO_SIDE_EFFECTS__*/
export const byListFilter = <T>(valueOf: (name: ListFilter) => T): Record<ListFilter, T> =>
  Object.fromEntries(listFilterNames.map((name) => [name, valueOf(name)])) as Record<ListFilter, T>
