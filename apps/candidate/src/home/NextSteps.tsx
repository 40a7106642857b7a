import type { ApplicationSummary } from '@trilha/contracts/applications'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { StageIcon } from '@trilha/web/ui/stageIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './HomeScreen.module.css'

/** More would push everything else off a phone's first screens. */
const shown = 4

/** What waits for the person, the nearest deadline first. */
export function NextSteps({ applications }: { applications: readonly ApplicationSummary[] }) {
  const { t } = useTranslation('shell')
  if (applications.length === 0) return null
  const due = ({ current }: ApplicationSummary) => current?.dueAt ?? '9999'
  const sorted = applications.toSorted((a, b) => due(a).localeCompare(due(b)))
  return (
    <section aria-labelledby="passos">
      <h2 id="passos" className={styles.heading}>
        {t('home.nextSteps')}
      </h2>
      <ul className={styles.steps}>
        {sorted.slice(0, shown).map((application, i) => (
          <Step key={application.id} application={application} first={i === 0} />
        ))}
      </ul>
      {sorted.length > shown && (
        <Link
          className={`link link--tap sm ${styles.more}`}
          to={paths.myApplications('?group=your-turn')}
          prefetch="intent"
        >
          {t('home.moreSteps', { count: sorted.length - shown })}
        </Link>
      )}
    </section>
  )
}

function Step({ application, first }: { application: ApplicationSummary; first: boolean }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const { vacancy, current, state } = application
  const kind = state === 'offer' || !current ? 'offer' : current.kind
  const action = t(
    kind === 'offer' ? 'home.reply' : current?.state === 'in_progress' ? 'home.goOn' : 'home.start',
  )
  const facts = [vacancy.company.name, vacancy.roleName]
  return (
    <li className={first ? styles.first : undefined}>
      <span className={styles.icon}>
        <StageIcon kind={kind} />
      </span>
      <div>
        <h3>{t(`home.do.${kind}`)}</h3>
        <p className="sm ink2">{facts.join(', ')}</p>
        {current?.dueAt && (
          <p className="sm ink2">{t('home.until', { deadline: format.deadline(current.dueAt) })}</p>
        )}
      </div>
      <Button
        size="sm"
        variant={first ? 'primary' : 'soft'}
        render={
          <Link
            to={paths.progress(vacancy.id)}
            prefetch="intent"
            aria-label={t('home.goTo', {
              action,
              step: t(`home.do.${kind}`),
              company: vacancy.company.name,
            })}
          />
        }
      >
        {action}
      </Button>
    </li>
  )
}
