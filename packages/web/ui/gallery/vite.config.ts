import { defineConfig } from 'vite'

/** The gallery is a separate page; no site's bundle contains it. */
export default defineConfig({
  base: '/dev/ui/',
  build: {
    outDir: 'build/client',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Libraries mark modules with "use client", which means nothing here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { fs: { allow: ['../../../..'] } },
})
