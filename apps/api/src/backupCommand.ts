import { backUp, restore } from './backup.ts'
import { readConfig, readDataLocation } from './platform/config/config.ts'
import { StartError } from './platform/startError.ts'

const usage = {
  backup: 'Usage: npm run backup -- <empty folder>\n',
  restore: 'Usage: npm run restore -- <folder of a backup>\n',
}

/**
 * `npm run backup` and `npm run restore`. Sets the exit code: 0 for success, 1 if nothing was done,
 * 2 for wrong arguments.
 */
export async function backupCommand(
  verb: 'backup' | 'restore',
  [folder, ...rest]: string[],
): Promise<void> {
  if (!folder || rest.length > 0) {
    process.stderr.write(usage[verb])
    process.exitCode = 2
    return
  }
  try {
    const { files, log, createdAt } =
      verb === 'backup'
        ? await backUp(readConfig(), folder, () => new Date())
        : await restore(readDataLocation(), folder)
    const megabytes = Math.round(files.reduce((sum, { size }) => sum + size, 0) / 1e6)
    process.stdout.write(
      `${verb === 'backup' ? 'Backed up' : 'Restored'} ${files.length} files, ${megabytes} MB, as of ${createdAt} (log position ${log.to}).\n`,
    )
    if (verb === 'backup') process.stdout.write(keysNote())
    else process.stdout.write('Everybody has to sign in again. Start with npm start.\n')
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Keys that are set in the environment are in no folder. */
function keysNote(): string {
  const set = ['TRILHA_SECRET', 'TRILHA_SENSITIVE_KEY'].filter((name) => process.env[name])
  return set.length > 0
    ? `Not in it: ${set.join(' and ')} from the environment. Keep them: without them sensitive data is lost.\n`
    : 'It holds the key of sensitive data: store it as safely as the data itself.\n'
}
