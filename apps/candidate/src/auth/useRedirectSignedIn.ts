import { useSession } from '@trilha/web/data/session.ts'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { safePath } from '@trilha/web/data/safePath.ts'

/** The requested page; null for the home page, which is nothing special to return to. */
export function wantedPage(returnTo: string | null): string | null {
  const path = safePath(returnTo)
  return path === paths.home() ? null : path
}

/**
 * Redirects to the requested page as soon as the user is signed in.
 * @param otherwise where to go without a requested page
 * @returns true while redirecting.
 */
export function useRedirectSignedIn(otherwise = paths.home()): boolean {
  const { isAuthenticated, expired } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const leaving = isAuthenticated && !expired
  const target = wantedPage(search.get('returnTo')) ?? otherwise
  useEffect(() => {
    if (leaving) void navigate(target, { replace: true })
  }, [leaving, target, navigate])
  return leaving
}
