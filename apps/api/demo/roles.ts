import { commerceRoles } from './roles.commerce.ts'
import { healthRoles } from './roles.health.ts'
import { industryRoles } from './roles.industry.ts'
import { logisticsRoles } from './roles.logistics.ts'
import { officeRoles } from './roles.office.ts'
import { serviceRoles } from './roles.service.ts'
import { techRoles } from './roles.tech.ts'
import type { DemoRole, Field } from './roles.types.ts'

export const demoRoles: readonly DemoRole[] = [
  ...commerceRoles,
  ...serviceRoles,
  ...logisticsRoles,
  ...industryRoles,
  ...officeRoles,
  ...techRoles,
  ...healthRoles,
]

const byField = Map.groupBy(demoRoles, (role) => role.field)

/** The roles of a field. */
export const rolesOf = (field: Field): readonly DemoRole[] => byField.get(field) ?? []

/** Splits a list that is written as one text. */
export const entries = (list: string, separator = '; '): string[] => list.split(separator)
