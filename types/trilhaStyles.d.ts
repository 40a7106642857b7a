/**
 * Placeholder for the styles of a server-rendered page, which the program replaces after rendering.
 * The program sets it (apps/api/src/pages/pages.ts); the site reads it (packages/web/styles.ts).
 */
declare var trilhaStyles: string | undefined
