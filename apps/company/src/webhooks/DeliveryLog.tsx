import {
  deliveryStates,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
} from '@trilha/contracts/webhooks/webhooks'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Failure, failureOf } from '@trilha/web/form/Failure.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { More } from '@trilha/web/site/More.tsx'
import { useErrorWords } from './useErrorWords.ts'
import { deliveriesQuery, useWebhookActions } from './webhooks.data.ts'
import styles from '../companies/companies.module.css'

const tones: Record<DeliveryState, TagTone> = {
  waiting: 'neutral',
  pending: 'info',
  delivered: 'ok',
  failed: 'warn',
}

/**
 * Deliveries of the last 30 days, newest first; the URL contains the state filter and the open row.
 */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations')
  const [search] = useSearchParams()
  const state = deliveryStates.find((known) => known === search.get('estado'))
  const query = useInfiniteQuery(deliveriesQuery(webhook.id, state))
  const { replayFailed } = useWebhookActions()
  const again = () =>
    replayFailed.mutate(webhook.id, {
      onSuccess: ({ count }) => toast.success(t('log.replayedAll', { count })),
    })
  return (
    <Card as="section" className={styles.part}>
      <div className={styles.actions}>
        <h2 className={styles.partTitle}>{t('log.title')}</h2>
        {webhook.failed > 0 && (
          <Button
            size="sm"
            variant="outline"
            icon={<IconRefresh />}
            disabled={!webhook.active}
            loading={replayFailed.isPending}
            onClick={again}
          >
            {t('log.replayAll', { count: webhook.failed })}
          </Button>
        )}
      </div>
      <Failure id={replayFailed.error && failureOf(replayFailed.error)} />
      <TabLinks
        label={t('log.states')}
        links={[undefined, ...deliveryStates].map((name) => (
          <Link
            key={name ?? 'all'}
            to={name ? `?estado=${name}` : '?'}
            replace
            preventScrollReset
            aria-current={name === state ? 'page' : undefined}
          >
            {t(`log.state.${name ?? 'all'}`)}
          </Link>
        ))}
      />
      <Loaded query={query}>
        {({ pages }) =>
          pages[0]?.rows.length === 0 ? (
            <p className={styles.lead}>{t('log.none')}</p>
          ) : (
            <ul className={styles.list}>
              {pages
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <li key={row.id} className={styles.member}>
                    <Row row={row} />
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
      <More query={query} />
    </Card>
  )
}

function Row({ row }: { row: WebhookDelivery }) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const errorWords = useErrorWords()
  const [search] = useSearchParams()
  const open = new URLSearchParams(search)
  open.set('envio', String(row.id))
  return (
    <>
      <div className={styles.who}>
        <p className={styles.name}>
          <Link to={`?${open}`} preventScrollReset>
            {row.event}
          </Link>
        </p>
        <p className={styles.meta}>
          {format.dateTime(row.createdAt)} · {t('log.tries', { count: row.tries })}
          {row.error && ` · ${errorWords(row)}`}
        </p>
      </div>
      <Tag tone={tones[row.state]}>{t(`log.state.${row.state}`)}</Tag>
    </>
  )
}
