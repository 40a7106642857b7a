import { data } from 'react-router'
import type { Handle } from '@trilha/web/router/handle.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export const handle = { namespaces: ['public'] } satisfies Handle

export function loader() {
  return data(null, { status: 404 })
}

/** Target of all unknown addresses. */
export default function NotFoundScreen() {
  return <NotFoundPage />
}
