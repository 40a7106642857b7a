import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { peekSession, sessionFrom } from './accounts/signIn/sessions.ts'
import { keyHolderFrom } from './apiKeys/apiKeys.guard.ts'
import { registerDevHelpers } from './dev/dev.routes.ts'
import { registerLogos } from './companies/companies.logo.ts'
import { registerSecurityContact } from './contact/contact.security.ts'
import { registerFeeds } from './feeds/feeds.routes.ts'
import { registerWebhooks } from './notifications/whatsApp/webhooks.ts'
import { registerLegal } from './legal/legal.routes.ts'
import type { Config } from './platform/config/config.ts'
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
import { startFakeWhatsApp } from './platform/whatsapp/standIn.ts'
import { createWhatsApp } from './platform/whatsapp/whatsapp.ts'
import { registerPages } from './pages/pages.ts'
import { routes } from './routes.ts'
import { startPlatform } from './startPlatform.ts'
import { handleTasks } from './tasks.ts'
import { registerVideoUploads } from './videos/uploads/uploads.ts'

export type RunningProgram = {
  app: FastifyInstance
  platform: Platform
  stop: () => Promise<void>
}

type Options = {
  limitScale?: number
  now?: () => Date
  /** False serves the API without the sites, for tests. */
  pages?: boolean
  /** Serves the sites with hot reload instead of their builds. */
  dev?: boolean
}

/**
 * Starts the program in the configured roles, on a migrated database; it does not listen yet.
 * `web` serves the API and the sites; `worker` runs the tasks.
 */
export async function startProgram(
  config: Config,
  log: Log,
  databaseUrl: string,
  options: Options = {},
): Promise<RunningProgram> {
  const { platform, listener, stop } = await startPlatform(config, log, databaseUrl, options)
  const catcher = config.smtpUrl ? null : await startCatcher(platform.db)
  const mailer = createMailer({
    smtpUrl: config.smtpUrl ?? catcher?.url ?? '',
    from: config.mailFrom,
    dkim: config.dkim,
    onOutcome: (outcome) => platform.metrics.mails.inc({ outcome }),
  })
  const app = await createServer(config, log, platform.metrics)
  platform.tracing?.traceRequests(app)
  const standIn =
    config.whatsapp || !config.devHelpers ? null : await startWhatsAppStandIn(platform, app)
  const whatsAppSettings = config.whatsapp ?? standIn?.settings ?? null
  const whatsApp =
    whatsAppSettings &&
    createWhatsApp(whatsAppSettings, (outcome) => platform.metrics.whatsApp.inc({ outcome }))
  handleTasks(platform, mailer, whatsApp)
  if (config.roles.includes('worker')) await platform.tasks.work()

  const web = config.roles.includes('web')
  if (web) {
    await startLive(app, platform, { listener, peekSession })
    await bindApi(app, platform, [...routes], { sessionFrom, peekSession, keyHolderFrom })
    await registerDocs(
      app,
      platform,
      routes.map(({ endpoint }) => endpoint),
    )
    await registerWebhooks(app, platform, whatsApp)
    registerFiles(app, platform)
    registerLogos(app, platform)
    registerVideoUploads(app, platform)
    registerFeeds(app, platform)
    registerLegal(app, platform)
    registerSecurityContact(app, platform)
    if (config.devHelpers) registerDevHelpers(app, platform, standIn)
    if (options.pages !== false)
      await registerPages(app, platform, { dev: options.dev ?? false, listener })
    else app.setNotFoundHandler(() => Promise.reject(new AppError('route-not-found')))
  }
  return {
    app,
    platform,
    stop: async () => {
      await app.close()
      mailer.close()
      catcher?.stop()
      await standIn?.stop()
      await stop()
    },
  }
}

/** Starts the fake WhatsApp. Its webhooks pass through the whole server, like real ones. */
function startWhatsAppStandIn(platform: Platform, app: FastifyInstance) {
  const { secret, siteOrigin } = platform.config
  const deriveSecret = (name: string) => createHmac('sha256', secret).update(name).digest('hex')
  return startFakeWhatsApp({
    db: platform.db,
    settings: {
      phoneNumberId: '100000000000001',
      token: deriveSecret('stand-in token'),
      appSecret: deriveSecret('stand-in secret'),
      verifyToken: deriveSecret('stand-in word'),
    },
    site: siteOrigin,
    deliver: async (raw, signature) => {
      await app.inject({
        method: 'POST',
        url: '/api/webhooks/whatsapp',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        payload: raw,
      })
    },
    now: platform.now,
  })
}
