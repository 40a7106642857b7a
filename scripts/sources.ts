import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Returns the text of each source file that matches a pattern, by its path from the root. */
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

/** Returns the module names in the import statements and `import()` calls of a file. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
}

/** The same without `import()` calls, and without statements that import only types. */
export function staticImportsOf(text: string): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type )[^']*?'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
}
