import { expect, test } from 'vitest'
import { call, recruiter, signIn } from '../accounts.ts'
import { browser, desktop, phone, scripts } from '../browser.ts'
import { allSaved, begin, part, writeEverything } from './editor.steps.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
test('a vacancy with all stage kinds is written, passes the linter, is published and found', async () => {
  const { page } = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  await begin(page)
  const role = `Repositora de hortifruti ${Date.now() % 100_000}`
  await page.getByLabel('Cargo').fill(role)
  const description = page.getByRole('textbox', { name: 'Descrição' })
  await description.fill(
    'Você repõe frutas e verduras. Pedimos boa aparência e vontade de aprender.',
  )
  await seen(page.getByText('A lei não permite: “boa aparência”'))
  await page.getByRole('button', { name: /^Trocar por/ }).click()
  await page.getByText('A lei não permite').waitFor({ state: 'detached' })
  expect(await description.innerText()).not.toContain('boa aparência')
  await writeEverything(page)
  const stages = page.getByRole('main').getByRole('listitem')

  // Reordering by keyboard: the values stage moves up, with an announcement for screen readers.
  await page.getByRole('button', { name: 'Mover Mapa de Valores' }).focus()
  await page.keyboard.press('Space')
  const announcement = page.getByText(/Mapa de Valores sobre a posição/)
  await seen(announcement)
  const before = await announcement.textContent()
  // A key pressed before the positions are measured is ignored, so it is repeated.
  await expect
    .poll(
      async () => {
        if ((await announcement.textContent()) === before) await page.keyboard.press('ArrowUp')
        return announcement.textContent()
      },
      { interval: 2000 },
    )
    .not.toBe(before)
  await page.keyboard.press('Space')
  await seen(page.getByText(/Mapa de Valores ficou na posição/))
  expect(await stages.count()).toBeGreaterThan(7)

  await part(page, 'Revisar e publicar')
  await seen(page.getByText('Tudo pronto'))
  await allSaved(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await seen(page.getByText('A vaga está no ar'))
  const publishedAt = Date.now()
  await expect
    .poll(async () => {
      const path = `/selectiveProcess/listAll?roleName=${encodeURIComponent(role)}`
      const { body } = await call<{ rows: { roleName: string }[] }>('GET', path)
      return body.rows.some(({ roleName }) => roleName === role)
    })
    .toBe(true)
  process.stdout.write(`found ${Date.now() - publishedAt} ms after it was published\n`)
})

test('stages added in quick succession are all saved, even if no further script loads', async () => {
  const { page } = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  await begin(page)
  await part(page, 'Etapas')
  const add = page.getByRole('group', { name: 'Acrescentar etapa' })
  await add.waitFor()
  // No further script loads. A stage that waited for one would be replaced by the next click.
  await page.route(scripts, () => undefined)
  await add.getByRole('button', { name: 'Mapa de Competências' }).click()
  await add.getByRole('button', { name: 'Mapa de Valores' }).click()
  const stages = page.getByRole('main').getByRole('listitem')
  for (const name of ['Mapa de Valores', 'Mapa de Competências'])
    await expect
      .poll(() => stages.getByRole('heading', { level: 3, name }).count())
      .toBeGreaterThan(0)
  await allSaved(page)
})

test('after concurrent edits, the second person chooses the version', async () => {
  const signedIn = await signIn(recruiter)
  const mine = await person({ viewport: desktop, signedIn, expected: /status of 409/ })
  const address = await begin(mine.page)
  const theirs = await person({ viewport: desktop, signedIn, expected: /status of 409/ })
  await theirs.page.goto(address)
  await theirs.page.getByLabel('Cargo').fill('Caixa da manhã')
  await allSaved(theirs.page)
  await mine.page.getByLabel('Cargo').fill('Caixa da tarde')
  const dialog = mine.page.getByRole('alertdialog', { name: 'Há outra versão desta vaga' })
  await seen(dialog.getByText(/^Renata Teles salvou/))
  await dialog.getByRole('button', { name: 'Ficar com a minha' }).click()
  await allSaved(mine.page)
  await theirs.page.getByLabel('Cargo').fill('Caixa da noite')
  const secondDialog = theirs.page.getByRole('alertdialog')
  await secondDialog.getByRole('button', { name: 'Ver a outra versão' }).click()
  await expect.poll(() => theirs.page.getByLabel('Cargo').inputValue()).toBe('Caixa da tarde')
})

test('offline edits are stored on the device and sent later', async () => {
  const { page, context } = await person({
    viewport: phone,
    signedIn: await signIn(recruiter),
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  await begin(page)
  await context.setOffline(true)
  await page.getByLabel('Cargo').fill('Ajudante de padaria')
  await seen(page.getByText(/Guardado neste aparelho/))
  // Only GET requests succeed: otherwise the draft would be saved before the reload.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  )
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Cargo').inputValue()).toBe('Ajudante de padaria')
  await seen(page.getByText(/Guardado neste aparelho/))
  await page.unroute('**/api/**')
  await allSaved(page)
})
