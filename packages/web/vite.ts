import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

/**
 * Common Vite configuration of the sites. `base` is the path of a site. A build bundles all
 * libraries (half the memory of a server that loads them one by one); in development they stay
 * external, because Vite can't run CommonJS.
 * @param everywhere sources bundled into one file with their dependencies, because every page loads
 * them: many small files compress badly, and each has its own headers.
 * @param together the same for parts that some pages share: a page that needs one loads all.
 */
export function siteConfig(
  base: string,
  command: 'build' | 'serve',
  everywhere = /src[\\/](root|entry\.client)\.tsx/,
  together: Record<string, RegExp> = {},
): UserConfig {
  return {
    base,
    // Vite does not set this for server builds; React would render in its slow development mode.
    ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      // One sheet, which the server inlines in the page.
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
              // Shared chunks are named by hash only: names would be repeated in each file that
              // imports them and in the router's list of routes.
              chunkFileNames: ({ isDynamicEntry }) =>
                isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
                    priority: 10,
                  },
                  { name: 'site', test: everywhere, priority: 9 },
                  // Small modules shared with public pages compress better in one chunk; modules
                  // that few screens need stay out of the common bundle.
                  {
                    name: 'ui',
                    test: /packages[\\/]web[\\/](ui(?![\\/]icons[\\/]fewIcons)|i18n)[\\/]/,
                    minShareCount: 25,
                    priority: 8,
                  },
                  ...Object.entries(together).map(([name, test]) => ({ name, test, priority: 7 })),
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

/**
 * Replaces React Router's loading of route code, which reloads the page when a file fails to load,
 * even a prefetched one: see `router/loadRouteModule.ts`. The router has no public option for it
 * (docs/decisions/0030-lost-files.md).
 */
export function ownRouteModules(): Plugin {
  const ours = (name: string) => fileURLToPath(new URL(`router/${name}.ts`, import.meta.url))
  return {
    name: 'own-route-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!importer.includes('react-router') || source !== './routeModules.js') return undefined
      return ours(/[\\/]links\.js/.test(importer) ? 'fetchAhead' : 'loadRouteModule')
    },
  }
}
