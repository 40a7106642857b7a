import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useHydrated } from '@trilha/web/ui/useAlive.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { isAnswered, useChoice, useChoicesOpen } from './consent.ts'
import { thirdParties } from './thirdParties.ts'

const Choices = lazy(async () => ({
  default: (await untilLoaded(() => import('./Choices.tsx'))).Choices,
}))
const ConsentBar = lazy(async () => ({
  default: (await untilLoaded(() => import('./ConsentBar.tsx'))).ConsentBar,
}))

/**
 * Third-party scripts: the consent question, if any are configured, and the accepted ones. Loads
 * nothing if none are configured, and nothing before hydration.
 */
export function Consent() {
  return thirdParties.length > 0 ? <Configured /> : null
}

function Configured() {
  const hydrated = useHydrated()
  const choice = useChoice()
  const open = useChoicesOpen()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!Object.values(choice).includes(true)) return
    void untilLoaded(() => import('./adapters.ts')).then(({ follow, reportPage }) => {
      follow(choice)
      reportPage(pathname)
    })
  }, [choice, pathname])
  // Not part of the server-rendered page.
  if (!hydrated) return null
  return (
    <Suspense>
      {open ? (
        <Choices choice={choice} />
      ) : (
        !isAnswered(choice) && <ConsentBar aboveTabs={pathname.startsWith(paths.home())} />
      )}
    </Suspense>
  )
}
