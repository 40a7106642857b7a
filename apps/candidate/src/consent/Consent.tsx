import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useAlive } from '@trilha/web/ui/useAlive.ts'
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
 * Third parties: the question, where any is configured, and whatever the person agreed to. Nothing of
 * it is on a page that has none, and nothing of it is fetched before the page is alive.
 */
export function Consent() {
  return thirdParties.length > 0 ? <Configured /> : null
}

function Configured() {
  const alive = useAlive()
  const choice = useChoice()
  const open = useChoicesOpen()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!Object.values(choice).includes(true)) return
    void untilLoaded(() => import('./adapters.ts')).then(({ follow, tellPage }) => {
      follow(choice)
      tellPage(pathname)
    })
  }, [choice, pathname])
  // Not part of the page as the server made it.
  if (!alive) return null
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
