import { accountInventory } from './account.fragments.ts'
import type { InventoryEntry } from './parts.fragments.ts'
import { processInventory } from './processes.fragments.ts'

/** In the order of deletion: rows that refer to other rows come before them. */
export const inventory: readonly InventoryEntry[] = [...processInventory, ...accountInventory]
