import { createRequire } from 'node:module'
import type Sanitize from 'sanitize-html'

const require = createRequire(import.meta.url)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe to stand in HTML or XML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Html that somebody wrote, with the few tags that our pages show; everything else is taken out, its text kept. */
export function cleanHtml(html: string): string {
  // With its parser of styles 0.5 MB of source: loaded when first needed.
  const sanitizeHtml = require('sanitize-html') as typeof Sanitize
  return sanitizeHtml(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'a'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h3',
      h2: 'h3',
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener', target: '_blank' }),
    },
  }).trim()
}
