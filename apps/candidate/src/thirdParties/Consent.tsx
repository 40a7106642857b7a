import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { isAnswered, useChoice, useChoicesOpen } from './consent.ts'
import { thirdParties } from './thirdParties.ts'

const Choices = lazy(async () => ({
  default: (await importWithRetry(() => import('./Choices.tsx'))).Choices,
}))
const ConsentBar = lazy(async () => ({
  default: (await importWithRetry(() => import('./ConsentBar.tsx'))).ConsentBar,
}))

/**
 * Asks for consent to third-party scripts and starts the accepted ones. Loads nothing before
 * hydration, and nothing at all if no third party is configured.
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
    void importWithRetry(() => import('./adapters.ts')).then(({ syncAdapters, reportPage }) => {
      syncAdapters(choice)
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
