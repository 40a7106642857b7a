/**
 * Stands in for React Router's step-by-step discovery of routes (`packages/web/vite.ts`): our sites
 * know all of theirs from the start (`routeDiscovery` in `react-router.config.ts`).
 */
export const isFogOfWarEnabled = () => false
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => undefined
