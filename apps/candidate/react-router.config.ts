import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The manifest of a site this size is small: one request less on a slow network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
