import {
  getSubscription,
  resumeSubscription,
  stopSubscription,
  type SubscriptionReply,
} from '@trilha/contracts/notifications/channels'
import { call, CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useErrorText } from '../auth/useErrorText.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { PublicPage } from '../public/PublicPage.tsx'
import type { Handle } from '../root.tsx'
import styles from './UnsubscribeScreen.module.css'

export const handle = { namespaces: ['public', 'unsubscribe'] } satisfies Handle

/**
 * Unsubscribe page linked in e-mails, without sign-in: shows what would stop, stops it on a click,
 * and offers to undo that. Opening it changes nothing, because mail programs open links
 * automatically.
 */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('unsubscribe')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  return (
    <PublicPage>
      <PageHead title={t('head')} noindex />
      <div className={`wrap page ${styles.page}`}>
        <Subscription key={token} token={token} />
      </div>
    </PublicPage>
  )
}

/** The three calls have the same type. */
type Step = typeof getSubscription

function Subscription({ token }: { token: string }) {
  const { t } = useTranslation('unsubscribe')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const [found, setFound] = useState<SubscriptionReply>()
  const [done, setDone] = useState<Step>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(true)

  async function ask(step: Step) {
    setBusy(true)
    setError(undefined)
    try {
      setFound(await call(step, { params: { token } }))
      setDone(() => step)
    } catch (failure) {
      setError(failure)
    }
    setBusy(false)
  }
  useEffect(() => {
    void ask(getSubscription)
    // Runs once per token, which is the component's key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (error instanceof CallError && error.id === 'not-found')
    return (
      <>
        <h1>{t('unknown')}</h1>
        <p className={styles.text}>{t('unknownText')}</p>
        <Preferences />
      </>
    )
  if (!found)
    return error === undefined ? (
      <Waiting />
    ) : (
      <>
        <h1>{t('failed')}</h1>
        <p className={styles.text}>{errorText(error)}</p>
        <Button loading={busy} onClick={() => void ask(getSubscription)}>
          {common('actions.tryAgain')}
        </Button>
      </>
    )
  const gone = found.topic === 'search' && found.search === null
  return (
    <>
      <div aria-live="polite">
        <h1>{t(titleOf(found, done))}</h1>
      </div>
      <p className={styles.text}>
        {gone ? t('gone') : t(`topics.${found.topic}`, { search: found.search ?? '' })}
      </p>
      {!found.subscribed && <p className={styles.text}>{t('stoppedText')}</p>}
      <div className={styles.actions}>
        {!gone && (
          <Button
            variant={found.subscribed ? 'primary' : 'outline'}
            loading={busy}
            loadingText={common('actions.sending')}
            onClick={() => void ask(found.subscribed ? stopSubscription : resumeSubscription)}
          >
            {t(found.subscribed ? 'stop' : 'resume')}
          </Button>
        )}
        <Preferences />
      </div>
      {error !== undefined && (
        <Alert tone="bad" announce="assertive">
          {errorText(error)}
        </Alert>
      )}
    </>
  )
}

function titleOf(found: SubscriptionReply, done: Step | undefined) {
  if (!found.subscribed) return 'stopped'
  return done === resumeSubscription ? 'resumed' : 'ask'
}

function Preferences() {
  const { t } = useTranslation('unsubscribe')
  return (
    <Link className="link link--tap" to={paths.notificationPreferences()}>
      {t('preferences')}
    </Link>
  )
}

function Waiting() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className="stack">
      <h1>
        <Skeleton shape="title" width={60} />
      </h1>
      <Skeleton width={80} />
    </SkeletonGroup>
  )
}
