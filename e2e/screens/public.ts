import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

const search = 'Encontre uma vaga para chamar de sua'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Filter states of the search, here and in the dashboard. */
export const filteredQuery =
  '?roleName=atendente&state=MG&contractType=clt&payment=1800-2000&payment=2000-2500&workplace=on-site&cnh=B&sort=newest'
export const noResultQuery = '?roleName=astronauta&city=Contagem&state=MG&cnh=E'

/** On phones the filters are in a sheet; on wide screens next to the list. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ })
  if (!(await button.isVisible())) return
  await button.click()
  await page.getByRole('dialog', { name: 'Filtros' }).waitFor()
}

export async function openSuggestions(page: Page): Promise<void> {
  await page.getByLabel('Cidade ou estado').fill('conta')
  await page.getByRole('listbox', { name: 'Sugestões' }).waitFor()
}

/** Public screens. */
export const publicScreens: readonly ScreenState[] = [
  {
    screen: 'candidate/public/landing/LandingScreen.tsx',
    who: 'nobody',
    at: () => '/',
    title: 'Procurar trabalho não precisa ser no escuro',
  },
  {
    screen: 'candidate/vacancies/search/PublicSearchScreen.tsx',
    who: 'nobody',
    at: () => '/vagas',
    title: search,
  },
  {
    screen: 'candidate/vacancies/search/PublicSearchScreen.tsx',
    state: 'filtered, filters open',
    who: 'nobody',
    at: () => `/vagas${filteredQuery}`,
    title: search,
    prepare: openFilters,
  },
  {
    screen: 'candidate/vacancies/search/PublicSearchScreen.tsx',
    state: 'suggestions of places',
    who: 'nobody',
    at: () => '/vagas?roleName=atendnte',
    title: search,
    prepare: openSuggestions,
  },
  {
    screen: 'candidate/vacancies/search/PublicSearchScreen.tsx',
    state: 'nothing found',
    who: 'nobody',
    at: () => `/vagas${noResultQuery}`,
    title: search,
  },
  {
    screen: 'candidate/vacancies/search/PublicSearchScreen.tsx',
    state: 'mistyped city',
    who: 'nobody',
    at: () => '/vagas?city=contagen',
    title: search,
  },
  {
    screen: 'candidate/vacancies/search/PublicSearchScreen.tsx',
    state: 'unknown city',
    who: 'nobody',
    at: () => '/vagas?city=eldorado+contagem',
    title: search,
  },
  {
    screen: 'candidate/vacancies/publicView/PublicVacancyScreen.tsx',
    who: 'nobody',
    at: ({ market }) => `/vagas/${market.slug}-${market.id}`,
    title: 'Assistente de atendimento ao cliente',
  },
  {
    screen: 'candidate/vacancies/publicView/PublicVacancyScreen.tsx',
    state: 'closed',
    who: 'nobody',
    at: ({ closed }) => `/vagas/${closed.slug}-${closed.id}`,
    title: /./,
    prepare: (page) => waitForText(page, 'Esta vaga já encerrou'),
    refused: true,
  },
  {
    screen: 'candidate/vacancies/directory/PlaceScreen.tsx',
    who: 'nobody',
    at: () => '/vagas/em/contagem-mg',
    title: 'Vagas em Contagem, MG',
  },
  {
    screen: 'candidate/vacancies/directory/RoleScreen.tsx',
    who: 'nobody',
    at: () => '/vagas/de/estoquista',
    title: 'Vagas: Estoquista',
  },
  {
    screen: 'candidate/companies/ForCompaniesScreen.tsx',
    who: 'nobody',
    at: () => '/empresas',
    title: 'Trilha para empresas',
  },
  {
    screen: 'candidate/companies/AnsweringScreen.tsx',
    who: 'nobody',
    at: () => '/empresas-que-respondem',
    title: 'Empresas que respondem',
    prepare: (page) => waitForText(page, 'Mercado Bom Vizinho'),
  },
  {
    screen: 'candidate/companies/CompanyScreen.tsx',
    who: 'nobody',
    at: ({ company }) => `/empresa/${company}`,
    title: /Mercado Bom Vizinho/,
  },
  {
    screen: 'candidate/companies/DevelopersScreen.tsx',
    who: 'nobody',
    at: () => '/desenvolvedores',
    title: 'Guia para quem desenvolve',
  },
  {
    screen: 'candidate/public/AccessibilityScreen.tsx',
    who: 'nobody',
    at: () => '/acessibilidade',
    title: 'Acessibilidade',
  },
  {
    screen: 'candidate/public/AccessibilityScreen.tsx',
    state: 'contact window open',
    who: 'nobody',
    at: () => '/acessibilidade',
    title: 'Acessibilidade',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Contar uma barreira' }).click()
      const form = page.frameLocator('iframe[title="Formulário de contato"]')
      await form.getByRole('heading', { level: 1, name: 'Fale com a gente' }).waitFor()
    },
  },
  {
    screen: 'candidate/contact/ContactScreen.tsx',
    who: 'nobody',
    at: () => '/contato',
    title: 'Fale com a gente',
  },
  {
    screen: 'candidate/contact/ContactScreen.tsx',
    state: 'nothing filled in',
    who: 'nobody',
    at: () => '/contato',
    title: 'Fale com a gente',
    prepare: async (page) => {
      await press(page, 'Enviar mensagem')
      await waitForText(page, 'Escreva seu nome.')
    },
  },
  {
    screen: 'candidate/contact/ContactScreen.tsx',
    state: 'sent',
    who: 'nobody',
    at: () => '/contato',
    title: 'Fale com a gente',
    prepare: async (page) => {
      await page.getByLabel('Seu nome').fill('Rosa Ferreira')
      await page.getByLabel('Seu e-mail').fill(`rosa-${Date.now()}@exemplo.com.br`)
      await page.getByLabel('Sobre o quê').selectOption('Acessibilidade')
      await page.getByLabel('Sua mensagem').fill('O leitor de tela não lê o mapa da trilha.')
      await press(page, 'Enviar mensagem')
      await page.getByRole('heading', { level: 1, name: 'Sua mensagem chegou' }).waitFor()
    },
  },
  {
    screen: 'candidate/vacancies/publicView/PreviewScreen.tsx',
    who: 'nobody',
    at: ({ market }) => `/previa/${market.id}`,
    title: 'Não dá para mostrar esta prévia',
    refused: true,
  },
  {
    screen: 'candidate/auth/LoginScreen.tsx',
    who: 'nobody',
    at: () => '/auth/login',
    title: 'Que bom ter você de volta',
  },
  {
    screen: 'candidate/auth/LoginScreen.tsx',
    state: 'wrong password',
    who: 'nobody',
    at: () => '/auth/login',
    title: 'Que bom ter você de volta',
    prepare: async (page) => {
      await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
      await page.getByLabel('Senha', { exact: true }).fill('caminho errado')
      await press(page, 'Entrar')
      await waitForText(page, 'Email e/ou senha estão erradas')
    },
    refused: true,
  },
  {
    screen: 'candidate/auth/register/RegisterScreen.tsx',
    who: 'nobody',
    at: () => '/auth/register',
    title: 'Boas-vindas à Trilha',
  },
  {
    screen: 'candidate/auth/register/RegisterScreen.tsx',
    state: 'all sections open, invalid input',
    who: 'nobody',
    at: () => '/auth/register',
    title: 'Boas-vindas à Trilha',
    prepare: async (page) => {
      await page.getByText('Completar agora').click()
      await page.getByLabel('Senha', { exact: true }).fill('abc')
      await page.getByLabel('CPF').fill('111')
      await press(page, 'Criar conta')
      await waitForText(page, 'Escreva seu nome.')
    },
  },
  {
    screen: 'candidate/auth/password/ResetPasswordScreen.tsx',
    who: 'nobody',
    at: () => '/auth/reset-password',
    title: 'Esqueceu a senha?',
  },
  {
    screen: 'candidate/auth/password/ResetPasswordScreen.tsx',
    state: 'sent',
    who: 'nobody',
    at: () => '/auth/reset-password',
    title: 'Esqueceu a senha?',
    prepare: async (page) => {
      await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
      await press(page, 'Enviar link')
      await page.getByRole('heading', { level: 1, name: 'Confira o seu e-mail' }).waitFor()
    },
  },
  {
    screen: 'candidate/auth/password/ChangePasswordScreen.tsx',
    who: 'nobody',
    at: ({ passwordKey }) => `/auth/change-password?key=${passwordKey}`,
    title: 'Crie uma nova senha',
    prepare: (page) => page.getByLabel('Senha nova', { exact: true }).fill('trilha 2026'),
  },
  {
    screen: 'candidate/auth/password/ChangePasswordScreen.tsx',
    state: 'without a key',
    who: 'nobody',
    at: () => '/auth/change-password',
    title: 'Este link não serve mais',
  },
  {
    screen: 'candidate/offline/OfflineScreen.tsx',
    who: 'nobody',
    at: () => '/offline',
    title: 'Sem internet por aqui',
  },
  {
    screen: 'candidate/auth/social/SocialScreen.tsx',
    who: 'nobody',
    at: () => '/auth/social?provider=linkedin',
    title: 'Você ainda não entrou',
  },
  {
    screen: 'candidate/auth/ConfirmEmailScreen.tsx',
    who: 'nobody',
    at: () => '/auth/confirm-email?key=algum',
    title: 'Confirme seu e-mail',
  },
  {
    screen: 'candidate/auth/ConfirmEmailScreen.tsx',
    state: 'without a key',
    who: 'nobody',
    at: () => '/auth/confirm-email',
    title: 'Este link não vale mais',
  },
  {
    screen: 'candidate/public/MaintenanceScreen.tsx',
    who: 'nobody',
    at: () => '/maintenance',
    title: 'A Trilha está em manutenção',
    refused: true,
  },
  {
    screen: 'candidate/public/NotFoundScreen.tsx',
    who: 'nobody',
    at: () => '/404',
    title: 'Esta trilha não leva a lugar nenhum',
    refused: true,
  },
  {
    screen: 'candidate/public/ServerErrorScreen.tsx',
    who: 'nobody',
    at: () => '/500',
    title: 'Erro inesperado',
    refused: true,
  },
]
