import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

/**
 * What the sites have in common. `base` is the path that a site lives under. A build holds all its
 * libraries (half the memory of a server that loads them one by one); while developing they stay
 * outside, since Vite can't run CommonJS.
 * @param everywhere sources that come in one file with all that they need, as every page loads them:
 *   many small files compress badly, and each has headers of its own.
 * @param together the same for what some pages share: whoever needs one part loads all of it.
 */
export function siteConfig(
  base: string,
  command: 'build' | 'serve',
  everywhere = /src[\\/](root|entry\.client)\.tsx/,
  together: Record<string, RegExp> = {},
): UserConfig {
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
              // Parts that screens share are named by their hash alone: their names would stand in
              // each file that imports them, and in the router's list of routes again and again.
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
                  // Small pieces that public pages share too compress better together; what fewer screens
                  // need stays out of what everybody loads first.
                  {
                    name: 'ui',
                    test: /packages[\\/]web[\\/](ui(?![\\/]icons\.few)|i18n)[\\/]/,
                    minShareCount: 26,
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
 * Puts our way to load a route's code in the place of React Router's, which reloads the page when a
 * file does not arrive, even one that was only fetched ahead: see `router/loadRouteModule.ts`.
 * What the router carries and no site of ours uses stays out of the browser.
 */
export function ownRouteModules(): Plugin {
  const ours = (name: string) => fileURLToPath(new URL(`router/${name}.ts`, import.meta.url))
  return {
    name: 'own-route-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!importer.includes('react-router')) return undefined
      if (source === './routeModules.js')
        return ours(/[\\/]links\.js/.test(importer) ? 'fetchAhead' : 'loadRouteModule')
      if (this.environment.name !== 'client' || /server-runtime|rsc/.test(importer))
        return undefined
      if (source.endsWith('/instrumentation.js')) return ours('noInstrumentation')
      return source.endsWith('/fog-of-war.js') ? ours('noDiscovery') : undefined
    },
  }
}
