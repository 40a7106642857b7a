import closeWithGrace from 'close-with-grace'
import { createOwnDatabase } from './ownDatabase.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { lockDataFolder } from './platform/db/dataLock.ts'
import { databaseAnswers } from './platform/db/database.ts'
import { startEmbedded, type EmbeddedPostgres } from './platform/db/embedded.ts'
import { migrate } from './migrate.ts'
import { supervise } from './platform/db/supervise.ts'
import { createLog, type Log } from './platform/log.ts'
import { serveMetrics } from './platform/metricsServer.ts'
import { StartError } from './platform/startError.ts'
import { startProgram } from './program.ts'

/** Containers are killed ten seconds after SIGTERM. */
const stopMs = 9000
/** EX_UNAVAILABLE of sysexits.h: the embedded database could not be restarted. */
const databaseLost = 69

/** Starts the program in the configured roles and prints its addresses. */
export async function main(options: { dev?: boolean } = {}): Promise<void> {
  const config = await exitOnStartError(readConfig)
  const log = createLog(config.logLevel, config.roles)
  const unlock = config.embedded
    ? await exitOnStartError(() => lockDataFolder(config.dataDir, config.port))
    : null
  const database = config.databaseUrl
    ? null
    : await exitOnStartError(() => startEmbedded({ dir: config.dataDir }))
  const url = config.databaseUrl ?? (await createOwnDatabase(database as EmbeddedPostgres))
  await migrate(url)
  const program = await startProgram(config, log, url, options)
  const { app, platform } = program
  const metrics =
    config.metricsPort === undefined
      ? null
      : await serveMetrics(platform.metrics, {
          host: config.host,
          port: config.metricsPort,
          isHealthy: () => databaseAnswers(platform.db),
        })
  const stopSupervision = database && superviseDatabase(database, log)
  const { close } = closeWithGrace(
    { delay: stopMs, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) log.fatal({ reason: err.message, stack: err.stack }, 'stopping after an error')
      await metrics?.close()
      await program.stop()
      await stopSupervision?.()
      await database?.stop()
      unlock?.()
    },
  )
  onStopSignal(close)
  const demo = config.demo ? await (await import('../demo/demo.ts')).createDemo(platform) : null
  if (config.roles.includes('web')) await app.listen({ port: config.port, host: config.host })
  printStart(config, demo?.signIns ?? null)
}

/** Exits with one sentence if the way it is set up prevents the start. */
async function exitOnStartError<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`Trilha can't start: ${error.message}\n`)
    process.exit(1)
  }
}

const superviseDatabase = (database: EmbeddedPostgres, log: Log) =>
  supervise(database, {
    log,
    onGivenUp: (reason) => {
      log.fatal({ reason: reason.message }, 'stopping: the embedded database does not come back')
      process.exit(databaseLost)
    },
  })

/**
 * Calls `stop` at the first SIGINT or SIGTERM. Ctrl-C under npm sends two signals, one from the
 * terminal and one from npm, so more signals within two seconds are ignored. A later one exits at
 * once.
 */
function onStopSignal(stop: () => void): void {
  let firstSignalAt: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (firstSignalAt === null) stop()
      else if (Date.now() - firstSignalAt > 2000) process.exit(1)
      firstSignalAt ??= Date.now()
    })
}

function printStart(
  config: Config,
  signIns: readonly { who: string; email: string }[] | null,
): void {
  const address = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`
  const lines = [
    '',
    `Trilha is running at ${address}`,
    `  companies      ${address}/empresas`,
    `  admin          ${address}/admin`,
    `  API            ${address}/api/docs`,
    ...(config.devHelpers
      ? [
          `  captured mail  ${address}/dev/inbox`,
          `  WhatsApp       ${address}/dev/outbox`,
          `  components     ${address}/dev/ui`,
        ]
      : []),
    ...(signIns
      ? [
          '',
          'Demo sign-ins, password trilha-demo-2026:',
          ...signIns.map(({ who, email }) => `  ${who.padEnd(14)} ${email}`),
        ]
      : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
