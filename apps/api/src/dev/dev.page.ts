import type { FastifyReply } from 'fastify'

/** A plain page of a development helper. @param page.articles escaped HTML. */
export function devPage(
  reply: FastifyReply,
  page: { title: string; lead: string; articles: string[]; emptyText: string },
): FastifyReply {
  return reply
    .type('text/html')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>${page.title}</title>
      <style>body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
      pre{white-space:pre-wrap}article{border-top:1px solid #ccc;padding:1rem 0}</style>
      <h1>${page.title}</h1><p>${page.lead}</p>
      ${page.articles.join('') || `<p>${page.emptyText}</p>`}</html>`,
    )
}

/** Turns the addresses in escaped HTML into links. */
export const linked = (html: string): string =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
