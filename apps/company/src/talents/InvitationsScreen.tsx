import type { SentInvitation } from '@trilha/contracts/invitations'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { PagedList } from '@trilha/web/site/List.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import pipeline from '../pipeline/pipeline.module.css'
import { paths } from '../paths.ts'
import { sentQuery } from './talents.data.ts'
import styles from './Talents.module.css'
import { TalentTabs } from './TalentTabs.tsx'

const states = ['sent', 'accepted', 'declined', 'closed'] as const
const tones: Record<SentInvitation['state'], TagTone> = {
  sent: 'info',
  accepted: 'ok',
  declined: 'neutral',
  closed: 'neutral',
}

/** Invitations sent by the company, with their state. */
export default function InvitationsScreen() {
  const { t } = useTranslation('talents')
  const [address] = useSearchParams()
  const state = states.find((known) => known === address.get('estado'))
  const query = useQuery(sentQuery({ page: usePage(), limit: 10, ...(state && { state }) }))
  return (
    <>
      <title>{t('sent.documentTitle')}</title>
      <h1 className={pipeline.title}>{t('title')}</h1>
      <p className={pipeline.lead}>{t('sent.lead')}</p>
      <TalentTabs current="sent" />
      <Chips scroll>
        {[undefined, ...states].map((name) => (
          <Chip
            key={name ?? 'all'}
            on={name === state}
            render={
              <Link
                to={name ? `?estado=${name}` : '?'}
                replace
                aria-current={name === state ? 'true' : undefined}
              />
            }
          >
            {name ? t(`invitation.${name}`) : t('sent.all')}
          </Chip>
        ))}
      </Chips>
      {query.data && <p className={styles.found}>{t('sent.left', { count: query.data.left })}</p>}
      <PagedList
        query={query}
        empty={t(state ? 'sent.noneHere' : 'sent.none')}
        keyOf={({ id }) => id}
      >
        {(row) => <Row row={row} />}
      </PagedList>
    </>
  )
}

function Row({ row }: { row: SentInvitation }) {
  const { t } = useTranslation('talents')
  const format = useFormat()
  const name = row.name ?? t('sent.gone')
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.top}>
        <div className={styles.who}>
          <h2 className={pipeline.rowTitle}>
            {row.applicationId ? (
              <Link to={paths.application(row.applicationId)}>{name}</Link>
            ) : (
              name
            )}
          </h2>
          <p className={pipeline.meta}>
            <Link to={paths.vacancy(row.vacancy.id)}>{row.vacancy.roleName}</Link>
            {' · '}
            {t('sent.by', { name: row.by, day: format.shortDay(row.createdAt) })}
          </p>
        </div>
        <Tag tone={tones[row.state]}>{t(`invitation.${row.state}`)}</Tag>
      </div>
      {row.message && (
        <Disclosure title={t('sent.message')}>
          <p className={styles.written}>{row.message}</p>
        </Disclosure>
      )}
    </Card>
  )
}
