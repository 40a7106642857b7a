import {
  socialHosts,
  socialNetworkOf,
  type SocialNetwork,
} from '@trilha/contracts/shared/socialLinks'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../startError.ts'
import { thirdPartiesOf } from './thirdParties.ts'

const onOff = z.enum(['on', 'off'])
const networks = Object.keys(socialHosts) as [SocialNetwork, ...SocialNetwork[]]
/**
 * An address that the browsers of visitors call, or that our secrets are sent to: it must be https.
 * On this machine http is accepted too, for development and tests.
 */
const secureUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.parse(url)?.protocol === 'https:' || isLoopback(url), 'must be https')
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
  /** `on`: Trilha's team works only with a second step. Absent: `on` unless every origin is loopback. */
  TRILHA_TEAM_SECOND_STEP: onOff.optional(),
  /** Number of proxies in front of the program: as many entries of X-Forwarded-For are trusted. */
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
  /** Secret that callers of /api/webhooks/mail-bounces send; when absent, all calls are refused. */
  MAIL_BOUNCE_SECRET: z.string().min(16).optional(),
  /** WhatsApp Cloud API; with the embedded database a local fake server speaks its protocol. */
  WHATSAPP_GRAPH_URL: secureUrl.default('https://graph.facebook.com/v23.0'),
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
    .pipe(z.array(z.object({ network: z.enum(networks), url: secureUrl })).min(1))
    .optional(),
  /** Third parties, each loaded only when set and after the visitor's consent: thirdParties.ts. */
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  ANALYTICS_URL: secureUrl.optional(),
  RECORDING_ID: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  RECORDING_URL: secureUrl.optional(),
  FEEDBACK_URL: secureUrl.optional(),
  ERRORS_DSN: secureUrl.optional(),
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
  /** Sign-in with LinkedIn; offered only when the id and the secret are set. */
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
  /** Collector of OpenTelemetry (OTLP by http), without `/v1/traces`. Absent: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** All validated settings. Absent variables have the defaults of docs/operations.md. */
export type Config = ReturnType<typeof readConfig>

type Variables = Record<string, string | undefined>

/** @throws StartError with a sentence that names the variable that is wrong. */
function parse(variables: Variables): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new StartError(`${String(issue?.path[0])} is not valid: ${issue?.message}.`)
}

/**
 * Where the data is. Unlike `readConfig`, it writes nothing into a folder that is empty.
 * @throws StartError with a sentence that names the variable.
 */
export function readDataLocation(variables: Variables = process.env) {
  const { TRILHA_DATA, DATABASE_URL } = parse(variables)
  return { dataDir: resolve(TRILHA_DATA), databaseUrl: DATABASE_URL }
}

/**
 * Reads and checks the environment once, at start.
 * @throws StartError with a sentence that names the variable.
 */
export function readConfig(variables: Variables = process.env) {
  const env = parse(variables)
  const embedded = env.DATABASE_URL === undefined
  if (!embedded && env.TRILHA_DEMO === 'on')
    throw new StartError(
      'TRILHA_DEMO must be off with DATABASE_URL: a real database is never seeded.',
    )
  if (!embedded && !env.TRILHA_SECRET)
    throw new StartError('TRILHA_SECRET is needed with DATABASE_URL: 32 characters or more.')
  if (!embedded && !env.TRILHA_ORIGINS)
    throw new StartError('TRILHA_ORIGINS is needed with DATABASE_URL: the address of the sites.')
  // Without SMTP no mail would be delivered: mails would only be stored in the database.
  if (!embedded && !env.SMTP_URL)
    throw new StartError('SMTP_URL is needed with DATABASE_URL: mails are captured only without.')
  const s3 = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean))
    throw new StartError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
    )
  const dkim = [env.DKIM_DOMAIN, env.DKIM_SELECTOR, env.DKIM_PRIVATE_KEY]
  if (dkim.some(Boolean) && !dkim.every(Boolean))
    throw new StartError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY go together.')
  const whatsapp = [
    env.WHATSAPP_PHONE_NUMBER_ID,
    env.WHATSAPP_TOKEN,
    env.WHATSAPP_APP_SECRET,
    env.WHATSAPP_VERIFY_TOKEN,
  ]
  if (whatsapp.some(Boolean) && !whatsapp.every(Boolean))
    throw new StartError(
      'WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN go together.',
    )
  if ((env.LINKEDIN_CLIENT_ID === undefined) !== (env.LINKEDIN_CLIENT_SECRET === undefined))
    throw new StartError('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET go together.')
  if (!embedded && !env.LINKEDIN_DISCOVERY_URL.startsWith('https:'))
    throw new StartError('LINKEDIN_DISCOVERY_URL must begin with https:// with DATABASE_URL.')
  const localOrigins = [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`]
  const origins = env.TRILHA_ORIGINS ?? localOrigins
  const devHelpers = embedded && origins.every(isLoopback)
  const dataDir = resolve(env.TRILHA_DATA)
  const secret = env.TRILHA_SECRET ?? storedSecret(dataDir)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    embedded,
    /**
     * Development helpers (`/dev/*`) show everybody's mail without a sign-in, so they exist only
     * with the embedded database and when every origin is this machine.
     */
    devHelpers,
    /** The demo's passwords are public, so it is on by default only on a developer's machine. */
    demo: embedded && (env.TRILHA_DEMO === 'on' || (devHelpers && env.TRILHA_DEMO !== 'off')),
    roles: env.TRILHA_ROLE,
    origins,
    /** Origin of the links in mails, feeds and replies: the first one. */
    siteOrigin: origins[0] ?? '',
    secret,
    sensitiveKey: env.TRILHA_SENSITIVE_KEY ?? secret,
    /** Trilha's team can do nothing without a second step. */
    teamNeedsSecondStep: env.TRILHA_TEAM_SECOND_STEP
      ? env.TRILHA_TEAM_SECOND_STEP === 'on'
      : !origins.every(isLoopback),
    proxies: env.TRILHA_PROXIES,
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.DATABASE_POOL,
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET ?? '',
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
          region: env.S3_REGION,
        }
      : null,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    dkim: env.DKIM_DOMAIN
      ? {
          domain: env.DKIM_DOMAIN,
          selector: env.DKIM_SELECTOR ?? '',
          privateKey: (env.DKIM_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'),
        }
      : null,
    bounceSecret: env.MAIL_BOUNCE_SECRET ?? null,
    /** Null when not configured: then the local fake server is used, or there is no WhatsApp. */
    whatsapp: env.WHATSAPP_PHONE_NUMBER_ID
      ? {
          graphUrl: env.WHATSAPP_GRAPH_URL.replace(/\/$/, ''),
          phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
          token: env.WHATSAPP_TOKEN ?? '',
          appSecret: env.WHATSAPP_APP_SECRET ?? '',
          verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
        }
      : null,
    // With development helpers a local fake server answers in the same protocol.
    viacepUrl: env.VIACEP_URL ?? (devHelpers ? `http://127.0.0.1:${env.PORT}/dev/viacep` : null),
    brasilapiUrl: env.BRASILAPI_URL ?? null,
    contactFormUrl: env.CONTACT_FORM_URL ?? null,
    thirdParties: thirdPartiesOf(env),
    socialLinks: env.SOCIAL_LINKS ?? [],
    dnsServers: env.DNS_SERVERS ?? null,
    webhooksPrivate: env.WEBHOOKS_PRIVATE === 'on',
    undoSeconds: env.UNDO_SECONDS,
    // With development helpers a stand-in speaks the same protocol.
    linkedIn:
      env.LINKEDIN_CLIENT_ID && env.LINKEDIN_CLIENT_SECRET
        ? {
            clientId: env.LINKEDIN_CLIENT_ID,
            clientSecret: env.LINKEDIN_CLIENT_SECRET,
            discoveryUrl: env.LINKEDIN_DISCOVERY_URL,
            issuer: env.LINKEDIN_ISSUER ?? null,
            scopes: env.LINKEDIN_SCOPES,
            pkce: env.LINKEDIN_PKCE === 'on',
            nonce: env.LINKEDIN_NONCE === 'on',
            isStandIn: false,
          }
        : devHelpers
          ? {
              clientId: 'trilha',
              clientSecret: 'stand-in',
              discoveryUrl: `http://127.0.0.1:${env.PORT}/dev/linkedin/.well-known/openid-configuration`,
              issuer: null,
              scopes: 'openid profile email',
              pkce: false,
              nonce: false,
              isStandIn: true,
            }
          : null,
    metricsPort: env.METRICS_PORT,
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

/**
 * True for an address that only this machine can reach: localhost and its subdomains, 127/8, ::1.
 */
function isLoopback(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
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
