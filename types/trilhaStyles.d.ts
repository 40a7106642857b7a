/**
 * The sheet of the site whose pages are rendered: put there by the program
 * (apps/api/src/pages/pages.ts), read by the site (packages/web/styles.ts).
 */
declare var trilhaStyles: string | undefined
