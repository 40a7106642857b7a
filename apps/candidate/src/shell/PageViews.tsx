import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Counts a page view on each change of route: day and path only, no personal data. Loaded lazily,
 * so that it never delays the page.
 */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    void importWithRetry(() => import('./countPageView.ts')).then(({ countPageView }) =>
      countPageView(pathname),
    )
  }, [pathname])
  return null
}
