import { z } from 'zod'
import {
  createAdmin,
  listAdmins,
  removeAdmin,
  turnOffSecondStepOfAdmin,
} from './accounts/team/team.service.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { createDatabase, createPool } from './platform/db/database.ts'
import { migrate } from './migrate.ts'
import { acceptsConnections, createOutage } from './platform/db/outage.ts'
import { createLog } from './platform/log.ts'
import { StartError } from './platform/startError.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { reachDatabase } from './ownDatabase.ts'
import { tasks as allTasks } from './tasks.ts'

const usage = `Usage: npm run admin -- create <e-mail>   makes an admin, or gives one a new link
       npm run admin -- list
       npm run admin -- remove <e-mail>
       npm run admin -- second-step-off <e-mail>   for an admin who lost phone and recovery codes
`

/**
 * Manages the accounts of Trilha's team from the command line, also while the program runs.
 * Sets the exit code: 0 for success, 1 if nothing was done, 2 for wrong arguments.
 */
export async function adminCommand([verb = '', email = '', ...rest]: string[]): Promise<void> {
  const isWellFormed =
    rest.length === 0 &&
    (verb === 'list'
      ? email === ''
      : ['create', 'remove', 'second-step-off'].includes(verb) &&
        z.email().safeParse(email).success)
  if (!isWellFormed) {
    process.stderr.write(usage)
    process.exitCode = 2
    return
  }
  try {
    const config = readConfig()
    const database = await reachDatabase(config)
    try {
      await run(config, database.url, verb, email)
    } finally {
      await database.release()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function run(config: Config, url: string, verb: string, email: string): Promise<void> {
  await migrate(url)
  // Only fatal errors are logged, so that the output of the command stays readable.
  const log = createLog('fatal')
  const outage = createOutage(log, () => acceptsConnections(url))
  const pool = createPool(url, 2, outage)
  const db = createDatabase(pool)
  const tasks = await createTasks(url, allTasks, { db, log, outage })
  const deps = { db, config, tasks, now: () => new Date() }
  try {
    if (verb === 'create') print(createdText(email, await createAdmin(deps, email)))
    else if (verb === 'list') for (const member of await listAdmins(deps)) print(memberLine(member))
    else if (verb === 'second-step-off') {
      if (await turnOffSecondStepOfAdmin(deps, email))
        print(`The second step of ${email} is off. A new one can be set up after the sign-in.`)
      else refuse(`No admin with the address ${email} has a second step.`)
    } else if (await removeAdmin(deps, email)) print(`${email} is no admin any more.`)
    else refuse(`No admin has the address ${email}.`)
  } finally {
    await tasks.stop()
    await pool.end()
  }
}

const print = (text: string) => process.stdout.write(`${text}\n`)

function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

function createdText(
  email: string,
  { existed, link }: Awaited<ReturnType<typeof createAdmin>>,
): string {
  const what = existed ? `${email} is an admin already.` : `${email} is an admin now.`
  return link
    ? `${what} No mail leaves this installation; the link to a password, good for 24 hours:\n${link}`
    : `${what} The link to a password is on its way by mail, good for 24 hours.`
}

const memberLine = ({ email, createdAt, hasPassword, suspended }: Member): string =>
  [
    email,
    createdAt.toISOString(),
    ...(hasPassword ? [] : ['no password yet']),
    ...(suspended ? ['suspended'] : []),
  ].join('  ')

type Member = Awaited<ReturnType<typeof listAdmins>>[number]
