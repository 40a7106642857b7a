import type { Webhook } from '@trilha/contracts/webhooks/webhooks'
import { Card, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import pipeline from '../pipeline/pipeline.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import { IntegrationsFrame } from '../shell/IntegrationsFrame.tsx'
import { SecretOnce } from '../shell/SecretOnce.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { useWebhookActions, webhooksQuery } from './webhooks.data.ts'
import styles from '../companies/companies.module.css'

/** The company's webhooks. */
export default function WebhooksScreen() {
  const { t } = useTranslation('integrations')
  const query = useQuery(webhooksQuery)
  const { create } = useWebhookActions()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <IntegrationsFrame part="webhooks">
      <Loaded query={query}>
        {({ rows }) => (
          <>
            <Card as="section" className={styles.part}>
              <h2 className={styles.partTitle}>{t('webhooks.new')}</h2>
              <p className={styles.lead}>{t('webhooks.about')}</p>
              {secret && (
                <SecretOnce
                  title={t('webhooks.made')}
                  secret={secret}
                  onDone={() => setSecret(null)}
                />
              )}
              <WebhookForm
                start={{ url: '', events: ['application.created', 'application.moved'] }}
                submitLabel={t('webhooks.create')}
                save={async (typed) => {
                  setSecret(null)
                  setSecret((await create.mutateAsync(typed)).secret)
                }}
                emptyAfter
              />
            </Card>
            {rows.length === 0 ? (
              <p className={styles.lead}>{t('webhooks.none')}</p>
            ) : (
              <ul className={pipeline.list}>
                {rows.map((webhook) => (
                  <li key={webhook.id}>
                    <Row webhook={webhook} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </IntegrationsFrame>
  )
}

function Row({ webhook }: { webhook: Webhook }) {
  return (
    <Card as="article" interactive className={pipeline.row}>
      <div className={styles.who}>
        <h2 className={pipeline.rowTitle}>
          <CardLink link={<Link to={paths.webhook(webhook.id)} />}>{webhook.url}</CardLink>
        </h2>
        <p className={styles.meta}>{webhook.events.join(', ')}</p>
      </div>
      <WebhookTags webhook={webhook} />
    </Card>
  )
}

/** State of a webhook, and its failed deliveries. */
export function WebhookTags({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations')
  const { active, goneAt, pending, failed } = webhook
  return (
    <div className={pipeline.tags}>
      <Tag tone={active ? 'ok' : 'neutral'}>
        {t(active ? 'webhooks.on' : goneAt ? 'webhooks.gone' : 'webhooks.off')}
      </Tag>
      {pending > 0 && <Tag tone="info">{t('webhooks.pending', { count: pending })}</Tag>}
      {failed > 0 && <Tag tone="warn">{t('webhooks.failed', { count: failed })}</Tag>}
    </div>
  )
}
