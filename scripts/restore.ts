/** `npm run restore -- <folder>`: restores a backup into an empty data folder. */
import { backupCommand } from '../apps/api/src/backupCommand.ts'

await backupCommand('restore', process.argv.slice(2))
