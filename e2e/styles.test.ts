import { expect, inject, test } from 'vitest'
import { browser, desktop, phone } from './browser.ts'

const { person } = browser()

/** How everything on the page looks, `::before` and `::after` too. */
const looks = () =>
  [...document.querySelectorAll('body, body *:not(svg *)')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      const said = [...style].filter((name) => !name.startsWith('-'))
      const values = said.map((name) => `${name}:${style.getPropertyValue(name)}`)
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
  '%s looks before its whole style sheet comes as it does after',
  async ([path, viewport]) => {
    const { page } = await person({ viewport, scripts: false })
    await page.goto(path)
    const href = await page.locator('script[data-sheet]').getAttribute('data-sheet')
    const before = await page.evaluate(looks)
    const inside = await page.locator('style[data-site]').textContent()
    const whole = await (await fetch(`${inject('origin')}${href}`)).text()
    expect(inside?.length).toBeGreaterThan(1_000)
    expect(inside?.length).toBeLessThan(whole.length / 2)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, whole)
    expect(before.length).toBeGreaterThan(100)
    expect(await page.evaluate(looks)).toEqual(before)
  },
)

test('the whole sheet is there before the page comes alive', async () => {
  const { page } = await person()
  await page.goto('/vagas')
  const link = page.locator('head > link[rel="stylesheet"]')
  await link.waitFor({ state: 'attached' })
  expect(await link.getAttribute('href')).toMatch(/^\/assets\/style-[\w-]{8}\.css$/)
})

test('a sheet that does not come is asked for again, and holds nothing back', async () => {
  const { page } = await person({ expected: /ERR_FAILED|Failed to load/ })
  let asked = 0
  await page.route('**/assets/style-*.css', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  const rules = () =>
    page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null))
  await rules()
  expect(asked).toBe(2)
})
