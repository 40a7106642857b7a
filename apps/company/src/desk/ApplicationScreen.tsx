import type { DeskApplicationView } from '@trilha/contracts/desk'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Avatar } from '@trilha/web/ui/Avatar.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { IconArrowLeft } from '@trilha/web/ui/icons.tsx'
import { Letter } from '@trilha/web/ui/Letter.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../paths.ts'
import styles from './desk.module.css'
import { Decision } from './Decision.tsx'
import { applicationQuery } from './desk.data.ts'
import { Loaded } from './Loaded.tsx'
import { StageList } from './StageList.tsx'
import { SelfAssessments } from '../selfAssessments/SelfAssessments.tsx'
import { VideoAnswers } from '../videos/VideoAnswers.tsx'

/** One person's application: the evidence first, the decision beside it. */
export default function ApplicationScreen() {
  const id = useParams()['applicationId'] ?? ''
  const query = useQuery(applicationQuery(id))
  return <Loaded query={query}>{(application) => <Sheet application={application} />}</Loaded>
}

function Sheet({ application }: { application: DeskApplicationView }) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const { candidate, vacancy } = application
  return (
    <>
      <title>{t('application.documentTitle', { name: candidate.name })}</title>
      <Link to={paths.vacancy(vacancy.id)} className={styles.back}>
        <IconArrowLeft /> {vacancy.roleName}
      </Link>
      <div className={styles.person}>
        <Avatar name={candidate.name} photoUrl={candidate.photoUrl} size={72} />
        <div>
          <h1 className={styles.title}>{candidate.name}</h1>
          <p className={styles.meta}>
            {[
              application.place,
              t('application.appliedAt', { day: format.shortDay(application.appliedAt) }),
              t(`application.state.${application.state}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.evidence}>
          <StageList application={application} />
          {/* Their words come when they are needed. */}
          <Suspense>
            <SelfAssessments applicationId={application.id} />
          </Suspense>
          <VideoAnswers applicationId={application.id} name={candidate.name} />
          {application.withdrawReason && (
            <Card as="section">
              <h2>{t('application.withdrawReason')}</h2>
              <p>{application.withdrawReason}</p>
            </Card>
          )}
          {application.letters.map((letter) => (
            <Letter
              key={letter.at}
              label={t('application.letter')}
              from={{
                name: letter.from,
                detail: `${letter.role}, ${format.shortDay(letter.at)}`,
              }}
              {...(letter.wentWell && {
                good: { title: t('decision.wentWell'), text: letter.wentWell },
              })}
              {...(letter.missing && {
                missing: { title: t('decision.missing'), text: letter.missing },
              })}
            >
              <p className={styles.preserved}>{letter.text}</p>
            </Letter>
          ))}
        </div>
        <Decision application={application} />
      </div>
    </>
  )
}
