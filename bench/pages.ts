/**
 * `npm run bench:pages`: Lighthouse (mobile, simulated slow 4G) on the public pages of the program,
 * started as a user starts it, with demo content. Prints the median of `RUNS` runs (default 3). The
 * baseline is a plain text page, measured at the same time.
 */
import { createServer } from 'node:http'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { startAsPerson, stopProgram } from '../e2e/program.global.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'

const runs = Number(process.env['RUNS'] ?? 3)
const dataDir = join(import.meta.dirname, '../.bench/pages')
mkdirSync(dataDir, { recursive: true })

type Measure = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  lcp: number
  fcp: number
  tbt: number
  scripts: number
}

async function measure(url: string, port: number): Promise<Measure> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`no result for ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const ms = (name: string) => Math.round(audits[name]?.numericValue ?? 0)
  const requests =
    (
      audits['network-requests']?.details as {
        items?: { resourceType: string; transferSize: number }[]
      }
    )?.items ?? []
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: ms('largest-contentful-paint'),
    fcp: ms('first-contentful-paint'),
    tbt: ms('total-blocking-time'),
    scripts: requests
      .filter((r) => r.resourceType === 'Script')
      .reduce((sum, r) => sum + r.transferSize, 0),
  }
}

function median(all: Measure[]): Measure {
  const middle = (name: keyof Measure) =>
    all.map((m) => m[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, middle(name as keyof Measure)]),
  ) as Measure
}

const port = await freePort()
const program = await startAsPerson(dataDir, port)
const origin = `http://localhost:${port}`
const debugPort = await freePort()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
})
const plain = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="x"><title>x</title></head><body><main><h1>Trilha</h1></main></body></html>',
  )
})
const plainPort = await freePort()
plain.listen(plainPort)

try {
  const list = (await (
    await fetch(`${origin}/api/selectiveProcess/listAll?limit=1&sort=newest`)
  ).json()) as { rows: { id: number; slug: string }[] }
  const first = list.rows[0]
  const pages: [name: string, url: string][] = [
    ['plain text', `http://localhost:${plainPort}/`],
    ['landing', `${origin}/`],
    ['login', `${origin}/auth/login`],
    ['public vacancy', `${origin}/vagas/${first?.slug}-${first?.id}`],
    ['search', `${origin}/vagas`],
    ['search, text and city', `${origin}/vagas?roleName=atendente&state=SP`],
  ]
  console.log(`Lighthouse, mobile, median of ${runs}\n`)
  console.log(
    '| page | perf | a11y | practices | seo | LCP s | FCP s | TBT ms | JS KB | LCP / plain |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  let plainLcp = 0
  for (const [name, url] of pages) {
    await fetch(url)
    const all: Measure[] = []
    for (let i = 0; i < runs; i++) all.push(await measure(url, debugPort))
    const m = median(all)
    if (name === 'plain text') plainLcp = m.lcp
    console.log(
      `| ${name} | ${m.performance} | ${m.accessibility} | ${m.practices} | ${m.seo} | ${(m.lcp / 1000).toFixed(2)} | ${(m.fcp / 1000).toFixed(2)} | ${m.tbt} | ${(m.scripts / 1024).toFixed(0)} | ${(m.lcp / plainLcp).toFixed(2)} |`,
    )
  }
} finally {
  await browser.close()
  plain.close()
  await stopProgram(program)
}
