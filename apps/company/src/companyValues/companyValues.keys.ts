import { companyKeys } from '../companies/companies.keys.ts'

/** Query keys. */
export const companyValueKeys = {
  own: [...companyKeys.own, 'values'] as const,
}
