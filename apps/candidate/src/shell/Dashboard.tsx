import { QueryClientProvider } from '@tanstack/react-query'
import type { User } from '@trilha/contracts/accounts/accounts'
import { createQueryClient } from '@trilha/web/data/queries.ts'
import { logout, useStartedSession } from '@trilha/web/data/session.ts'
import { LoadingPage } from '@trilha/web/errors/LoadingPage.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { UiRoot } from '@trilha/web/ui/overlays/UiRoot.tsx'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PreloadOfflineScreens } from '../offline/PreloadOfflineScreens.tsx'
import { deleteMessageDrafts } from '../applications/conversation/messages.drafts.ts'
import { deleteProfileDrafts } from '../candidates/candidates.drafts.ts'
import { paths } from '../paths.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { Shell } from './Shell.tsx'

export const handle = { namespaces: ['shell', 'notifications'] } satisfies Handle

/**
 * The signed-in part (specification, sections 2 and 4): a loading screen until the session is
 * initialised; without a session it redirects to the login, which returns here.
 */
export default function Dashboard() {
  const session = useStartedSession(1)
  const location = useLocation()
  const [isSigningOut, setIsSigningOut] = useState(false)
  if (!session.isInitialized) return <LoadingPage />
  if (!session.user) {
    const returnTo = location.pathname + location.search
    return <Navigate replace to={paths.login(isSigningOut ? {} : { returnTo })} />
  }
  async function signOut() {
    setIsSigningOut(true)
    try {
      await logout()
      deleteProfileDrafts()
      deleteMessageDrafts()
    } catch {
      setIsSigningOut(false)
      // Required in this wording by the specification's section 8, in every language.
      toast.error('Unable to logout')
    }
  }
  return <SignedIn key={session.user.id} user={session.user} onSignOut={() => void signOut()} />
}

/** A query client per user, so that one user's cached data is never shown to another. */
function SignedIn({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <UiRoot>
        <PreloadOfflineScreens />
        <Shell user={user} onSignOut={onSignOut} />
      </UiRoot>
    </QueryClientProvider>
  )
}
