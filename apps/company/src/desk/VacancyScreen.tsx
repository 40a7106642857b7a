import type { DeskApplication } from '@trilha/contracts/desk'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Avatar } from '@trilha/web/ui/Avatar.tsx'
import { Card, CardLink } from '@trilha/web/ui/Card.tsx'
import { IconArrowLeft, IconClock } from '@trilha/web/ui/icons.tsx'
import { IconGavel } from '@trilha/web/ui/icons.more.tsx'
import { EmptyState } from '@trilha/web/ui/States.tsx'
import { TabLinks } from '@trilha/web/ui/Tabs.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { VacancyMenu } from '../vacancies/VacancyMenu.tsx'
import styles from './desk.module.css'
import { applicationsQuery, vacancyQuery, type Column } from './desk.data.ts'
import { Loaded } from './Loaded.tsx'
import { Pages } from './Pages.tsx'

const columns = ['finalist', 'offer', 'finished'] as const

/** Who stands where in one vacancy: the stages as tabs, the longest wait first. */
export default function VacancyScreen() {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const id = Number(useParams()['vacancyId'])
  const query = useQuery(vacancyQuery(id))
  return (
    <>
      <Link to={paths.vacancies()} className={styles.back}>
        <IconArrowLeft /> {t('vacancies.title')}
      </Link>
      <Loaded query={query}>
        {(vacancy) => (
          <>
            <title>{t('vacancy.documentTitle', { role: vacancy.roleName })}</title>
            <div className={styles.head}>
              <h1 className={styles.title}>{vacancy.roleName}</h1>
              <VacancyMenu id={id} />
            </div>
            <p className={styles.lead}>
              {t(`vacancies.state.${vacancy.state}`, { day: format.shortDay(vacancy.closesOn) })}
              {' · '}
              {t('vacancies.positions', { count: vacancy.positions })}
              {' · '}
              {t('vacancies.applications', { count: vacancy.applications })}
            </p>
            {vacancy.overdue > 0 && (
              <Alert tone="warn">{t('vacancy.overdue', { count: vacancy.overdue })}</Alert>
            )}
            <ColumnTabs
              id={id}
              entries={[
                { key: 'all', label: t('vacancy.everybody'), count: vacancy.applications },
                ...vacancy.stages.map((s) => ({ key: s.id, label: s.title, count: s.count })),
                { key: 'finalist', label: t('vacancy.finalist'), count: vacancy.finalists },
                { key: 'offer', label: t('vacancy.offer'), count: vacancy.offers },
                { key: 'finished', label: t('vacancy.finished'), count: vacancy.finished },
              ]}
            />
            <Applications id={id} />
          </>
        )}
      </Loaded>
    </>
  )
}

type Entry = { key: string; label: string; count: number }

function ColumnTabs({ id, entries }: { id: number; entries: Entry[] }) {
  const { t } = useTranslation('desk')
  const [search] = useSearchParams()
  const at = search.get('etapa') ?? 'all'
  return (
    <TabLinks
      label={t('vacancy.columns')}
      className={styles.columns ?? ''}
      links={entries.map(({ key, label, count }) => (
        <Link
          key={key}
          to={paths.vacancy(id, key === 'all' ? '' : `?etapa=${key}`)}
          aria-current={key === at ? 'page' : undefined}
        >
          {label} <span className="num">{count}</span>
        </Link>
      ))}
    />
  )
}

function asColumn(value: string | null): Column {
  if (!value || value === 'all') return {}
  const column = columns.find((name) => name === value)
  return column ? { column } : { stageId: value }
}

function Applications({ id }: { id: number }) {
  const { t } = useTranslation('desk')
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(applicationsQuery(id, asColumn(search.get('etapa')), { page, limit: 20 }))
  return (
    <Loaded query={query}>
      {({ rows, count, totalPages, limit }) =>
        count === 0 ? (
          <EmptyState title={t('vacancy.nobody')} headingLevel="h2" />
        ) : (
          <>
            <ul className={styles.list}>
              {rows.map((application) => (
                <li key={application.id}>
                  <ApplicationRow application={application} />
                </li>
              ))}
            </ul>
            <Pages page={page} pages={totalPages} count={count} limit={limit} />
          </>
        )
      }
    </Loaded>
  )
}

function ApplicationRow({ application }: { application: DeskApplication }) {
  const { t } = useTranslation(['desk', 'common'])
  const format = useFormat()
  const { candidate, stage, answerDueAt } = application
  const [now] = useState(Date.now)
  const late = answerDueAt !== null && Date.parse(answerDueAt) < now
  return (
    <Card as="article" interactive className={styles.row}>
      <div className={styles.person}>
        <Avatar name={candidate.name} photoUrl={candidate.photoUrl} />
        <div>
          <h2 className={styles.rowTitle}>
            <CardLink link={<Link to={paths.application(application.id)} />}>
              {candidate.name}
            </CardLink>
          </h2>
          <p className={styles.meta}>
            {[application.place, stage?.title].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className={styles.tags}>
        <Tag tone={late ? 'warn' : 'neutral'}>{t(`application.state.${application.state}`)}</Tag>
        {application.reviewRequested && (
          <Tag tone="info" icon={<IconGavel />}>
            {t('vacancy.review')}
          </Tag>
        )}
        {application.waitingSince && answerDueAt && (
          <span className={`${styles.clock} ${late ? styles.late : styles.meta}`}>
            <IconClock />
            {t(late ? 'vacancy.late' : 'vacancy.answerBy', {
              elapsed: format.elapsed(application.waitingSince),
              day: format.shortDay(answerDueAt),
            })}
          </span>
        )}
      </div>
    </Card>
  )
}
