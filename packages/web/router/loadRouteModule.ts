/** What the router knows of a route's code: where it lies. */
type Route = { id: string; module: string }

/**
 * Stands in for React Router's own (`packages/web/vite.ts`), which reloads the whole page when the
 * code of a route does not arrive, and so throws away what somebody typed.
 * @returns the route's code; where it does not arrive, a route that says so: the router would lose
 *   the error of a route that has no loader, and show nothing at all. See `LostPage`.
 */
export async function loadRouteModule(
  { id, module }: Route,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    loaded[id] ??= await import(/* @vite-ignore */ module)
    return loaded[id]
  } catch (error) {
    const fail = () => {
      throw error
    }
    return { default: fail, clientLoader: fail }
  }
}
