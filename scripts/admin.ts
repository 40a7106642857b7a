/** `npm run admin -- create <e-mail>`, `list`, `remove <e-mail>`: the accounts of Trilha's own team. */
import { adminCommand } from '../apps/api/src/adminCommand.ts'

await adminCommand(process.argv.slice(2))
