import closeWithGrace from 'close-with-grace'
import pg from 'pg'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { startEmbedded } from './platform/db/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLog } from './platform/log.ts'
import { serveMetrics } from './platform/metrics.ts'
import { startProgram } from './program.ts'

/** Starts the program in the roles of its configuration and prints where it is. */
export async function main(options: { dev?: boolean } = {}): Promise<void> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`Trilha can't start: ${error.message}\n`)
    process.exit(1)
  }
  const log = createLog(config.logLevel)
  const database = config.databaseUrl ? null : await startEmbedded({ dir: config.dataDir })
  const url =
    config.databaseUrl ?? (await ownDatabase((database as { url: (n: string) => string }).url))
  await migrate(url)
  const program = await startProgram(config, log, url, options)
  const { app, platform } = program
  const metrics = config.metricsPort === undefined ? null : await serveMetrics(config)
  closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ reason: err.message, stack: err.stack }, 'stopping after an error')
    await metrics?.close()
    await program.stop()
    await database?.stop()
  })
  const demo = config.demo ? await (await import('../demo/demo.ts')).createDemo(platform) : null
  if (config.roles.includes('web')) await app.listen({ port: config.port, host: config.host })
  printStart(config, demo?.signIns ?? null)
}

async function ownDatabase(url: (database: string) => string): Promise<string> {
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'trilha'")
  if (!rowCount) await client.query('create database trilha')
  await client.end()
  return url('trilha')
}

function printStart(
  config: Config,
  signIns: readonly { who: string; email: string }[] | null,
): void {
  const at = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`
  const lines = [
    '',
    `Trilha is running at ${at}`,
    `  companies      ${at}/empresas`,
    `  admin          ${at}/admin`,
    `  API            ${at}/api/docs`,
    ...(config.devHelpers
      ? [
          `  captured mail  ${at}/dev/inbox`,
          `  WhatsApp       ${at}/dev/outbox`,
          `  components     ${at}/dev/ui`,
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
