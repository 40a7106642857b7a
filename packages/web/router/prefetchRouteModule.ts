/**
 * Replaces `loadRouteModule` for prefetched links. Their code is loaded by `<link
 * rel="modulepreload">`, which may fail silently; nothing runs before the page is requested.
 * @returns an empty module: the router only reads its `links`, and our routes have none.
 */
export const loadRouteModule = async (): Promise<object> => ({})
