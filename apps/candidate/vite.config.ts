import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { siteConfig } from '@trilha/web/vite.ts'

export default defineConfig(({ command }) => ({
  ...siteConfig('/', command),
  plugins: [reactRouter()],
}))
