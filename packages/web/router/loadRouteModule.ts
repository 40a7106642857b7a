/** What the router knows about a route's code: its address. */
type Route = { id: string; module: string }

/**
 * Replaces React Router's own (`packages/web/vite.ts`), which reloads the whole page when the code
 * of a route cannot be loaded, and so discards unsent input.
 * @returns the route's code; if loading fails, a route that throws the error: the router would lose
 * the error of a route without a loader and show an empty page. See `LostPage`.
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
