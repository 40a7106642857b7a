import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** All routes of the admin site, below `/admin`. */
export default [
  route('auth/login', 'auth/LoginScreen.tsx'),
  route('auth/reset-password', 'auth/ForgotPasswordScreen.tsx'),
  route('auth/change-password', 'auth/ChangePasswordScreen.tsx'),
  route('auth/confirm-email', 'auth/ConfirmEmailScreen.tsx'),
  layout('shell/Frame.tsx', [
    index('companies/CompaniesScreen.tsx'),
    route('empresas/:companyId', 'companies/CompanyScreen.tsx'),
    route('vagas', 'moderation/ReviewScreen.tsx'),
    route('avisos', 'moderation/ReportsScreen.tsx'),
    route('contas', 'accounts/UsersScreen.tsx'),
    route('contas/:userId', 'accounts/UserScreen.tsx'),
    route('parceiros', 'partners/PartnersScreen.tsx'),
    route('comunicados', 'announcements/AnnouncementsScreen.tsx'),
    route('mensagens', 'contact/MessagesScreen.tsx'),
    route('privacidade', 'privacy/PrivacyScreen.tsx'),
    route('registro', 'audit/AuditScreen.tsx'),
    route('saude', 'system/HealthScreen.tsx'),
    route('conta', 'accounts/AccountScreen.tsx'),
    route('*', 'shell/NotFoundScreen.tsx'),
  ]),
] satisfies RouteConfig
