import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { browser, holdBack, phone, scripts, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

/** Both searches: the public one, rendered on the server, and the dashboard's. */
const sites = [
  { site: 'public', path: '/vagas' },
  { site: 'dashboard', path: '/dashboard/listSelectiveProcesses' },
] as const

/** Makes a page for a search; signed in for that of the dashboard. */
async function newPage(path: string, options: Parameters<typeof person>[0] = {}): Promise<Page> {
  const signedIn = path === '/vagas' ? {} : await accounts.signIn(accounts.candidate)
  return (await person({ ...options, signedIn })).page
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  await waitForHydration(page)
}

const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search)
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtros' })
const parseCount = (text: string | null): number =>
  Number(/[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', ''))

/** The number of results shown, when loaded. */
async function resultCount(page: Page): Promise<number> {
  const results = page.getByRole('region', { name: 'Resultados' })
  await results.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return parseCount(
    await results
      .getByText(/^(\d[\d.]* vagas?|Nenhuma vaga)$/)
      .first()
      .textContent(),
  )
}

for (const { site, path } of sites) {
  test(`${site}: a URL sets the whole search, and a changed search updates the URL`, async () => {
    const page = await newPage(path)
    await open(
      page,
      `${path}?roleName=atendente&state=MG&contractType=clt&workplace=on-site&sort=newest`,
    )
    expect(await page.getByLabel('Cargo ou palavra').inputValue()).toBe('atendente')
    expect(await page.getByLabel('Cidade ou estado').inputValue()).toBe('Minas Gerais')
    expect(
      await filters(page)
        .getByRole('checkbox', { name: /^CLT \d/ })
        .isChecked(),
    ).toBe(true)
    expect(await page.getByLabel('Ordenar por').inputValue()).toBe('newest')

    await page.getByLabel('Ordenar por').selectOption('Maior salário')
    // Waits, because a page that is still loading does not get into the history.
    await expect.poll(() => queryOf(page)).toContain('sort=salary')
    await page.getByLabel('Cargo ou palavra').fill('vendedora')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect
      .poll(() => queryOf(page))
      .toBe('?roleName=vendedora&state=MG&contractType=clt&workplace=on-site&sort=salary')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Ordenar por').inputValue()).toBe('newest')
    expect(await page.getByLabel('Cargo ou palavra').inputValue()).toBe('atendente')
  })

  test(`${site}: going back restores the results and their order`, async () => {
    const page = await newPage(path)
    await open(page, `${path}?state=MG&sort=newest`)
    await page.getByLabel('Ordenar por').selectOption('Maior salário')
    await expect.poll(() => queryOf(page)).toBe('?state=MG&sort=salary')
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('?state=MG&sort=newest')
    await expect.poll(() => page.getByLabel('Ordenar por').inputValue()).toBe('newest')
  })

  test(`${site}: counts match the filtered results, and chips remove filters`, async () => {
    const page = await newPage(path)
    await open(page, `${path}?state=SP`)
    const before = await resultCount(page)
    for (const name of ['Estágio', 'Temporário', 'Híbrido']) {
      const choice = page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
      if (!(await choice.isVisible())) await filters(page).getByText('Modelo de trabalho').click()
      const expectedCount = parseCount(
        await filters(page).locator('label', { has: choice }).textContent(),
      )
      await choice.check()
      const chip = page.getByRole('link', { name: `Remover filtro ${name}` })
      await seen(chip)
      await expect.poll(() => resultCount(page), { message: name }).toBe(expectedCount)
      await chip.click()
      await expect.poll(() => resultCount(page)).toBe(before)
      expect(await choice.isChecked()).toBe(false)
      expect(queryOf(page)).toBe('?state=SP')
    }
  })

  test(`${site}: the second page and "back" keep filters and scroll position`, async () => {
    const page = await newPage(path, { viewport: phone })
    await open(page, `${path}?contractType=clt`)
    await page.getByRole('link', { name: 'Página 2' }).click()
    await expect.poll(() => queryOf(page)).toBe('?contractType=clt&page=2')
    await seen(page.getByText(/^Mostrando 11 a 20 de/))
    // A new page starts at the top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const vacancy = page.getByRole('article').nth(6).getByRole('link').first()
    await vacancy.scrollIntoViewIfNeeded()
    const scrollPosition = await page.evaluate(() => scrollY)
    expect(scrollPosition).toBeGreaterThan(500)
    const title = await vacancy.textContent()
    await vacancy.click()
    await seen(page.getByRole('heading', { level: 1, name: title ?? '' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Voltar para a busca' }).click()
    await seen(page.getByText(/^Mostrando 11 a 20 de/))
    expect(queryOf(page)).toBe('?contractType=clt&page=2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  })

  test(`${site}: for a typing error, the corrected search is shown`, async () => {
    const page = await newPage(path)
    await open(page, path)
    await page.getByLabel('Cargo ou palavra').fill('atendnte')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await seen(page.getByText('Mostrando resultados para “atendente”'))
    expect(await resultCount(page)).toBeGreaterThan(0)
    expect(queryOf(page)).toBe('?roleName=atendnte')
  })

  test(`${site}: a municipality is found and chosen with the keyboard`, async () => {
    const page = await newPage(path)
    await open(page, path)
    const place = page.getByRole('combobox', { name: 'Cidade ou estado' })
    await place.focus()
    await page.keyboard.type('sao joao del')
    const list = page.getByRole('listbox', { name: 'Sugestões' })
    const option = list.getByRole('option', { name: 'São João del Rei, MG' })
    await seen(option)
    await page.keyboard.press('ArrowDown')
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await place.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+a')
    await page.keyboard.type('contag')
    await seen(list.getByRole('option', { name: 'Contagem, MG' }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page)).toBe('?city=Contagem&state=MG')
    expect(await resultCount(page)).toBeGreaterThan(0)
    expect(await place.inputValue()).toBe('Contagem, MG')
  })
}

test('phone filters: chips wider than the screen keep their remove buttons', async () => {
  const page = await newPage('/vagas', { viewport: phone })
  const filterQuery = 'contractType=clt&contractType=pj&workplace=on-site&workplace=hybrid'
  await open(page, `/vagas?city=Contagem&state=MG&radius=50&${filterQuery}`)
  const chips = page.getByRole('link', { name: /^Remover filtro/ })
  const iconWidths = await chips.evaluateAll((all) =>
    all.map((chip) => {
      const icon = chip.querySelector('svg')?.getBoundingClientRect()
      return icon && icon.right < chip.getBoundingClientRect().right ? icon.width : 0
    }),
  )
  expect(iconWidths).toHaveLength(5)
  expect(Math.min(...iconWidths)).toBeGreaterThan(15)
})

test('phone filters: the button shows the number of results', async () => {
  const page = await newPage('/vagas', { viewport: phone })
  await open(page, '/vagas?state=SP')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('checkbox', { name: /^Estágio/ }).check()
  await expect.poll(() => queryOf(page)).toBe('?state=SP&contractType=internship')
  const show = sheet
    .getByRole('button', { name: /^Ver [\d.]+ vagas?$/ })
    .and(page.locator(':not([aria-busy])'))
  const expectedCount = parseCount(await show.textContent())
  await show.click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await resultCount(page)).toBe(expectedCount)
  await seen(page.getByRole('button', { name: 'Filtros, 1 ativo' }))
})

test('a search without results suggests one that has results', async () => {
  const page = await newPage('/vagas')
  await page.goto('/vagas?roleName=astronauta&city=Contagem&state=MG')
  await seen(page.getByRole('heading', { name: 'Nenhuma vaga com esta busca' }))
  // The first button saves the search.
  await page.getByRole('region', { name: 'Resultados' }).getByRole('link').last().click()
  await page.getByRole('article').first().waitFor()
  expect(await resultCount(page)).toBeGreaterThan(0)
})

test('an order selected while results load is part of the next search', async () => {
  const page = await newPage('/vagas')
  await open(page, '/vagas?state=MG')
  const release = await holdBack(page, '**/vagas.data?**')
  await page.getByLabel('Ordenar por').selectOption('Maior salário')
  await page.getByLabel('Cargo ou palavra').fill('vendedora')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await release()
  await expect.poll(() => queryOf(page)).toBe('?roleName=vendedora&state=MG&sort=salary')
})

test("without JavaScript the landing page's search leads to results", async () => {
  const page = await newPage('/vagas', { scripts: false })
  await page.goto('/')
  await page.getByLabel('Cargo ou palavra').fill('atendente')
  await page.getByLabel('Cidade ou estado').fill('Contagem, MG')
  await page.getByRole('button', { name: 'Buscar vagas' }).click()
  await page.waitForURL('**/vagas?*')
  expect(queryOf(page)).toBe('?roleName=atendente&city=Contagem&state=MG')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  // The filters work too, by a submit button.
  await filters(page).getByRole('checkbox', { name: /^CLT/ }).first().check()
  await filters(page).getByRole('button', { name: 'Aplicar filtros' }).click()
  await page.waitForURL('**contractType=clt*')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await page.getByRole('article').first().getByRole('link').first().click()
  await seen(page.getByRole('heading', { level: 1 }))
})

test('a filter clicked before hydration is applied', async () => {
  const page = await newPage('/vagas')
  const release = await holdBack(page, scripts)
  await page.goto('/vagas?state=SP', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Estágio/ }).check()
  await release()
  await seen(page.getByRole('link', { name: 'Remover filtro Estágio' }))
  await expect.poll(() => queryOf(page)).toBe('?state=SP&contractType=internship')
})

test('several filters clicked before hydration are applied, and the others stay', async () => {
  const page = await newPage('/vagas')
  const release = await holdBack(page, scripts)
  await page.goto('/vagas?state=SP&payment=1600-1800&payment=1800-2000', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^CLT/ }).first().check()
  await page.getByRole('switch', { name: 'Só vagas com comissão' }).check()
  await release()
  const expected = {
    state: ['SP'],
    payment: ['1600-1800', '1800-2000'],
    contractType: ['clt'],
    commissionPayment: ['salary-and-commission', 'commission-only'],
  }
  const shown = () => {
    const query = new URL(page.url()).searchParams
    return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]))
  }
  await expect.poll(shown).toEqual(expected)
})
