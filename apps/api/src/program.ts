import type { FastifyInstance } from 'fastify'
import { registerDevHelpers } from './dev/dev.routes.ts'
import { registerFeeds } from './feeds/feeds.routes.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import { AppError } from './platform/errors.ts'
import { bindApi } from './platform/http/api.ts'
import { registerDocs } from './platform/http/docs.ts'
import { registerFiles } from './platform/http/files.ts'
import { createServer } from './platform/http/server.ts'
import { startLive } from './platform/live/live.ts'
import type { Log } from './platform/log.ts'
import { startCatcher } from './platform/mail/catcher.ts'
import { createMailer } from './platform/mail/mail.ts'
import { startPlatform } from './platform/platform.ts'
import { registerPages } from './pages/pages.ts'
import { routes } from './routes.ts'
import { handleTasks } from './tasks.ts'
import { registerVideoUploads } from './videos/videos.uploads.ts'

export type RunningProgram = {
  app: FastifyInstance
  platform: Platform
  stop: () => Promise<void>
}

type Options = {
  limitScale?: number
  now?: () => Date
  /** False leaves the sites out: the API alone, for tests. */
  pages?: boolean
  /** Serves the sites with hot reload instead of their builds. */
  dev?: boolean
}

/**
 * The program in the roles of its configuration, on a migrated database, not yet listening.
 * `web` binds the API and the sites; `worker` works off the tasks.
 */
export async function startProgram(
  config: Config,
  log: Log,
  databaseUrl: string,
  options: Options = {},
): Promise<RunningProgram> {
  const { platform, listener, stop } = await startPlatform(config, log, databaseUrl, options)
  const catcher = config.smtpUrl ? null : await startCatcher(platform.db)
  const mailer = createMailer(config.smtpUrl ?? catcher?.url ?? '', config.mailFrom)
  handleTasks(platform, mailer)
  if (config.roles.includes('worker')) await platform.tasks.work()

  const app = await createServer(config, log)
  const web = config.roles.includes('web')
  const live = web ? await startLive(app, platform, listener, databaseUrl) : null
  if (web) {
    await bindApi(app, platform, [...routes])
    await registerDocs(app, platform)
    registerFiles(app, platform)
    registerVideoUploads(app, platform)
    registerFeeds(app, platform)
    if (config.devHelpers) registerDevHelpers(app, platform)
    if (options.pages !== false)
      await registerPages(app, platform, { dev: options.dev ?? false, listener })
    else app.setNotFoundHandler(() => Promise.reject(new AppError('route-not-found')))
  }
  return {
    app,
    platform,
    stop: async () => {
      await app.close()
      await live?.stop()
      mailer.close()
      catcher?.stop()
      await stop()
    },
  }
}
