import { accountInventory } from './account.ts'
import type { InventoryEntry } from './parts.ts'
import { processInventory } from './processes.ts'

/** In the order of deletion: rows that refer to other rows come before them. */
export const inventory: readonly InventoryEntry[] = [...processInventory, ...accountInventory]
