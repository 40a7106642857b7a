import {
  socialHosts,
  socialNetworkOf,
  type SocialNetwork,
} from '@trilha/contracts/shared/socialLinks'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { thirdPartiesOf } from './thirdParties.ts'

const onOff = z.enum(['on', 'off'])
const networks = Object.keys(socialHosts) as [SocialNetwork, ...SocialNetwork[]]
const https = z.url({ protocol: /^https?$/ })
const port = z.coerce.number().int().min(0).max(65_535)

/** Every variable that the program reads. A test compares the list with `docs/operations.md`. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  TRILHA_DATA: z.string().default('.data'),
  TRILHA_DEMO: onOff.optional(),
  TRILHA_ROLE: z
    .string()
    .default('web,worker')
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'])).min(1)),
  /** Origins of our own sites. The first one is used in mails and canonical addresses. */
  TRILHA_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  /**
   * Signs expiring addresses and keys hashes of guessable values. With the embedded database it is
   * generated once and stored in the data folder.
   */
  TRILHA_SECRET: z.string().min(32).optional(),
  /**
   * Encrypts sensitive personal data; TRILHA_SECRET is used when absent. The data can't be read
   * without it, so it must stay the same when TRILHA_SECRET changes.
   */
  TRILHA_SENSITIVE_KEY: z.string().min(32).optional(),
  /** Number of proxies in front of the program: so many entries of X-Forwarded-For are trusted. */
  TRILHA_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Trilha <ola@trilha.example>'),
  /** Signs mails (DKIM). The key in PEM; its line breaks may be written as \\n. */
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  /** Required from callers of /api/webhooks/mail-bounces; without it every call is refused. */
  MAIL_BOUNCE_SECRET: z.string().min(16).optional(),
  /** WhatsApp Cloud API; with the embedded database a local fake server speaks its protocol. */
  WHATSAPP_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  /** Where CEPs are looked up (ViaCEP's protocol), and the fallback (BrasilAPI's protocol). */
  VIACEP_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRASILAPI_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The form that the contact window embeds; absent: our own page `/contato`. */
  CONTACT_FORM_URL: z.url({ protocol: /^https$/ }).optional(),
  /**
   * Trilha's pages on social networks, separated by commas: links in the footer of public pages.
   */
  SOCIAL_LINKS: z
    .string()
    .transform((value) => value.split(',').map((url) => ({ url: url.trim() })))
    .transform((links) => links.map(({ url }) => ({ network: socialNetworkOf(url), url })))
    .pipe(z.array(z.object({ network: z.enum(networks), url: https })).min(1))
    .optional(),
  /** Third parties, each loaded only when set and after the visitor's consent: thirdParties.ts. */
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  ANALYTICS_URL: https.optional(),
  RECORDING_ID: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  RECORDING_URL: https.optional(),
  FEEDBACK_URL: https.optional(),
  ERRORS_DSN: https.optional(),
  /** DNS servers, `address[:port]` separated by commas; absent: those of the machine. */
  DNS_SERVERS: z
    .string()
    .transform((value) => value.split(',').map((server) => server.trim()))
    .pipe(z.array(z.string().regex(/^[\d.]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i)).min(1))
    .optional(),
  /** `on` sends webhooks to http and private addresses too: for closed networks and tests only. */
  WEBHOOKS_PRIVATE: onOff.default('off'),
  /** Seconds in which a company can undo a decision; the candidate is notified after them. */
  UNDO_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
  /** Sign-in with LinkedIn; offered only when both are set. */
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
  LINKEDIN_DISCOVERY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.linkedin.com/oauth/.well-known/openid-configuration'),
  /** Issuer in LinkedIn's tokens, when it differs from the one in the discovery document. */
  LINKEDIN_ISSUER: z.url().optional(),
  /** Permission to post (`w_member_social`) is requested only when it is added here. */
  LINKEDIN_SCOPES: z.string().default('openid profile email'),
  /** LinkedIn refuses PKCE with a secret unless enabled for the app, and returns no nonce. */
  LINKEDIN_PKCE: onOff.default('off'),
  LINKEDIN_NONCE: onOff.default('off'),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** All validated settings. Absent variables have the defaults of docs/operations.md. */
export type Config = ReturnType<typeof readConfig>

/** A setting is wrong; the message names it in one sentence. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment once, at start.
 * @throws ConfigError with a sentence that names the variable.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} is not valid: ${issue?.message}.`)
  }
  const e = parsed.data
  const embedded = e.DATABASE_URL === undefined
  if (!embedded && e.TRILHA_DEMO === 'on')
    throw new ConfigError(
      'TRILHA_DEMO must be off with DATABASE_URL: a real database is never seeded.',
    )
  if (!embedded && !e.TRILHA_SECRET)
    throw new ConfigError('TRILHA_SECRET is needed with DATABASE_URL: 32 characters or more.')
  if (!embedded && !e.TRILHA_ORIGINS)
    throw new ConfigError('TRILHA_ORIGINS is needed with DATABASE_URL: the address of the sites.')
  // Without SMTP, mails with their keys would only be stored in the database and never delivered.
  if (!embedded && !e.SMTP_URL)
    throw new ConfigError('SMTP_URL is needed with DATABASE_URL: mails are captured only without.')
  const s3 = [e.S3_ENDPOINT, e.S3_BUCKET, e.S3_ACCESS_KEY_ID, e.S3_SECRET_ACCESS_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean))
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
    )
  const dkim = [e.DKIM_DOMAIN, e.DKIM_SELECTOR, e.DKIM_PRIVATE_KEY]
  if (dkim.some(Boolean) && !dkim.every(Boolean))
    throw new ConfigError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY go together.')
  const whatsapp = [
    e.WHATSAPP_PHONE_NUMBER_ID,
    e.WHATSAPP_TOKEN,
    e.WHATSAPP_APP_SECRET,
    e.WHATSAPP_VERIFY_TOKEN,
  ]
  if (whatsapp.some(Boolean) && !whatsapp.every(Boolean))
    throw new ConfigError(
      'WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN go together.',
    )
  if ((e.LINKEDIN_CLIENT_ID === undefined) !== (e.LINKEDIN_CLIENT_SECRET === undefined))
    throw new ConfigError('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET go together.')
  if (!embedded && !e.LINKEDIN_DISCOVERY_URL.startsWith('https:'))
    throw new ConfigError('LINKEDIN_DISCOVERY_URL must begin with https:// with DATABASE_URL.')
  const origins = e.TRILHA_ORIGINS ?? [`http://localhost:${e.PORT}`, `http://127.0.0.1:${e.PORT}`]
  const devHelpers = embedded && origins.every(isLoopback)
  const dataDir = resolve(e.TRILHA_DATA)
  const secret = e.TRILHA_SECRET ?? storedSecret(dataDir)
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir,
    embedded,
    /**
     * Development helpers (`/dev/*`) show everybody's mail without a sign-in, so they exist only
     * with the embedded database and when every origin is this machine.
     */
    devHelpers,
    /** The demo's passwords are public: beyond this machine it must be requested explicitly. */
    demo: embedded && (e.TRILHA_DEMO === 'on' || (devHelpers && e.TRILHA_DEMO !== 'off')),
    roles: e.TRILHA_ROLE,
    origins,
    secret,
    sensitiveKey: e.TRILHA_SENSITIVE_KEY ?? secret,
    proxies: e.TRILHA_PROXIES,
    databaseUrl: e.DATABASE_URL,
    replicaUrl: e.DATABASE_REPLICA_URL,
    databasePool: e.DATABASE_POOL,
    s3: e.S3_ENDPOINT
      ? {
          endpoint: e.S3_ENDPOINT,
          bucket: e.S3_BUCKET ?? '',
          accessKeyId: e.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? '',
          region: e.S3_REGION,
        }
      : null,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    dkim: e.DKIM_DOMAIN
      ? {
          domain: e.DKIM_DOMAIN,
          selector: e.DKIM_SELECTOR ?? '',
          privateKey: (e.DKIM_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'),
        }
      : null,
    bounceSecret: e.MAIL_BOUNCE_SECRET ?? null,
    /** Null when not configured: then the local fake server is used, or there is no WhatsApp. */
    whatsapp: e.WHATSAPP_PHONE_NUMBER_ID
      ? {
          graphUrl: e.WHATSAPP_GRAPH_URL.replace(/\/$/, ''),
          phoneNumberId: e.WHATSAPP_PHONE_NUMBER_ID,
          token: e.WHATSAPP_TOKEN ?? '',
          appSecret: e.WHATSAPP_APP_SECRET ?? '',
          verifyToken: e.WHATSAPP_VERIFY_TOKEN ?? '',
        }
      : null,
    // With development helpers a local fake server answers in the same protocol.
    viacepUrl: e.VIACEP_URL ?? (devHelpers ? `http://127.0.0.1:${e.PORT}/dev/viacep` : null),
    brasilapiUrl: e.BRASILAPI_URL ?? null,
    contactFormUrl: e.CONTACT_FORM_URL ?? null,
    thirdParties: thirdPartiesOf(e),
    socialLinks: e.SOCIAL_LINKS ?? [],
    dnsServers: e.DNS_SERVERS ?? null,
    webhooksPrivate: e.WEBHOOKS_PRIVATE === 'on',
    undoSeconds: e.UNDO_SECONDS,
    linkedIn:
      e.LINKEDIN_CLIENT_ID && e.LINKEDIN_CLIENT_SECRET
        ? {
            clientId: e.LINKEDIN_CLIENT_ID,
            clientSecret: e.LINKEDIN_CLIENT_SECRET,
            discoveryUrl: e.LINKEDIN_DISCOVERY_URL,
            issuer: e.LINKEDIN_ISSUER ?? null,
            scopes: e.LINKEDIN_SCOPES,
            pkce: e.LINKEDIN_PKCE === 'on',
            nonce: e.LINKEDIN_NONCE === 'on',
          }
        : null,
    metricsPort: e.METRICS_PORT,
    logLevel: e.LOG_LEVEL,
  }
}

/**
 * True for an address that only this machine can reach: localhost and its subdomains, 127/8, ::1.
 */
function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname)
}

/** The secret stored in the data folder; generated when there is none. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
