import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { createServerI18n } from '@trilha/web/i18n/i18n.ts'
import { languageOfCookie } from '@trilha/web/i18n/languages.ts'
import { resources } from './locales/server.ts'
import { Nonce } from './nonce.ts'
import { serverContext } from './server.context.ts'

export { serverContext } from './server.context.ts'

/**
 * Renders a complete page: pages are small and cached, and their content security policy lists
 * hashes of all scripts, which are known only at the end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce } = provider.get(serverContext)
  const i18n = createServerI18n(languageOfCookie(request.headers.get('cookie')), resources)
  let failed: unknown
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <Nonce value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </Nonce>
    </I18nextProvider>,
    {
      nonce,
      signal: request.signal,
      // No streaming: a script would have to move the parts that arrive later to their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown) => {
        failed = error
      },
    },
  )
  await stream.allReady
  if (failed) throw failed
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { headers, status })
}
