/**
 * Replaces React Router's instrumentation hooks (`packages/web/vite.ts`): our sites do not use
 * `instrumentations`, and every page would load them before hydration.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
