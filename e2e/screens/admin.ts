import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

/** Opens the first item of a list. */
const openFirst = (heading: string) => async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByText(heading).first().waitFor()
}

/** The admin site. */
export const adminScreens: readonly ScreenState[] = [
  {
    screen: 'admin/auth/LoginScreen.tsx',
    who: 'nobody',
    at: () => '/admin/auth/login',
    title: 'Acesso da equipe',
  },
  {
    screen: 'admin/auth/ForgotPasswordScreen.tsx',
    who: 'nobody',
    at: () => '/admin/auth/reset-password',
    title: 'Esqueceu a senha?',
  },
  {
    screen: 'admin/auth/ChangePasswordScreen.tsx',
    who: 'nobody',
    at: () => '/admin/auth/change-password',
    title: 'Este link não serve mais',
  },
  {
    screen: 'admin/auth/ConfirmEmailScreen.tsx',
    who: 'nobody',
    at: () => '/admin/auth/confirm-email?key=algum',
    title: 'Confirme seu e-mail',
  },
  {
    screen: 'admin/auth/ConfirmEmailScreen.tsx',
    state: 'without a key',
    who: 'nobody',
    at: () => '/admin/auth/confirm-email',
    title: 'Este link não vale mais',
  },
  {
    screen: 'admin/accounts/AccountScreen.tsx',
    who: 'admin',
    at: () => '/admin/conta',
    title: 'Minha conta',
    prepare: (page) => page.getByText('Este aparelho', { exact: true }).waitFor(),
  },
  {
    screen: 'admin/accounts/AccountScreen.tsx',
    state: 'another e-mail, sent empty',
    who: 'admin',
    at: () => '/admin/conta',
    title: 'Minha conta',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Trocar e-mail' }).click()
      const dialog = page.getByRole('dialog', { name: 'Trocar e-mail' })
      await dialog.getByRole('button', { name: 'Enviar link' }).click()
      await page.getByText('A senha é obrigatória').first().waitFor()
    },
  },
  {
    screen: 'admin/companies/CompaniesScreen.tsx',
    who: 'admin',
    at: () => '/admin/?state=verified',
    title: 'Empresas',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    screen: 'admin/companies/CompanyScreen.tsx',
    who: 'admin',
    at: () => '/admin/?state=verified',
    title: 'Empresas',
    prepare: openFirst('Comprovação do domínio'),
  },
  {
    screen: 'admin/moderation/ReviewScreen.tsx',
    who: 'admin',
    at: () => '/admin/vagas',
    title: 'Vagas em revisão',
  },
  {
    screen: 'admin/moderation/ReportsScreen.tsx',
    who: 'admin',
    at: () => '/admin/avisos',
    title: 'Vagas denunciadas',
  },
  {
    screen: 'admin/accounts/UsersScreen.tsx',
    who: 'admin',
    at: () => '/admin/contas',
    title: 'Contas',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    screen: 'admin/accounts/UserScreen.tsx',
    who: 'admin',
    at: () => '/admin/contas?kind=1',
    title: 'Contas',
    prepare: openFirst('Corrigir dados pessoais'),
  },
  {
    screen: 'admin/partners/PartnersScreen.tsx',
    who: 'admin',
    at: () => '/admin/parceiros',
    title: 'Parceiros',
  },
  {
    screen: 'admin/announcements/AnnouncementsScreen.tsx',
    who: 'admin',
    at: () => '/admin/comunicados',
    title: 'Comunicados',
  },
  {
    screen: 'admin/contact/MessagesScreen.tsx',
    who: 'admin',
    at: () => '/admin/mensagens',
    title: 'Mensagens',
  },
  {
    screen: 'admin/privacy/PrivacyScreen.tsx',
    who: 'admin',
    at: () => '/admin/privacidade',
    title: 'Pedidos sobre dados pessoais',
  },
  {
    screen: 'admin/audit/AuditScreen.tsx',
    who: 'admin',
    at: () => '/admin/registro',
    title: 'Registro',
  },
  {
    screen: 'admin/system/HealthScreen.tsx',
    who: 'admin',
    at: () => '/admin/saude',
    title: 'Saúde do sistema',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Tarefas por tipo' }).click()
      await page.getByText('companies: countRecords').first().waitFor()
    },
  },
  {
    screen: 'admin/shell/NotFoundScreen.tsx',
    who: 'admin',
    at: () => '/admin/nada',
    title: 'Este endereço não existe na administração',
  },
]
