import { redirect } from 'react-router'
import { paths } from '../paths.ts'

/** Every unknown path redirects to /404 (specification, section 2). */
export function loader() {
  return redirect(paths.notFound())
}
