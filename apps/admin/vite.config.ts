import { reactRouter } from '@react-router/dev/vite'
import { ownRouteModules, siteConfig } from '@trilha/web/vite.ts'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  ...siteConfig('/admin/', command),
  plugins: [reactRouter(), ownRouteModules()],
}))
