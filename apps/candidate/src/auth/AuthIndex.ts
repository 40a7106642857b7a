import { redirect, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'

/** The root of sign-in leads to the login, with its query kept. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`${paths.login()}${new URL(request.url).search}`)
}
