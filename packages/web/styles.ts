/**
 * Styles inlined in the page, so that nothing delays the first paint. Sites that only render in the
 * browser inline their complete sheet. Server-rendered pages inline the styles that they use, and
 * load the complete sheet after the first paint. In the browser the value is read from the page, so
 * that hydration does not change it. Null in development, where the styles are linked.
 */
export const styles: string | null = import.meta.env.DEV
  ? null
  : import.meta.env.SSR
    ? (globalThis.trilhaStyles ?? '')
    : (document.querySelector('style[data-site]')?.innerHTML ?? '')
