import type { ApplicationRow } from '@trilha/contracts/applications/applications'
import { reachedStage } from '@trilha/contracts/vacancies/stageCount'
import { Card, CardAbove, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconClockExclamation, IconMail } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass, IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { MiniTrail } from '../../ui/MiniTrail.tsx'
import { miniStates } from '../progress/progress.steps.ts'
import styles from './ApplicationRow.module.css'
import { DateTile } from './DateTile.tsx'
import { EndedIcon } from './EndedIcon.tsx'
import { useEndedTexts, useRowTexts } from './useRowTexts.ts'

type RowProps = { application: ApplicationRow }

/** An application under way: its date, what is next, and one verb that leads there. */
export function OpenRow({ application }: RowProps) {
  const { t } = useTranslation('applications')
  const { tone, date, line, note, soon, act } = useRowTexts(application)
  return (
    <Card as="article" interactive className={styles.row}>
      <DateTile tone={tone} at={date} icon={<IconHourglass />} />
      <About application={application} line={line} tone={styles[tone]} />
      <div className={styles.where}>
        <MiniTrail states={miniStates(application)}>
          {t('mine.step', reachedStage(application.stages))}
        </MiniTrail>
        {note && (
          <p className={soon ? styles.soon : styles.note}>
            {soon && <IconClockExclamation />}
            {note}
          </p>
        )}
      </div>
      <CardAbove className={styles.act}>
        <Button
          size="sm"
          block
          variant={tone === 'mine' ? 'soft' : 'ghost'}
          render={
            <Link
              to={act.to}
              prefetch="intent"
              aria-label={t('mine.goTo', {
                verb: act.verb,
                role: application.vacancy.roleName,
                company: application.vacancy.company.name,
              })}
            />
          }
        >
          {act.verb}
        </Button>
      </CardAbove>
    </Card>
  )
}

/** An ended application, with the company's letter or the reason for leaving. */
export function EndedRow({ application }: RowProps) {
  const { t } = useTranslation('applications')
  const { line, quote, reason, act } = useEndedTexts(application)
  const { vacancy, state } = application
  return (
    <Card as="article" interactive className={`${styles.row} ${styles.ended}`}>
      <DateTile tone="ended" at={null} icon={<EndedIcon state={state} />} />
      <About application={application} line={line} />
      {(quote ?? reason) && (
        <p className={styles.letter}>
          {quote ? <IconMail /> : <IconPencil />}
          <span>{quote ?? reason}</span>
        </p>
      )}
      <CardAbove className={styles.act}>
        <Link
          className="link link--tap sm"
          to={act.to}
          prefetch="intent"
          aria-label={t('mine.goTo', {
            verb: act.verb,
            role: vacancy.roleName,
            company: vacancy.company.name,
          })}
        >
          {act.verb}
        </Link>
      </CardAbove>
    </Card>
  )
}

type AboutProps = RowProps & { line: string; tone?: string | undefined }

function About({ application: { vacancy }, line, tone }: AboutProps) {
  return (
    <div className={styles.about}>
      <p className={`${styles.line} ${tone ?? ''}`}>{line}</p>
      <h3>
        <CardLink link={<Link to={paths.progress(vacancy.id)} prefetch="intent" />}>
          {vacancy.roleName}
        </CardLink>
      </h3>
      <p className={styles.company}>
        <CompanyLogo {...vacancy.company} size={20} />
        <span>{vacancy.company.name}</span>
      </p>
    </div>
  )
}
