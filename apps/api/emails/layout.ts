import { escapeHtml } from '../src/platform/text/html.ts'

export type Layout = {
  /** The preview line that mail programs show next to the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** The main link. Its address is repeated as text for mail programs that hide buttons. */
  action?: { label: string; url: string }
  /** Linked items between the paragraphs and the action. */
  cards?: { title: string; lines: string[]; url: string }[]
  /** For optional mails: why the recipient gets the mail and how to unsubscribe. */
  unsubscribe?: { text: string; stop: { label: string; url: string }; preferences: string }
}

const font = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const headingFont = "Gabarito, Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const footer = 'Trilha: a vaga inteira à vista, do começo à resposta.'

/**
 * The common layout of all mails: a text logo, a heading, paragraphs and an action.
 * Takes plain text only and escapes all of it.
 * @returns the body as text and as HTML; the subject is defined by each mail.
 */
export function layout(mail: Layout): { text: string; html: string } {
  return { text: asText(mail), html: asHtml(mail) }
}

function asText({ heading, paragraphs, cards = [], action, unsubscribe }: Layout): string {
  const parts = [
    heading,
    ...paragraphs,
    ...cards.map(({ title, lines, url }) => [title, ...lines, url].join('\n')),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
  ]
  const end = unsubscribe
    ? `\n\n${unsubscribe.text}\n${unsubscribe.stop.label}: ${unsubscribe.stop.url}\nEscolher o que recebo: ${unsubscribe.preferences}`
    : ''
  return `${parts.join('\n\n')}\n\n--\n${footer}${end}\n`
}

// Tables and inline styles, since many mail programs support neither style sheets nor flexbox.
function asHtml({
  preheader,
  heading,
  paragraphs,
  cards = [],
  action,
  unsubscribe,
}: Layout): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .canvas { background: #071611 !important; }
  .sheet { background: #12231d !important; border-color: #26362e !important; }
  .strong { color: #f3f7f4 !important; }
  .body { color: #cbd3cd !important; }
  .quiet { color: #a4aea7 !important; }
  .link { color: #87dcb9 !important; }
  .brand { color: #b3edd5 !important; }
  .card { border-color: #26362e !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f3f7f4;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(preheader)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f7f4;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td class="brand" style="padding:0 8px 20px;font:800 28px/1 ${headingFont};letter-spacing:-.02em;color:#014b35;">trilha<span style="color:#f5a420;">.</span></td></tr>
<tr><td class="sheet" style="background:#ffffff;border:1px solid #dde4df;border-radius:20px;padding:32px 28px;">
<h1 class="strong" style="margin:0 0 16px;font:700 26px/1.25 ${headingFont};color:#12231d;">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${cards.map(card).join('\n')}
${action ? button(action) : ''}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font:400 14px/1.5 ${font};color:#5c665f;">${footer}${unsubscribe ? unsubscribeNote(unsubscribe) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>')
  return `<p class="body" style="margin:0 0 16px;font:400 17px/1.55 ${font};color:#404d44;">${lines}</p>`
}

// One link fills the cell, so that the whole card can be tapped.
function card({ title, lines, url }: NonNullable<Layout['cards']>[number]): string {
  const lineSpans = lines
    .map(
      (line) =>
        `<span class="body" style="display:block;color:#404d44;">${escapeHtml(line)}</span>`,
    )
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;"><tr>
<td class="card" style="border:1px solid #dde4df;border-radius:16px;"><a href="${escapeHtml(url)}" style="display:block;padding:14px 18px;font:400 15px/1.5 ${font};text-decoration:none;"><span class="link" style="display:block;font:600 17px/1.35 ${font};color:#035d42;">${escapeHtml(title)}</span>${lineSpans}</a></td>
</tr></table>`
}

function unsubscribeNote({ text, stop, preferences }: NonNullable<Layout['unsubscribe']>): string {
  const link = (label: string, url: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:#035d42;">${escapeHtml(label)}</a>`
  return `<br><br>${escapeHtml(text)}<br>${link(stop.label, stop.url)} · ${link('Escolher o que recebo', preferences)}`
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr>
<td style="background:#037b56;border-radius:16px;"><a href="${address}" style="display:inline-block;padding:15px 26px;font:600 17px/1.2 ${font};color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a></td>
</tr></table>
<p class="quiet" style="margin:0;font:400 14px/1.5 ${font};color:#5c665f;">Se o botão não abrir, copie este endereço:<br><a class="link" href="${address}" style="color:#035d42;word-break:break-all;">${address}</a></p>`
}
