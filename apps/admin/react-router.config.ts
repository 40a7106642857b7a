import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  basename: '/admin/',
  ssr: false,
} satisfies Config
