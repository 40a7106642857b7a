import { QueryClientProvider } from '@tanstack/react-query'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { ProofNeeded } from '../accounts/proof/ProofNeeded.tsx'
import { SessionEnded } from '../accounts/signIn/SessionEnded.tsx'
import { useAccountLanguage } from '../accounts/useOwnLanguage.ts'
import { importWithRetry } from '../data/importWithRetry.ts'
import { createQueryClient } from '../data/queries.ts'
import { useStartedSession } from '../data/session.ts'
import { LoadingPage } from '../errors/LoadingPage.tsx'
import { SkipLink } from '../ui/navigation/SkipLink.tsx'
import { Toaster } from '../ui/feedback/Toaster.tsx'
import styles from './Frame.module.css'
import { LoadingBlocks } from './LoadingBlocks.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { useFocusRecovery } from './useFocusRecovery.ts'

// Loaded separately, because an account sees it once.
const SecondStepGate = lazy(() =>
  importWithRetry(() => import('../accounts/secondStep/SecondStepGate.tsx')),
)

/** Returns the address of the login; after the sign-in it leads to `returnTo`. */
export type LoginPath = (returnTo?: string) => string

type FrameProps = {
  typeUser: TypeUser
  login: LoginPath
  /** The site's menu; on wide screens it is next to the content. */
  menu: ReactNode
}

/** The layout of all screens that need a sign-in. */
export function Frame({ typeUser, login, menu }: FrameProps) {
  const { t } = useTranslation(['site', 'common'])
  const session = useStartedSession(typeUser)
  const { pathname, search } = useLocation()
  const [client] = useState(createQueryClient)
  const main = useRef<HTMLElement>(null)
  useFocusRecovery(main, pathname)
  useAccountLanguage(session.user?.language)
  if (!session.isInitialized) return <LoadingPage />
  if (!session.isAuthenticated) return <Navigate to={login(pathname + search)} replace />
  return (
    <QueryClientProvider client={client}>
      <div className={styles.frame}>
        <SkipLink href="#conteudo">{t('common:actions.skipToContent')}</SkipLink>
        <NavigationProgress />
        {menu}
        <main ref={main} id="conteudo" className={styles.main}>
          {session.lacksSecondStep && session.user ? (
            <Suspense fallback={<LoadingBlocks />}>
              <SecondStepGate user={session.user} />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </main>
      </div>
      {/* The page stays mounted with all unsent input. */}
      {session.expired && session.user && <SessionEnded user={session.user} login={login} />}
      {session.user && <ProofNeeded email={session.user.email} />}
      <Toaster words={{ region: t('common:toasts'), close: t('common:actions.dismiss') }} />
    </QueryClientProvider>
  )
}
