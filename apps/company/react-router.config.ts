import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  basename: '/empresas/',
  ssr: false,
} satisfies Config
