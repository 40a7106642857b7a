import { expect, inject, test } from 'vitest'
import { browser, desktop, phone } from '../browser.ts'

const { person } = browser()

/** Computed styles of all elements, including `::before` and `::after`. */
const computedStyles = () =>
  [...document.querySelectorAll('body, body *:not(svg *)')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      const properties = [...style].filter((name) => !name.startsWith('-'))
      const values = properties.map((name) => `${name}:${style.getPropertyValue(name)}`)
      return [`${element.tagName} ${element.getAttribute('class')} ${part}: ${values.join(';')}`]
    }),
  )

const pages = [
  ['/', desktop],
  ['/vagas?name=caixa', phone],
  ['/auth/register', phone],
  ['/empresas', phone],
] as const

test.for(pages)(
  '%s looks the same before and after its full stylesheet has loaded',
  async ([path, viewport]) => {
    const { page } = await person({ viewport, scripts: false })
    await page.goto(path)
    const href = await page.locator('script[data-sheet]').getAttribute('data-sheet')
    const before = await page.evaluate(computedStyles)
    const inlined = await page.locator('style[data-site]').textContent()
    const fullSheet = await (await fetch(`${inject('origin')}${href}`)).text()
    expect(inlined?.length).toBeGreaterThan(1_000)
    expect(inlined?.length).toBeLessThan(fullSheet.length / 2)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, fullSheet)
    expect(before.length).toBeGreaterThan(100)
    expect(await page.evaluate(computedStyles)).toEqual(before)
  },
)

test('the complete stylesheet is loaded before hydration', async () => {
  const { page } = await person()
  await page.goto('/vagas')
  const link = page.locator('head > link[rel="stylesheet"]')
  await link.waitFor({ state: 'attached' })
  expect(await link.getAttribute('href')).toMatch(/^\/assets\/style-[\w-]{8}\.css$/)
})

test('a stylesheet that fails to load is retried without blocking the page', async () => {
  const { page } = await person({ expected: /ERR_FAILED|Failed to load/ })
  let requests = 0
  await page.route('**/assets/style-*.css', (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null))
  expect(requests).toBe(2)
})
