import type { ApplicationSummary } from '@trilha/contracts/applications'
import type { OpenInvitation } from '@trilha/contracts/notifications'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconMailHeart } from '@trilha/web/ui/icons.more.tsx'
import { StageIcon } from '@trilha/web/ui/stageIcons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './HomeScreen.module.css'

/** More would push everything else off a phone's first screens. */
const shown = 4
/** Invitations stand in no other list but the bell's: the nearest are always among the steps. */
const shownInvitations = 2

type NextStepsProps = {
  applications: readonly ApplicationSummary[]
  invitations: readonly OpenInvitation[]
}

/** What waits for the person, the nearest deadline first. */
export function NextSteps({ applications, invitations }: NextStepsProps) {
  const { t } = useTranslation('shell')
  const inviting = invitations.slice(0, shownInvitations)
  const own = applications
    .map((application) => ({
      id: application.id,
      due: application.current?.dueAt ?? '9999',
      show: (first: boolean) => <ApplicationStep application={application} first={first} />,
    }))
    .toSorted(byDeadline)
    .slice(0, shown - inviting.length)
  const steps = [
    ...own,
    ...inviting.map((invitation) => ({
      id: invitation.id,
      // Its last day whole.
      due: `${invitation.closesOn}T23:59:59`,
      show: (first: boolean) => <InvitationStep invitation={invitation} first={first} />,
    })),
  ].toSorted(byDeadline)
  const more = applications.length - own.length
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="passos">
      <h2 id="passos" className={styles.heading}>
        {t('home.nextSteps')}
      </h2>
      <ul className={styles.steps}>
        {steps.map(({ id, show }, i) => (
          <li key={id} className={i === 0 ? styles.first : undefined}>
            {show(i === 0)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          className={`link link--tap sm ${styles.more}`}
          to={paths.myApplications('?group=your-turn')}
          prefetch="intent"
        >
          {t('home.moreSteps', { count: more })}
        </Link>
      )}
    </section>
  )
}

const byDeadline = (a: { due: string }, b: { due: string }) => a.due.localeCompare(b.due)

function ApplicationStep({
  application,
  first,
}: {
  application: ApplicationSummary
  first: boolean
}) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const { vacancy, current, state } = application
  const kind = state === 'offer' || !current ? 'offer' : current.kind
  const action = t(
    kind === 'offer' ? 'home.reply' : current?.state === 'in_progress' ? 'home.goOn' : 'home.start',
  )
  return (
    <Step
      first={first}
      icon={<StageIcon kind={kind} />}
      title={t(`home.do.${kind}`)}
      about={`${vacancy.company.name}, ${vacancy.roleName}`}
      until={current?.dueAt ? format.deadline(current.dueAt) : null}
      company={vacancy.company.name}
      action={action}
      to={paths.progress(vacancy.id)}
    />
  )
}

function InvitationStep({ invitation, first }: { invitation: OpenInvitation; first: boolean }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  return (
    <Step
      first={first}
      icon={<IconMailHeart />}
      title={t('home.do.invitation')}
      about={t('home.invites', { company: invitation.company, role: invitation.roleName })}
      until={format.shortDay(invitation.closesOn)}
      company={invitation.company}
      action={t('home.seeInvitation')}
      to={paths.invitation(invitation.vacancyId)}
    />
  )
}

type StepProps = {
  first: boolean
  icon: ReactNode
  title: string
  about: string
  /** The deadline in words. */
  until: string | null
  company: string
  action: string
  to: string
}

function Step({ first, icon, title, about, until, company, action, to }: StepProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <div>
        <h3>{title}</h3>
        <p className="sm ink2">{about}</p>
        {until && <p className="sm ink2">{t('home.until', { deadline: until })}</p>}
      </div>
      <Button
        size="sm"
        variant={first ? 'primary' : 'soft'}
        render={
          <Link
            to={to}
            prefetch="intent"
            aria-label={t('home.goTo', { action, step: title, company })}
          />
        }
      >
        {action}
      </Button>
    </>
  )
}
