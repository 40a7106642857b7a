/**
 * Styles inlined in the page, so that nothing delays the first paint. Browser-only sites inline
 * their whole sheet, rendered pages what they use, and the rest after the first paint. Null in
 * development, where the styles are linked. In the browser it is the content that the page came
 * with, so that hydration does not change it.
 */
export const styles: string | null = import.meta.env.DEV
  ? null
  : import.meta.env.SSR
    ? (globalThis.trilhaStyles ?? '')
    : (document.querySelector('style[data-site]')?.innerHTML ?? '')
