import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Text of the source files matching the patterns, by path from the root. */
export function sources(...patterns: string[]): Map<string, string> {
  const paths = globSync(patterns, {
    cwd: root,
    exclude: (name) =>
      ['node_modules', 'build', '.react-router', '.data'].includes(
        String(name).split('/').at(-1) ?? '',
      ),
  })
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Module names in a file's import statements and `import()` calls. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
}
