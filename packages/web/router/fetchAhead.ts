/**
 * Replaces `loadRouteModule` for prefetched links. Their code is loaded by `<link
 * rel="modulepreload">`, which may fail silently; nothing runs before the page is requested.
 * @returns a route without `links`, which none of ours has.
 */
export const loadRouteModule = async (): Promise<object> => ({})
