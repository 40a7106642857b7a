import { loadNamespaces } from '../i18n/i18n.ts'
import type { Handle } from './handle.ts'

/** The router's description of a route; `module` is the address of its code. */
type Route = { id: string; module: string }

type RouteModule = { handle?: Handle }

/**
 * Replaces React Router's function of this name (see `packages/web/vite.ts`). The router's function
 * reloads the page when the code of a route cannot be loaded, which discards unsent input.
 * @returns the route's code, when its texts have arrived, which is tried until they do. If loading
 * the code fails, a route that throws the error, so that `LostPage` is shown; a rejected promise
 * would leave an empty page if the route has no loader.
 */
export async function loadRouteModule(
  { id, module }: Route,
  loaded: Record<string, RouteModule>,
): Promise<unknown> {
  try {
    const route = (loaded[id] ??= (await import(/* @vite-ignore */ module)) as RouteModule)
    await loadNamespaces(route.handle?.namespaces ?? [])
    return route
  } catch (error) {
    const fail = () => {
      throw error
    }
    return { default: fail, clientLoader: fail }
  }
}
