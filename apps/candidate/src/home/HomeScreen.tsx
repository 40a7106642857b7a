import { useQuery } from '@tanstack/react-query'
import { useSession } from '@trilha/web/data/session.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { HomeBanner } from './HomeBanner.tsx'
import { EmptyScene } from '../ui/scenes/EmptyScene.tsx'
import { EmptyState, ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConfirmEmailNotice } from '../accounts/ConfirmEmailNotice.tsx'
import { useErrorText } from '../auth/useErrorText.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { ResultSkeleton } from '../vacancies/search/ResultSkeleton.tsx'
import { openInvitationsQuery } from '../notifications/notifications.data.ts'
import { BestMatches } from './BestMatches.tsx'
import { openTrailsQuery } from './home.data.ts'
import styles from './HomeScreen.module.css'
import { NextSteps } from './NextSteps.tsx'
import { OpenTrails } from './OpenTrails.tsx'
import { ProfileClimb } from './ProfileClimb.tsx'
import { SavedVacancies } from './SavedVacancies.tsx'
import { SelfAssessments } from './SelfAssessments.tsx'

export const handle = {
  namespaces: ['shell', 'vacancies', 'candidates', 'collection'],
} satisfies Handle

/** The home page: next steps, open trails, and matching vacancies. */
export default function HomeScreen() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const [part] = useState(() => partOfDay(new Date()))
  const firstName = user?.candidate?.name.split(' ')[0] ?? ''
  const yourTurn = useQuery(openTrailsQuery('your-turn'))
  const invitations = useQuery(openInvitationsQuery)
  const stepCount =
    yourTurn.data && !invitations.isPending
      ? yourTurn.data.counts['your-turn'] + (invitations.data?.rows.length ?? 0)
      : undefined
  return (
    <div className="wrap page">
      <PageHead title={t('nav.home')} />
      <HomeBanner
        title={t(`home.hello.${part}`, { name: firstName })}
        lead={stepCount === undefined ? t('home.welcome') : stepsText(t, stepCount)}
      />
      <ConfirmEmailNotice />
      <div className={styles.layout}>
        <div className={styles.columns}>
          <Trails>
            <BestMatches />
          </Trails>
          <SavedVacancies />
        </div>
        <aside className={styles.aside} aria-label={t('home.about')}>
          <ProfileClimb />
          <SelfAssessments />
        </aside>
      </div>
    </div>
  )
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

function stepsText(t: ReturnType<typeof useTranslation<'shell'>>['t'], count: number): string {
  return count === 0 ? t('home.noSteps') : t('home.steps', { count })
}

/**
 * The user's open trails, first those in which the user has to act, and then the other vacancies.
 * Without any trail these come first.
 */
function Trails({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const yourTurn = useQuery(openTrailsQuery('your-turn'))
  const waiting = useQuery(openTrailsQuery('waiting'))
  // Trails are shown even if this fails; the bell lists invitations too.
  const { data: invitations, isPending } = useQuery(openInvitationsQuery)
  const failed = yourTurn.error ?? waiting.error
  let above: ReactNode = <ResultSkeleton cards={3} />
  let below: ReactNode = null
  if (yourTurn.data && waiting.data && !isPending) {
    const trails = [...yourTurn.data.rows, ...waiting.data.rows]
    above = (
      <>
        <NextSteps applications={yourTurn.data.rows} invitations={invitations?.rows ?? []} />
        {trails.length > 0 && <OpenTrails applications={trails} />}
      </>
    )
    if (trails.length === 0)
      below = <NoTrails hasNeverApplied={yourTurn.data.counts.finished === 0} />
  } else if (failed) {
    above = (
      <ErrorState
        headingLevel="h2"
        title={t('home.failed')}
        action={
          <Button
            onClick={() => {
              void yourTurn.refetch()
              void waiting.refetch()
            }}
          >
            {common('actions.tryAgain')}
          </Button>
        }
      >
        {errorText(failed)}
      </ErrorState>
    )
  }
  // The children keep their place, and so their state, when the trails arrive.
  return (
    <>
      {above}
      {children}
      {below}
    </>
  )
}

function NoTrails({ hasNeverApplied }: { hasNeverApplied: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t(hasNeverApplied ? 'home.emptyTitle' : 'home.emptyAgain')}
      action={
        <>
          <Button render={<Link to={paths.search()} />}>{t('nav.search')}</Button>
          {/* On a phone the CV section is far below. */}
          <Button variant="outline" render={<Link to={paths.editProfile()} />}>
            {t('home.tellCv')}
          </Button>
        </>
      }
    >
      {t('home.emptyText')}
    </EmptyState>
  )
}
