import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site. The specification's words (section 2) stand here and nowhere else. */
export default [
  index('public/LandingScreen.tsx'),
  route('vagas', 'vacancies/PublicSearchScreen.tsx'),
  route('vagas/em/:slug', 'vacancies/PlaceScreen.tsx'),
  route('vagas/de/:slug', 'vacancies/RoleScreen.tsx'),
  route('vagas/:slugAndId', 'vacancies/PublicVacancyScreen.tsx'),
  route('empresas-que-respondem', 'companies/AnsweringScreen.tsx'),
  route('contato', 'contact/ContactScreen.tsx'),
  route('acessibilidade', 'public/AccessibilityScreen.tsx'),
  route('auth', 'auth/AuthRoot.tsx', [
    index('auth/AuthIndex.ts'),
    route('login', 'auth/LoginScreen.tsx'),
    route('register', 'auth/RegisterScreen.tsx'),
    route('reset-password', 'auth/ResetPasswordScreen.tsx'),
    route('change-password', 'auth/ChangePasswordScreen.tsx'),
    route('confirm-email', 'auth/ConfirmEmailScreen.tsx'),
  ]),
  layout('shell/Dashboard.tsx', [
    ...prefix('dashboard', [
      index('home/HomeScreen.tsx'),
      route('publicSelectiveProcess', 'vacancies/SharedVacancyScreen.tsx'),
      route('listSelectiveProcesses', 'vacancies/SearchScreen.tsx'),
      route(
        'listSelectiveProcesses/:selectiveProcessId/viewSelectiveProcess',
        'vacancies/VacancyScreen.tsx',
      ),
      route('mySelectiveProcesses', 'applications/MyApplicationsScreen.tsx'),
      route('progressSelectiveProcess/:selectiveProcessId', 'applications/ProgressScreen.tsx'),
      route(
        'progressSelectiveProcess/:selectiveProcessId/auxiliaryRequirementsTest',
        'assessments/RequirementsTestScreen.tsx',
      ),
      route('tests', 'selfAssessments/CompetencyScreen.tsx'),
      route('tests/competencyTest', 'selfAssessments/CompetencyAnswerScreen.tsx'),
      route('tests/result', 'selfAssessments/CompetencyResultScreen.tsx'),
      route('valuesTest', 'selfAssessments/ValuesScreen.tsx'),
      route('valuesTest/answer', 'selfAssessments/ValuesAnswerScreen.tsx'),
      route('valuesTest/result', 'selfAssessments/ValuesResultScreen.tsx'),
      route(
        'progressSelectiveProcess/:selectiveProcessId/auxiliaryQuestionsTest',
        'assessments/QuestionsTestScreen.tsx',
      ),
      route(
        'progressSelectiveProcess/:selectiveProcessId/customTest',
        'assessments/CustomTestScreen.tsx',
      ),
      route(
        'progressSelectiveProcess/:selectiveProcessId/addVideoInterview',
        'videos/VideoInterviewScreen.tsx',
      ),
      route(
        'progressSelectiveProcess/:selectiveProcessId/viewVideoInterview',
        'videos/VideoInterviewAnswersScreen.tsx',
      ),
      route('user', 'candidates/ProfileScreen.tsx'),
      route('user/edit', 'candidates/EditProfileScreen.tsx'),
      route('user/settings', 'accounts/SettingsScreen.tsx'),
      route('user/viewVideoResume', 'videos/VideoResumeScreen.tsx'),
      route('user/addVideoResume', 'videos/AddVideoResumeScreen.tsx'),
      route('savedSearches', 'vacancies/SavedSearchesScreen.tsx'),
      route('notification-preferences', 'notifications/PreferencesScreen.tsx'),
    ]),
  ]),
  route('avisos/parar', 'notifications/UnsubscribeScreen.tsx'),
  route('maintenance', 'public/MaintenanceScreen.tsx'),
  route('404', 'public/NotFoundScreen.tsx'),
  route('500', 'public/ServerErrorScreen.tsx'),
  route('offline', 'offline/OfflineScreen.tsx'),
  route('dev/ui', 'dev/UiScreen.tsx'),
  route('*', 'public/unknown.ts'),
] satisfies RouteConfig
