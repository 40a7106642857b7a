import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Counts a page view on each change of route: the day and the path, never the person. Fetched
 * apart, so that it never stands in the way of the page.
 */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    void untilLoaded(() => import('./countPageView.ts')).then(({ countPageView }) =>
      countPageView(pathname),
    )
  }, [pathname])
  return null
}
