import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { ownRouteModules, siteConfig } from '@trilha/web/vite.ts'

export default defineConfig(({ command }) => ({
  ...siteConfig(
    '/',
    command,
    /src[\\/](root|entry\.client|public[\\/](PageHead|LanguageSelect))\.tsx|navigation[\\/]SkipLink\.tsx/,
    {
      public: /(PublicPage|VacancyCardItem)\.tsx/,
      // What everybody who signs up knows of vacancies, without the filters that need it too.
      enums: /vacancies[\\/](enums|filters)\.ts/,
      filters:
        /vacancies[\\/](search[\\/]search|filters[\\/](chips|pay))\.ts|(useFilterWords|usePayEdge)\.ts/,
    },
  ),
  plugins: [reactRouter(), ownRouteModules()],
}))
