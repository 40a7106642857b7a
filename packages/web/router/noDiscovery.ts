/**
 * Replaces React Router's incremental route discovery (`packages/web/vite.ts`): our sites have the
 * full route list from the start (`routeDiscovery` in `react-router.config.ts`).
 */
export const isFogOfWarEnabled = () => false
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => undefined
