import type { getDelivery, Webhook } from '@trilha/contracts/webhooks/webhooks'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { useErrorWords } from './useErrorWords.ts'
import { deliveryQuery, useWebhookActions } from './webhooks.data.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import styles from './DeliveryDialog.module.css'

/** One delivery, named in the URL: its content, its tries, and a button to replay it. */
export function DeliveryDialog({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation(['integrations', 'common'])
  const [search, setSearch] = useSearchParams()
  const deliveryId = Number(search.get('envio')) || null
  const close = () => {
    search.delete('envio')
    setSearch(search, { preventScrollReset: true })
  }
  return (
    <Dialog
      open={deliveryId !== null}
      onOpenChange={(open) => !open && close()}
      title={t('delivery.title')}
      closeLabel={t('common:actions.close')}
      size="large"
    >
      {deliveryId !== null && <Content webhook={webhook} deliveryId={deliveryId} />}
    </Dialog>
  )
}

function Content({ webhook, deliveryId }: { webhook: Webhook; deliveryId: number }) {
  const { t } = useTranslation('integrations')
  const query = useQuery(deliveryQuery(webhook.id, deliveryId))
  const { replay } = useWebhookActions()
  const resend = () =>
    replay.mutate(
      { id: webhook.id, deliveryId },
      { onSuccess: () => toast.success(t('delivery.replayed')) },
    )
  return (
    <Loaded query={query}>
      {(delivery) => (
        <div className={styles.content}>
          <dl className={styles.facts}>
            <dt>webhook-id</dt>
            <dd>
              <code>{delivery.eventId}</code>
            </dd>
            <dt>{t('delivery.event')}</dt>
            <dd>{delivery.event}</dd>
            <dt>{t('delivery.state')}</dt>
            <dd>{t(`log.state.${delivery.state}`)}</dd>
          </dl>
          <h3>{t('delivery.sent')}</h3>
          {/* Scrollable regions must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.body} tabIndex={0} aria-label={t('delivery.sent')}>
            <pre>{formatJson(delivery.body)}</pre>
          </section>
          <Tries attempts={delivery.attempts} />
          <Failure id={replay.error && failureId(replay.error)} />
          {(delivery.state === 'delivered' || delivery.state === 'failed') && (
            <ButtonRow>
              <Button
                icon={<IconRefresh />}
                disabled={!webhook.active}
                loading={replay.isPending}
                onClick={resend}
              >
                {t('delivery.replay')}
              </Button>
              {!webhook.active && <span className="sm ink2">{t('webhooks.offAbout')}</span>}
            </ButtonRow>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Tries({ attempts }: Pick<ReplyOf<typeof getDelivery>, 'attempts'>) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const errorWords = useErrorWords()
  if (attempts.length === 0) return <p className="sm ink2">{t('delivery.noTry')}</p>
  return (
    <>
      <h3>{t('delivery.tries')}</h3>
      <ol className={styles.tries}>
        {attempts.map((one) => (
          <li key={one.at}>
            {format.dateTime(one.at)} · {errorWords(one)} ·{' '}
            {t('delivery.took', { milliseconds: format.number(one.milliseconds) })}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The body as indented JSON; unchanged if it is not JSON. */
function formatJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
