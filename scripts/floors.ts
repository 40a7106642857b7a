/**
 * Folders of `apps/api/src` by floor, the lowest first (docs/decisions/0036-floors.md). A folder
 * may import from lower floors, and from its own floor if that causes no cycle. Files outside these
 * folders are the composition root.
 */
export const floors: readonly (readonly string[])[] = [
  ['language', 'platform', 'search'],
  ['accounts', 'audit', 'consents', 'matching', 'occupations', 'places'],
  ['blind', 'candidates', 'companies', 'notifications', 'vacancies', 'webhooks'],
  ['applications'],
  ['assessments', 'invitations', 'selfAssessments', 'videos'],
  [
    'analytics',
    'announcements',
    'apiKeys',
    'contact',
    'pipeline',
    'dev',
    'feeds',
    'legal',
    'moderation',
    'open',
    'pages',
    'partners',
    'privacy',
    'system',
    'talents',
  ],
]

/** Returns a cycle of a graph as the path through it; undefined if there is none. */
export function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  function visit(node: string, path: readonly string[]): string[] | undefined {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node])
      if (found) return found
    }
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const found = visit(node, [])
    if (found) return found
  }
  return undefined
}
