import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

/**
 * Common Vite configuration of the sites. A build bundles all libraries, because a server that
 * loads them from separate files needs twice the memory. In development they stay external, because
 * Vite can't run CommonJS.
 * @param base path of the site.
 * @param commonSources sources that every page loads. They are bundled into one file with their
 * dependencies: many small files compress badly, and each has its own headers.
 * @param groups further bundles by name, for sources that some pages share. A page that needs one
 * source of a group loads the whole group.
 */
export function siteConfig(
  base: string,
  command: 'build' | 'serve',
  commonSources = /src[\\/](root|entry\.client)\.tsx/,
  groups: Record<string, RegExp> = {},
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
                  { name: 'site', test: commonSources, priority: 9 },
                  // Small modules shared with public pages compress better in one chunk; modules
                  // that few screens need stay out of the common bundle.
                  {
                    name: 'ui',
                    test: /packages[\\/]web[\\/](ui(?![\\/]icons[\\/]fewIcons)|i18n)[\\/]/,
                    minShareCount: 25,
                    priority: 8,
                  },
                  ...Object.entries(groups).map(([name, test]) => ({ name, test, priority: 7 })),
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
 * Replaces React Router's loading of route code: the router reloads the page when a file fails to
 * load, even if the file was only prefetched. See `router/loadRouteModule.ts`. The router has no
 * public option for it (docs/decisions/0030-lost-files.md).
 */
export function ownRouteModules(): Plugin {
  const replacement = (name: string) => fileURLToPath(new URL(`router/${name}.ts`, import.meta.url))
  return {
    name: 'own-route-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!importer.includes('react-router') || source !== './routeModules.js') return undefined
      return replacement(
        /[\\/]links\.js/.test(importer) ? 'prefetchRouteModule' : 'loadRouteModule',
      )
    },
  }
}
