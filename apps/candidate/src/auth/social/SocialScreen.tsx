import type { SocialAnswer } from '@trilha/contracts/accounts/social'
import { SecondStep } from '@trilha/web/accounts/signIn/SecondStep.tsx'
import { readSecondStepNeeded } from '@trilha/web/accounts/signIn/secondStepNeeded.ts'
import { safePath } from '@trilha/web/data/safePath.ts'
import { useSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Spinner } from '@trilha/web/ui/feedback/Spinner.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { AuthHeading } from '../AuthHeading.tsx'
import { isLinkedInOffered } from './isLinkedInOffered.ts'
import { LinkedInButton } from './LinkedInButton.tsx'
import { LinkedInOff } from './LinkedInOff.tsx'
import { finishLinkedIn, popReturnTo, storedReturnTo } from './social.data.ts'
import { SocialPassword } from './SocialPassword.tsx'
import { SocialRegister } from './SocialRegister.tsx'
import { useErrorText } from '../useErrorText.ts'
import styles from './SocialScreen.module.css'

export type Needed = NonNullable<SocialAnswer['needed']>

/** `stopped`: the user cancelled at LinkedIn, or opened this page directly. */
type Failure = 'stopped' | { error: unknown }

/** Callback page of LinkedIn (specification, section 2): signs in, or asks for missing data. */
export default function SocialScreen() {
  const { t } = useTranslation('auth')
  const { needed, failure, setFailure } = useLinkedInResult()
  const navigate = useNavigate()
  const secondStep =
    failure === null || failure === 'stopped' ? null : readSecondStepNeeded(failure.error)
  return (
    <>
      <PageHead title={t('social.head')} noindex />
      {secondStep ? (
        <SecondStep
          needed={secondStep}
          onDone={() => void navigate(safePath(popReturnTo()) ?? paths.home(), { replace: true })}
          onBack={(error) => setFailure(error === undefined ? 'stopped' : { error })}
        />
      ) : failure !== null ? (
        <Refused failure={failure} />
      ) : needed === null ? (
        <div aria-busy className={styles.waiting}>
          <AuthHeading title={t('social.title')} />
          <output>
            <Spinner /> {t('social.waiting')}
          </output>
        </div>
      ) : needed.what === 'registration' ? (
        <SocialRegister needed={needed} />
      ) : (
        <SocialPassword needed={needed} />
      )}
    </>
  )
}

/** Exchanges the one-time code of LinkedIn for a session and removes it from the address. */
function useLinkedInResult(): {
  needed: Needed | null
  failure: Failure | null
  setFailure: (failure: Failure) => void
} {
  const { isInitialized } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [needed, setNeeded] = useState<Needed | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  // Read on mount, because the next effect removes them from the address.
  const [{ code, state }] = useState({ code: search.get('code'), state: search.get('state') })
  const sent = useRef(false)
  useEffect(() => {
    // Waits for the initial session, which could otherwise overwrite the new one.
    if (!isInitialized || sent.current) return
    sent.current = true
    if (!code || !state) return
    void navigate(paths.social(), { replace: true })
    finishLinkedIn(code, state).then(
      (answer) => {
        if (answer) setNeeded(answer)
        else void navigate(safePath(popReturnTo()) ?? paths.home(), { replace: true })
      },
      (error: unknown) => setFailure({ error }),
    )
  }, [isInitialized, code, state, navigate])
  const stopped = isInitialized && (!code || !state)
  return { needed, failure: stopped ? 'stopped' : failure, setFailure }
}

function Refused({ failure }: { failure: Failure }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const returnTo = safePath(storedReturnTo())
  return (
    <>
      <AuthHeading title={t('social.refused')} />
      <Alert tone="warn" announce="assertive">
        {failure === 'stopped' ? t('social.stopped') : errorText(failure.error)}
      </Alert>
      {isLinkedInOffered ? <LinkedInButton again /> : <LinkedInOff />}
      <Button
        variant="ghost"
        block
        render={<Link to={paths.login({ ...(returnTo && { returnTo }) })} />}
      >
        {t('social.toLogin')}
      </Button>
    </>
  )
}
