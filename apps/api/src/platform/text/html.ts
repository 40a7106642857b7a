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

/** Escapes text for HTML or XML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Sanitizes HTML from users: removes all tags that our pages don't show, but not their text. */
export function cleanHtml(html: string): string {
  // Loaded on first use: with its CSS parser it is 0.5 MB of source.
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
