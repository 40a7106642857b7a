import type { UserConfig } from 'vite'

/**
 * What the sites have in common. `base` is the path that a site lives under. A build holds all its
 * libraries (half the memory of a server that loads them one by one); while developing they stay
 * outside, since Vite can't run CommonJS.
 */
export function siteConfig(base: string, command: 'build' | 'serve'): UserConfig {
  return {
    base,
    // Vite leaves this to a server's own start; React would render pages in its slow development form.
    ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      // One sheet, which the server puts inside the page.
      cssCodeSplit: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page needs, as one file: fewer requests, better compressed.
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
                    priority: 10,
                  },
                  // Small pieces that public pages share too compress better together; what fewer screens
                  // need stays out of what everybody loads first.
                  {
                    name: 'ui',
                    test: /packages[\\/]web[\\/](ui|i18n)[\\/]/,
                    minShareCount: 26,
                    priority: 5,
                  },
                ],
              },
            },
          },
        },
      },
    },
    ssr: { noExternal: command === 'build' ? true : [/^@trilha\//] },
    server: { fs: { allow: ['../..'] } },
  }
}
