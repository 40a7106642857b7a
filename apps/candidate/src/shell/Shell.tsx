import type { User } from '@trilha/contracts/accounts/accounts'
import { useSession } from '@trilha/web/data/session.ts'
import { SkipLink } from '@trilha/web/ui/navigation/SkipLink.tsx'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useContinueUploads } from '../videos/sending/useContinueUploads.ts'
import { Bars } from './Bars.tsx'
import { FirstStepsBar } from './FirstStepsBar.tsx'
import { LeavingBanner } from './LeavingBanner.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { ProofNeeded } from '@trilha/web/accounts/proof/ProofNeeded.tsx'
import { SessionEnded } from '@trilha/web/accounts/signIn/SessionEnded.tsx'
import { paths } from '../paths.ts'
import styles from './Shell.module.css'
import { useAccountLanguage } from '@trilha/web/accounts/useOwnLanguage.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** The layout of all dashboard screens. */
export function Shell({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const { t: common } = useTranslation('common')
  const { expired } = useSession()
  const main = useHeadingFocus()
  useAccountLanguage(user.language)
  useContinueUploads(user.candidate?.id)
  const isFirstSteps = useLocation().pathname === paths.firstSteps()
  const content = (
    <>
      <OfflineBanner />
      {user.deletionAt && <LeavingBanner deletionAt={user.deletionAt} />}
      <main id="conteudo" ref={main} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
  return (
    <div className={styles.shell}>
      <SkipLink>{common('actions.skipToContent')}</SkipLink>
      {isFirstSteps ? (
        <>
          <FirstStepsBar />
          {content}
        </>
      ) : (
        <Bars user={user} onSignOut={onSignOut}>
          {content}
        </Bars>
      )}
      {/* The page below stays mounted with all unsent input. */}
      {expired && (
        <SessionEnded user={user} login={(returnTo) => paths.login(returnTo ? { returnTo } : {})} />
      )}
      <ProofNeeded email={user.email} />
    </div>
  )
}
