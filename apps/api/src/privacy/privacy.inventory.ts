import { accountInventory } from './privacy.inventory.account.ts'
import type { InventoryEntry } from './privacy.inventory.parts.ts'
import { processInventory } from './privacy.inventory.processes.ts'

/** In the order of deletion: rows that refer to other rows come before them. */
export const inventory: readonly InventoryEntry[] = [...processInventory, ...accountInventory]
