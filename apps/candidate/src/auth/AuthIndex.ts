import { redirect, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'

/** Redirects to the login and keeps the query. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`${paths.login()}${new URL(request.url).search}`)
}
