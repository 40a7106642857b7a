import type { Handle } from '@trilha/web/router/handle.ts'
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
import { paths } from '../../paths.ts'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { TalentCardHead } from '../TalentCardHead.tsx'
import { sentQuery } from '../talents.data.ts'
import { TalentTabs } from '../TalentTabs.tsx'
import styles from './InvitationsScreen.module.css'

export const handle = { namespaces: ['talents'] } satisfies Handle

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
      <ScreenHead title={t('title')}>{t('sent.lead')}</ScreenHead>
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
      {query.data && <p className={styles.left}>{t('sent.left', { count: query.data.left })}</p>}
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
      <TalentCardHead
        name={
          row.applicationId ? <Link to={paths.application(row.applicationId)}>{name}</Link> : name
        }
        status={<Tag tone={tones[row.state]}>{t(`invitation.${row.state}`)}</Tag>}
      >
        <p className="sm ink2">
          <Link to={paths.vacancy(row.vacancy.id)}>{row.vacancy.roleName}</Link>
          {' · '}
          {t('sent.by', { name: row.by, day: format.shortDay(row.createdAt) })}
        </p>
      </TalentCardHead>
      {row.message && (
        <Disclosure title={t('sent.message')}>
          <PreservedText>{row.message}</PreservedText>
        </Disclosure>
      )}
    </Card>
  )
}
