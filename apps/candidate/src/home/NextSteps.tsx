import type { ApplicationSummary } from '@trilha/contracts/applications/applications'
import type { OpenInvitation } from '@trilha/contracts/invitations'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconMailHeart } from '@trilha/web/ui/icons/moreIcons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { nextSteps } from './home.steps.ts'
import styles from './NextSteps.module.css'

type NextStepsProps = {
  applications: readonly ApplicationSummary[]
  invitations: readonly OpenInvitation[]
}

/** Actions for the user, offers first. */
export function NextSteps({ applications, invitations }: NextStepsProps) {
  const { t } = useTranslation('shell')
  const { steps, more } = nextSteps(applications, invitations)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="passos">
      <h2 id="passos" className={styles.heading}>
        {t('home.nextSteps')}
      </h2>
      <ul className={styles.steps}>
        {steps.map((step, i) => (
          <li key={step.id} className={i === 0 ? styles.first : undefined}>
            {step.kind === 'application' ? (
              <ApplicationStep application={step.application} first={i === 0} />
            ) : (
              <InvitationStep invitation={step.invitation} first={i === 0} />
            )}
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
  /** The deadline as text. */
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
