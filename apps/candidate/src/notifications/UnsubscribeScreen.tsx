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
import type { Handle } from '@trilha/web/router/handle.ts'
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

/** The endpoints to read, stop and resume a subscription; all three have the same type. */
type SubscriptionEndpoint = typeof getSubscription

function Subscription({ token }: { token: string }) {
  const { t } = useTranslation('unsubscribe')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const [subscription, setSubscription] = useState<SubscriptionReply>()
  const [lastCall, setLastCall] = useState<SubscriptionEndpoint>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(true)

  async function run(endpoint: SubscriptionEndpoint) {
    setBusy(true)
    setError(undefined)
    try {
      setSubscription(await call(endpoint, { params: { token } }))
      setLastCall(() => endpoint)
    } catch (failure) {
      setError(failure)
    }
    setBusy(false)
  }
  useEffect(() => {
    void run(getSubscription)
    // Runs one time per token, because the token is the key of this component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (error instanceof CallError && error.id === 'not-found')
    return (
      <>
        <h1>{t('unknown')}</h1>
        <p className={styles.text}>{t('unknownText')}</p>
        <PreferencesLink />
      </>
    )
  if (!subscription)
    return error === undefined ? (
      <Waiting />
    ) : (
      <>
        <h1>{t('failed')}</h1>
        <p className={styles.text}>{errorText(error)}</p>
        <Button loading={busy} onClick={() => void run(getSubscription)}>
          {common('actions.tryAgain')}
        </Button>
      </>
    )
  const isSearchDeleted = subscription.topic === 'search' && subscription.search === null
  return (
    <>
      <div aria-live="polite">
        <h1>{t(titleOf(subscription, lastCall))}</h1>
      </div>
      <p className={styles.text}>
        {isSearchDeleted
          ? t('gone')
          : t(`topics.${subscription.topic}`, { search: subscription.search ?? '' })}
      </p>
      {!subscription.subscribed && <p className={styles.text}>{t('stoppedText')}</p>}
      <div className={styles.actions}>
        {!isSearchDeleted && (
          <Button
            variant={subscription.subscribed ? 'primary' : 'outline'}
            loading={busy}
            loadingText={common('actions.sending')}
            onClick={() =>
              void run(subscription.subscribed ? stopSubscription : resumeSubscription)
            }
          >
            {t(subscription.subscribed ? 'stop' : 'resume')}
          </Button>
        )}
        <PreferencesLink />
      </div>
      {error !== undefined && (
        <Alert tone="bad" announce="assertive">
          {errorText(error)}
        </Alert>
      )}
    </>
  )
}

function titleOf(subscription: SubscriptionReply, lastCall: SubscriptionEndpoint | undefined) {
  if (!subscription.subscribed) return 'stopped'
  return lastCall === resumeSubscription ? 'resumed' : 'ask'
}

function PreferencesLink() {
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
