/**
 * Stands in for React Router's hooks for those who measure it (`packages/web/vite.ts`): no site of
 * ours passes `instrumentations`, and every page would load them before it is alive.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
