/** `npm run admin -- create <e-mail>`, `list`, `remove <e-mail>`: accounts of Trilha's team. */
import { adminCommand } from '../apps/api/src/adminCommand.ts'

await adminCommand(process.argv.slice(2))
