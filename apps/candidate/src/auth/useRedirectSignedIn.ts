import { useSession } from '@trilha/web/data/session.ts'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { safePath } from '@trilha/web/data/safePath.ts'

/**
 * Redirects to the requested page, or the dashboard's home, as soon as the user is signed in.
 * @returns true while redirecting.
 */
export function useRedirectSignedIn(): boolean {
  const { isAuthenticated, expired } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const leaving = isAuthenticated && !expired
  const target = safePath(search.get('returnTo')) ?? paths.home()
  useEffect(() => {
    if (leaving) void navigate(target, { replace: true })
  }, [leaving, target, navigate])
  return leaving
}
