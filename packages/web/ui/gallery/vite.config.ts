import { defineConfig } from 'vite'

/** The gallery is a separate page; no site's bundle contains it. */
export default defineConfig({
  base: '/dev/ui/',
  build: {
    outDir: 'build/client',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { fs: { allow: ['../../../..'] } },
})
