import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the companies' site, below `/empresas`. */
export default [
  route('auth/login', 'auth/LoginScreen.tsx'),
  layout('shell/Desk.tsx', [
    index('desk/VacanciesScreen.tsx'),
    route('vagas/:vacancyId', 'desk/VacancyScreen.tsx'),
    route('candidaturas/:applicationId', 'desk/ApplicationScreen.tsx'),
  ]),
  route('*', 'shell/unknown.ts'),
] satisfies RouteConfig
