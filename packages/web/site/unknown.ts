import { redirectDocument } from 'react-router'

/** Every unknown path redirects to /404 (specification, section 2), which is outside this site. */
export function clientLoader() {
  return redirectDocument(new URL('/404', window.location.origin).href)
}
