import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

/** Opens the form of a decision and waits for its field. */
const openDecision = (name: RegExp, field: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByLabel(field).waitFor()
}

/** Expands the table of every chart. */
const openTables = async (page: Page) => {
  await page.getByRole('heading', { name: 'Funil' }).waitFor()
  for (const summary of await page.getByText('Ver os números em tabela').all())
    await summary.click()
  await page.getByRole('table', { name: 'Funil' }).waitFor()
}

/** The company site. */
export const companyScreens: readonly ScreenState[] = [
  {
    screen: 'company/auth/LoginScreen.tsx',
    who: 'nobody',
    at: () => '/empresas/auth/login',
    title: 'Acesso da empresa',
  },
  {
    screen: 'company/auth/LoginScreen.tsx',
    state: 'nothing typed',
    who: 'nobody',
    at: () => '/empresas/auth/login',
    title: 'Acesso da empresa',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await page.getByText('A senha é obrigatória').waitFor()
    },
  },
  {
    screen: 'company/auth/ForgotPasswordScreen.tsx',
    who: 'nobody',
    at: () => '/empresas/auth/reset-password',
    title: 'Esqueceu a senha?',
  },
  {
    screen: 'company/auth/ChangePasswordScreen.tsx',
    who: 'nobody',
    at: ({ passwordKey }) => `/empresas/auth/change-password?key=${passwordKey}`,
    title: 'Crie uma nova senha',
  },
  {
    screen: 'company/auth/ConfirmEmailScreen.tsx',
    who: 'nobody',
    at: () => '/empresas/auth/confirm-email?key=algum',
    title: 'Confirme seu e-mail',
  },
  {
    screen: 'company/auth/ConfirmEmailScreen.tsx',
    state: 'without a key',
    who: 'nobody',
    at: () => '/empresas/auth/confirm-email',
    title: 'Este link não vale mais',
  },
  {
    screen: 'company/accounts/AccountScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/conta',
    title: 'Minha conta',
    prepare: (page) => page.getByText('Este aparelho', { exact: true }).waitFor(),
  },
  {
    screen: 'company/accounts/AccountScreen.tsx',
    state: 'another e-mail, sent empty',
    who: 'recruiter',
    at: () => '/empresas/conta',
    title: 'Minha conta',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Trocar e-mail' }).click()
      const dialog = page.getByRole('dialog', { name: 'Trocar e-mail' })
      await dialog.getByRole('button', { name: 'Enviar link' }).click()
      await page.getByText('A senha é obrigatória').first().waitFor()
    },
  },
  {
    screen: 'company/pipeline/VacanciesScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/',
    title: 'Vagas',
  },
  {
    screen: 'company/pipeline/VacanciesScreen.tsx',
    state: 'only drafts',
    who: 'recruiter',
    at: () => '/empresas/?estado=draft',
    title: 'Vagas',
  },
  {
    screen: 'company/talents/TalentsScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/talentos?schooling=technical&availability=30',
    title: 'Talentos',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    screen: 'company/talents/TalentsScreen.tsx',
    state: 'an invitation being written',
    who: 'recruiter',
    at: () => '/empresas/talentos?q=confeitaria',
    title: 'Talentos',
    prepare: async (page) => {
      await page.getByRole('article').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Convidar para uma vaga' }).click()
      await page.getByLabel('Mensagem').fill('Veja www.exemplo.com')
      await page.getByRole('button', { name: 'Enviar convite' }).click()
      await page.getByText('Convites vão sem links').waitFor()
    },
  },
  {
    screen: 'company/talents/TalentsScreen.tsx',
    state: 'nobody',
    who: 'recruiter',
    at: () => '/empresas/talentos?q=astronauta',
    title: 'Talentos',
    prepare: (page) => page.getByText('Ninguém com estas palavras').waitFor(),
  },
  {
    screen: 'company/talents/invitations/InvitationsScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/talentos/convites',
    title: 'Talentos',
  },
  {
    screen: 'company/apiKeys/ApiKeysScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/integracoes',
    title: 'Integrações',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Criar chave' }).click()
      await page.getByText('Preencha este campo').first().waitFor()
    },
  },
  {
    screen: 'company/webhooks/WebhooksScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/integracoes/webhooks',
    title: 'Integrações',
    prepare: (page) => page.getByRole('button', { name: 'Criar webhook' }).waitFor(),
  },
  {
    screen: 'company/webhooks/WebhookScreen.tsx',
    state: 'unknown',
    who: 'recruiter',
    at: () => '/empresas/integracoes/webhooks/nenhum',
    title: 'Este webhook não existe mais',
  },
  {
    screen: 'company/feeds/FeedsScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/integracoes/feeds',
    title: 'Integrações',
    prepare: (page) => page.getByRole('heading', { name: 'XML do Indeed' }).waitFor(),
  },
  {
    screen: 'company/pipeline/VacancyScreen.tsx',
    who: 'recruiter',
    at: ({ market }) => `/empresas/vagas/${market.id}`,
    title: 'Assistente de atendimento ao cliente',
  },
  {
    screen: 'company/pipeline/VacancyScreen.tsx',
    state: 'ended applications',
    who: 'recruiter',
    at: ({ market }) => `/empresas/vagas/${market.id}?etapa=finished`,
    title: 'Assistente de atendimento ao cliente',
  },
  {
    screen: 'company/pipeline/VacancyScreen.tsx',
    state: 'as a list',
    who: 'recruiter',
    at: ({ market }) => `/empresas/vagas/${market.id}?modo=lista&etapa=finalist`,
    title: 'Assistente de atendimento ao cliente',
  },
  {
    screen: 'company/pipeline/VacancyScreen.tsx',
    state: 'a sheet open',
    who: 'recruiter',
    at: ({ market }) => `/empresas/vagas/${market.id}`,
    title: 'Assistente de atendimento ao cliente',
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('link').click()
      const sheet = page.getByRole('dialog', { name: 'Ficha' })
      await sheet.getByRole('tab', { name: 'Trilha' }).waitFor()
    },
  },
  {
    screen: 'company/pipeline/VacancyScreen.tsx',
    state: 'people compared',
    who: 'recruiter',
    at: ({ market }) => `/empresas/vagas/${market.id}`,
    title: 'Assistente de atendimento ao cliente',
    prepare: async (page) => {
      const boxes = page.getByRole('article').getByRole('checkbox')
      for (const i of [0, 1, 2]) await boxes.nth(i).check()
      await page.getByRole('link', { name: 'Comparar' }).click()
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    screen: 'company/pipeline/inbox/InboxScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/respostas',
    title: 'Quem espera resposta',
  },
  {
    screen: 'company/pipeline/inbox/ReviewsScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/revisoes',
    title: 'Pedidos de revisão humana',
  },
  {
    screen: 'company/notifications/NotificationsScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/avisos',
    title: 'Avisos',
  },
  {
    screen: 'company/analytics/AnalyticsScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/analises',
    title: 'Análises',
    prepare: openTables,
  },
  {
    screen: 'company/analytics/AnalyticsScreen.tsx',
    state: 'nobody applied',
    who: 'recruiter',
    at: ({ market }) => `/empresas/analises?vaga=${market.id}&de=2020-01-01&ate=2020-01-31`,
    title: 'Análises',
    prepare: (page) => page.getByText('Ninguém se candidatou neste período').waitFor(),
  },
  ...['sobre', 'requisitos', 'salario', 'etapas', 'revisar'].map((part): ScreenState => ({
    screen: 'company/vacancies/editor/EditorScreen.tsx',
    state: part,
    who: 'recruiter',
    at: ({ market }) => `/empresas/vagas/${market.id}/editar?parte=${part}`,
    title: 'Editar vaga',
    ...(part === 'etapas' && {
      prepare: (page: Page) =>
        page
          .getByRole('button', { name: /^Abrir / })
          .first()
          .click(),
    }),
  })),
  {
    screen: 'company/pipeline/person/ApplicationScreen.tsx',
    state: 'approving',
    who: 'recruiter',
    at: ({ waiting }) => `/empresas/candidaturas/${waiting}`,
    title: /./,
    prepare: openDecision(/^Aprovar/, 'Mensagem para a pessoa'),
  },
  {
    screen: 'company/pipeline/person/ApplicationScreen.tsx',
    state: 'with answers and ratings',
    who: 'recruiter',
    at: ({ answered }) => `/empresas/candidaturas/${answered}`,
    title: /./,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^(Salvar|Mudar minha) avaliação$/ })
        .first()
        .waitFor(),
  },
  {
    screen: 'company/pipeline/person/ApplicationScreen.tsx',
    state: 'with shared self-assessments',
    who: 'recruiter',
    at: ({ shared }) => `/empresas/candidaturas/${shared}`,
    title: /./,
    prepare: async (page) => {
      const shown = page.getByRole('region', { name: 'Autoavaliações compartilhadas' })
      await shown.getByRole('heading', { name: 'Apoiar e cooperar' }).click()
      await shown.getByText('Como avaliar a resposta, de 1 a 5').first().waitFor()
    },
  },
  {
    screen: 'company/pipeline/person/ApplicationScreen.tsx',
    state: 'ended',
    who: 'recruiter',
    at: ({ ended }) => `/empresas/candidaturas/${ended}`,
    title: /./,
  },
  {
    screen: 'company/companies/RegisterScreen.tsx',
    who: 'nobody',
    at: () => '/empresas/cadastro',
    title: 'Cadastre sua empresa',
  },
  {
    screen: 'company/companies/RegisterScreen.tsx',
    state: 'nothing typed',
    who: 'nobody',
    at: () => '/empresas/cadastro',
    title: 'Cadastre sua empresa',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enviar cadastro' }).click()
      await page.getByText('Confira o CNPJ.').waitFor()
    },
  },
  {
    screen: 'company/companies/ConfirmRegistrationScreen.tsx',
    who: 'nobody',
    at: () => '/empresas/cadastro/confirmar?key=x',
    title: 'Confirme seu e-mail',
  },
  {
    screen: 'company/companies/ConfirmDomainScreen.tsx',
    who: 'nobody',
    at: () => '/empresas/dominio/confirmar?key=x',
    title: 'Confirmar o domínio',
  },
  {
    screen: 'company/companies/JoinScreen.tsx',
    who: 'nobody',
    at: () => `/empresas/convite?key=${'x'.repeat(43)}`,
    title: 'Convite para a equipe',
    refused: true,
    prepare: (page) => page.getByRole('button', { name: 'Tentar de novo' }).waitFor(),
  },
  {
    screen: 'company/companies/CompanyScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/empresa',
    title: 'Empresa',
    prepare: (page) => page.getByRole('heading', { name: 'Verificação' }).waitFor(),
  },
  {
    screen: 'company/companyValues/ValuesScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/empresa/valores',
    title: 'Valores da empresa',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Responder/ }).click()
      await page.getByRole('button', { name: 'Enviar resposta' }).click()
      await page.getByText('Escolha de 1 a 6.').first().waitFor()
    },
  },
  {
    screen: 'company/companies/TeamScreen.tsx',
    who: 'recruiter',
    at: () => '/empresas/equipe',
    title: 'Equipe',
    prepare: (page) => page.getByRole('heading', { name: 'O que cada papel faz' }).waitFor(),
  },
]
