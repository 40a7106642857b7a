import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findCycle, floors } from './floors.ts'
import { importsOf, sources } from './sources.ts'

const root = 'apps/api/src'
const folderOf = (path: string) => path.split('/')[3] ?? ''
const floorOf = (folder: string) => floors.findIndex((nouns) => nouns.includes(folder))
/** For a file of the composition root, `folderOf` returns the file name. */
const isRootFile = (folder: string) => folder.endsWith('.ts')

/**
 * Imports from one folder of the API to another. Imports of tests are left out, because tests may
 * use any folder.
 */
const crossings = [...sources(`${root}/*/**/*.ts`)]
  .filter(([path]) => !path.endsWith('.test.ts'))
  .flatMap(([path, text]) =>
    importsOf(text)
      .map((name) => join(dirname(path), name))
      .filter((target) => target.startsWith(`${root}/`) && folderOf(target) !== folderOf(path))
      .map((target) => ({ path, from: folderOf(path), target, to: folderOf(target) })),
  )

test('every folder of the API has one floor', () => {
  const folders = new Set([...sources(`${root}/*/**/*.ts`)].map(([path]) => folderOf(path)))
  expect(floors.flat().toSorted()).toEqual([...folders].toSorted())
})

test('imports go down, never up, and never to the composition root', () => {
  expect(crossings.length).toBeGreaterThan(500)
  const up = crossings.filter(({ from, to }) => isRootFile(to) || floorOf(to) > floorOf(from))
  expect(up.map(({ path, target }) => `${path} → ${target}`)).toEqual([])
})

test('the imports between folders form no cycle', () => {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of crossings) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  expect(findCycle(graph)).toBeUndefined()
})

test('findCycle finds a cycle', () => {
  // In 'abc', a imports b and c.
  const graph = (edges: string[]) =>
    new Map(edges.map((edge) => [edge[0]!, new Set(edge.slice(1))]))
  expect(findCycle(graph(['abc', 'bc', 'cd']))).toBeUndefined()
  expect(findCycle(graph(['ab', 'bc', 'cd', 'db']))).toEqual(['b', 'c', 'd', 'b'])
})

test('the linter has the same floors, so that editors show a wrong import', () => {
  const { overrides } = JSON.parse([...sources('.oxlintrc.json').values()].join('')) as {
    overrides: { files: string[]; rules: object }[]
  }
  for (const [i, nouns] of floors.slice(0, -1).entries()) {
    const above = floors.slice(i + 1).flat()
    expect(overrides).toContainEqual({
      files: nouns.map((noun) => `${root}/${noun}/**/*.ts`),
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                message: 'Imports go down: see docs/decisions/0036-floors.md.',
                regex: `^(\\.\\./)+(${above.join('|')})/`,
              },
            ],
          },
        ],
      },
    })
  }
})
