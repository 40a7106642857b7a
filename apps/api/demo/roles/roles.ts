import { commerceRoles } from './commerce.ts'
import { healthRoles } from './health.ts'
import { industryRoles } from './industry.ts'
import { logisticsRoles } from './logistics.ts'
import { officeRoles } from './office.ts'
import { serviceRoles } from './service.ts'
import { techRoles } from './tech.ts'
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
export const splitList = (list: string, separator = '; '): string[] => list.split(separator)
