import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findCircle, floors } from './floors.ts'
import { importsOf, sources } from './sources.ts'

const root = 'apps/api/src'
const folderOf = (path: string) => path.split('/')[3] ?? ''
const floorOf = (folder: string) => floors.findIndex((nouns) => nouns.includes(folder))

/** Imports from one folder of the API to another, each as `from → to`. Tests may use any noun. */
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
  const up = crossings.filter(({ from, to }) => to.endsWith('.ts') || floorOf(to) > floorOf(from))
  expect(up.map(({ path, target }) => `${path} → ${target}`)).toEqual([])
})

test('nouns form no circle', () => {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of crossings) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  expect(findCircle(graph)).toBeUndefined()
})

test('a circle is found', () => {
  const graph = (edges: string[]) =>
    new Map(edges.map((edge) => [edge[0]!, new Set(edge.slice(1))]))
  expect(findCircle(graph(['abc', 'bc', 'cd']))).toBeUndefined()
  expect(findCircle(graph(['ab', 'bc', 'cd', 'db']))).toEqual(['b', 'c', 'd', 'b'])
})

test('the linter has the same floors, so that editors say it', () => {
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
