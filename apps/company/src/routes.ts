import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** All routes of the company site, below `/empresas`. */
export default [
  route('auth/login', 'auth/LoginScreen.tsx'),
  route('auth/reset-password', 'auth/ForgotPasswordScreen.tsx'),
  route('auth/change-password', 'auth/ChangePasswordScreen.tsx'),
  route('auth/confirm-email', 'auth/ConfirmEmailScreen.tsx'),
  route('cadastro', 'companies/RegisterScreen.tsx'),
  route('cadastro/confirmar', 'companies/ConfirmRegistrationScreen.tsx'),
  route('dominio/confirmar', 'companies/ConfirmDomainScreen.tsx'),
  route('convite', 'companies/JoinScreen.tsx'),
  layout('shell/Dashboard.tsx', [
    route('empresa', 'companies/CompanyScreen.tsx'),
    route('empresa/valores', 'companyValues/ValuesScreen.tsx'),
    route('equipe', 'companies/TeamScreen.tsx'),
    route('conta', 'accounts/AccountScreen.tsx'),
    route('integracoes', 'apiKeys/ApiKeysScreen.tsx'),
    route('integracoes/webhooks', 'webhooks/WebhooksScreen.tsx'),
    route('integracoes/webhooks/:webhookId', 'webhooks/WebhookScreen.tsx'),
    route('integracoes/feeds', 'feeds/FeedsScreen.tsx'),
    index('pipeline/VacanciesScreen.tsx'),
    route('respostas', 'pipeline/inbox/InboxScreen.tsx'),
    route('revisoes', 'pipeline/inbox/ReviewsScreen.tsx'),
    route('avisos', 'notifications/NotificationsScreen.tsx'),
    route('talentos', 'talents/TalentsScreen.tsx'),
    route('talentos/convites', 'talents/invitations/InvitationsScreen.tsx'),
    route('analises', 'analytics/AnalyticsScreen.tsx'),
    route('vagas/:vacancyId', 'pipeline/VacancyScreen.tsx'),
    route('vagas/:vacancyId/editar', 'vacancies/editor/EditorScreen.tsx'),
    route('candidaturas/:applicationId', 'pipeline/person/ApplicationScreen.tsx'),
  ]),
  route('*', 'shell/unknown.ts'),
] satisfies RouteConfig
