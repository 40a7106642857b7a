import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconFlag } from '@trilha/web/ui/icons/icons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ReportDialog } from '../../vacancies/view/ReportDialog.tsx'
import { shownSteps, stepsOf } from '../progress/progress.steps.ts'
import { useStepTexts } from '../progress/useStepTexts.ts'
import styles from './ConversationAside.module.css'
import type { Writer } from './conversation.thread.ts'

type ConversationAsideProps = {
  application: ApplicationView
  /** The people of the company who wrote. */
  writers: readonly Writer[]
}

/** Where the application stands, who writes for the company, and the ways on. */
export function ConversationAside({ application, writers }: ConversationAsideProps) {
  const { t } = useTranslation('applications')
  const texts = useStepTexts(application)
  const { vacancy } = application
  return (
    <aside className={styles.aside} aria-label={t('talk.aside')}>
      <Card as="section" aria-labelledby="onde">
        <h2 id="onde" className={styles.heading}>
          {t('talk.where')}
        </h2>
        <Trail
          size="sm"
          steps={shownSteps(application, stepsOf(application)).map((step) => ({
            id: step.id,
            state: step.state,
            title: texts.title(step),
            description: texts.short(step),
            icon: step.stage ? <StageIcon kind={step.stage.kind} /> : <IconFlag />,
          }))}
        />
        <Link className="link link--tap sm" to={paths.progress(vacancy.id)} prefetch="intent">
          {t('talk.trail')}
        </Link>
      </Card>
      {writers.length > 0 && (
        <Card as="section" aria-labelledby="pessoas">
          <h2 id="pessoas" className={styles.heading}>
            {t('talk.people')}
          </h2>
          <ul className={styles.people}>
            {writers.map(({ name, role }) => (
              <li key={name}>
                <Avatar name={name} size={38} />
                <div>
                  <b>{name}</b>
                  <p className="xs ink3">{role}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className={styles.more}>
        <Link className="link link--tap sm" to={paths.viewVacancy(vacancy.id)}>
          {t('talk.vacancy')}
        </Link>
        <ReportDialog vacancyId={vacancy.id} />
      </div>
    </aside>
  )
}
