/** The part of `oidc-provider` that the LinkedIn stand-in of the tests uses; it has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Context = {
    path: string
    querystring: string
    query: Record<string, string | string[] | undefined>
    req: IncomingMessage
    res: ServerResponse
  }
  type Account = { accountId: string; claims: () => Record<string, unknown> }
  type Configuration = {
    clients: readonly object[]
    pkce: { required: () => boolean }
    claims: Record<string, readonly string[]>
    features: { devInteractions: { enabled: boolean } }
    interactions: { url: (context: Context, interaction: { uid: string }) => string }
    findAccount: (context: Context, id: string) => Account
    cookies: { keys: readonly string[] }
    jwks: { keys: readonly object[] }
    ttl: Record<string, number>
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, unknown> }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>
    Grant: new (about: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
