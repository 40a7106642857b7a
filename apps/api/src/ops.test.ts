import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { program } from '../test/program.ts'
import { serveMetrics } from './platform/metricsServer.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Alert = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; what_to_do: string }
}
const { groups } = parse(read('ops/alerts.yaml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)
const { panels } = JSON.parse(read('ops/dashboard.json')) as {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[]
}
const targets = panels.flatMap((panel) =>
  panel.targets.map((target) => ({ ...target, title: panel.title })),
)
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  // A variable of Grafana, which is a duration.
  ...targets.map(({ title, expr }) => ({
    name: title,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  })),
]

/** Names of metrics and of labels in an expression, by Prometheus's own grammar. */
function namesIn(expr: string) {
  const names = { metrics: [] as string[], labels: [] as string[], isValid: true }
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) names.isValid = false
      if (type.name === 'Identifier') names.metrics.push(expr.slice(from, to))
      if (type.name === 'LabelName') names.labels.push(expr.slice(from, to))
    },
  })
  return names
}

const p = program()
/** Names of the series that a running program exports. */
const exported = new Set(['up'])
/** Prometheus adds the first two, and histograms have the third. */
const labels = new Set(['job', 'instance', 'le'])

beforeAll(async () => {
  const { metrics } = p.platform
  const server = await serveMetrics(metrics, {
    host: '127.0.0.1',
    port: 0,
    isHealthy: async () => true,
  })
  const { body } = await server.inject('/metrics')
  await server.close()
  for (const [, name = '', type] of body.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    exported.add(name)
    if (type === 'histogram')
      for (const suffix of ['bucket', 'sum', 'count']) exported.add(`${name}_${suffix}`)
    const metric = metrics.registry.getSingleMetric(name) as unknown as { labelNames: string[] }
    for (const label of metric.labelNames) labels.add(label)
  }
})

test.each(expressions)('the expression of $name uses names that the program exports', (each) => {
  const names = namesIn(each.expr)
  expect(names.isValid).toBe(true)
  expect(names.metrics).not.toEqual([])
  expect(names.metrics.filter((name) => !exported.has(name))).toEqual([])
  expect(names.labels.filter((name) => !labels.has(name))).toEqual([])
})

test('a name that is not exported and a wrong expression are found', () => {
  expect(namesIn('sum by (le) (rate(no_such_total{a="b"}[5m])) > up')).toEqual({
    metrics: ['no_such_total', 'up'],
    labels: ['le', 'a'],
    isValid: true,
  })
  expect(namesIn('sum(rate(up[5m]) >').isValid).toBe(false)
})

test('legends name labels that their expression keeps', () => {
  for (const { expr, legendFormat } of targets)
    for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
      expect(namesIn(expr).labels).toContain(label)
})

describe('alerts', () => {
  test('have different names, a severity and a duration', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
    for (const alert of alerts) {
      expect(alert.labels.severity).toMatch(/^(page|look)$/)
      expect(alert.for).toMatch(/^\d+m$/)
      expect(alert.annotations.summary).toMatch(/\S/)
    }
  })

  test('have one line of what to do, which docs/operations.md repeats', () => {
    const [, section = ''] = read('docs/operations.md').split('### Alerts\n')
    const rows = [...section.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| (.+?) +\|$/gm)]
    expect(rows.map(([, ...cells]) => cells)).toEqual(
      alerts.map(({ alert, labels: { severity }, annotations }) => [
        alert,
        severity,
        annotations.what_to_do,
      ]),
    )
    for (const { annotations } of alerts) expect(annotations.what_to_do).toMatch(/^\S.{20,}[.]$/)
  })
})
