/** `npm run backup -- <folder>`: copies the embedded database, the files and the keys. */
import { backupCommand } from '../apps/api/src/backupCommand.ts'

await backupCommand('backup', process.argv.slice(2))
