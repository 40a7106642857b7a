import { redirectDocument } from 'react-router'

/** Redirects unknown paths to /404 of the candidate site (specification, section 2). */
export function clientLoader() {
  return redirectDocument(new URL('/404', window.location.origin).href)
}
