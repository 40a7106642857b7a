import {
  deliveryStates,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
} from '@trilha/contracts/webhooks/webhooks'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ShowMoreButton } from '@trilha/web/site/ShowMoreButton.tsx'
import { useErrorWords } from './useErrorWords.ts'
import { deliveriesQuery, useWebhookActions } from './webhooks.data.ts'
import { Row, RowList, RowText } from '../ui/RowList.tsx'
import { Section } from '../ui/Section.tsx'

const tones: Record<DeliveryState, TagTone> = {
  waiting: 'neutral',
  pending: 'info',
  delivered: 'ok',
  failed: 'warn',
}

/**
 * Deliveries of the last 30 days, newest first; the URL contains the state filter and the open
 * delivery.
 */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations')
  const [search] = useSearchParams()
  const state = deliveryStates.find((known) => known === search.get('estado'))
  const query = useInfiniteQuery(deliveriesQuery(webhook.id, state))
  const { replayFailed } = useWebhookActions()
  const resendFailed = () =>
    replayFailed.mutate(webhook.id, {
      onSuccess: ({ count }) => toast.success(t('log.replayedAll', { count })),
    })
  return (
    <Section
      title={t('log.title')}
      aside={
        webhook.failed > 0 && (
          <Button
            size="sm"
            variant="outline"
            icon={<IconRefresh />}
            disabled={!webhook.active}
            loading={replayFailed.isPending}
            onClick={resendFailed}
          >
            {t('log.replayAll', { count: webhook.failed })}
          </Button>
        )
      }
    >
      <Failure id={replayFailed.error && failureId(replayFailed.error)} />
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
            <p className="ink2">{t('log.none')}</p>
          ) : (
            <RowList>
              {pages
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <Row key={row.id}>
                    <Delivery row={row} />
                  </Row>
                ))}
            </RowList>
          )
        }
      </Loaded>
      <ShowMoreButton query={query} />
    </Section>
  )
}

function Delivery({ row }: { row: WebhookDelivery }) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const errorWords = useErrorWords()
  const [search] = useSearchParams()
  const openSearch = new URLSearchParams(search)
  openSearch.set('envio', String(row.id))
  return (
    <>
      <RowText
        title={
          <Link to={`?${openSearch}`} preventScrollReset>
            {row.event}
          </Link>
        }
      >
        <p className="sm ink2">
          {format.dateTime(row.createdAt)} · {t('log.tries', { count: row.tries })}
          {row.error && ` · ${errorWords(row)}`}
        </p>
      </RowText>
      <Tag tone={tones[row.state]}>{t(`log.state.${row.state}`)}</Tag>
    </>
  )
}
