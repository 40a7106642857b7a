/**
 * Styles inside the page: nothing to wait for before the first paint. The browser sites get their
 * whole sheet, rendered pages what they need of it, and the rest once they are painted.
 * Null while developing, where the styles are linked. In the browser it is what the page came with,
 * so that hydration leaves it alone.
 */
export const styles: string | null = import.meta.env.DEV
  ? null
  : import.meta.env.SSR
    ? (globalThis.trilhaStyles ?? '')
    : (document.querySelector('style[data-site]')?.innerHTML ?? '')
