import { heldOfAccount } from './privacy.inventory.account.ts'
import type { Held } from './privacy.inventory.parts.ts'
import { heldOfProcesses } from './privacy.inventory.processes.ts'

/** Worked off in this order: what refers to another row goes before it. */
export const inventory: readonly Held[] = [...heldOfProcesses, ...heldOfAccount]
