/**
 * Position of a page as schema.org BreadcrumbList for search engines.
 * @param steps names and full addresses, from the outermost to the page itself.
 */
export function breadcrumb(steps: readonly { name: string; address: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: address,
    })),
  }
}
