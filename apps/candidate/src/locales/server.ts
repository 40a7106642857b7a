import type { Resource } from 'i18next'

const files = {
  ...import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Record<string, unknown>>('../../../../packages/web/locales/*/*.json', {
    eager: true,
    import: 'default',
  }),
}

/** All texts, for rendering on the server. */
export const resources: Resource = {}
for (const [path, texts] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
  const namespaces = (resources[language] ??= {})
  namespaces[namespace] = texts
}
