import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { ownRouteModules, siteConfig } from '@trilha/web/vite.ts'

export default defineConfig(({ command }) => ({
  ...siteConfig(
    '/',
    command,
    /src[\\/](root|entry\.client|public[\\/](PageHead|LanguageSelect))\.tsx|ui[\\/]SkipLink\.tsx/,
    { public: /(PublicPage|VacancyCardItem)\.tsx/ },
  ),
  plugins: [reactRouter(), ownRouteModules()],
}))
