/**
 * `npm run admin -- create <e-mail>`, `-- list` or `-- remove <e-mail>`: manages the accounts of
 * Trilha's team.
 */
import { adminCommand } from '../apps/api/src/adminCommand.ts'

await adminCommand(process.argv.slice(2))
