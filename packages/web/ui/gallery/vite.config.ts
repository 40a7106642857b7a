import { defineConfig } from 'vite'

/** The gallery is no site: a page of its own, which no site's bundle contains. */
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
