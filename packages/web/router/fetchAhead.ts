/**
 * The same for links that are fetched ahead. Their code comes by `<link rel="modulepreload">`, which
 * may fail in silence; nothing is run before the page is really asked for.
 * @returns a route without links of its own: none of ours names any.
 */
export const loadRouteModule = async (): Promise<object> => ({})
