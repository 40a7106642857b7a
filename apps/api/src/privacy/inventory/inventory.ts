import { accountInventory } from './account.ts'
import type { InventoryEntry } from './parts.ts'
import { processInventory } from './processes.ts'

/** All tables in the order of deletion: a table comes before the tables that it refers to. */
export const inventory: readonly InventoryEntry[] = [...processInventory, ...accountInventory]
