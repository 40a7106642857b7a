import type { Handle } from '@trilha/web/router/handle.ts'
import type { Webhook } from '@trilha/contracts/webhooks/webhooks'
import { CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import { IntegrationsFrame } from '../shell/IntegrationsFrame.tsx'
import { SecretOnce } from '../shell/SecretOnce.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { useWebhookActions, webhooksQuery } from './webhooks.data.ts'
import { Heading } from '../ui/Heading.tsx'
import { RowCard } from '../ui/RowCard.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './WebhooksScreen.module.css'

export const handle = { namespaces: ['integrations'] } satisfies Handle

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
            <Section title={t('webhooks.new')}>
              <p className="ink2">{t('webhooks.about')}</p>
              {secret && (
                <SecretOnce
                  title={t('webhooks.made')}
                  secret={secret}
                  onDone={() => setSecret(null)}
                />
              )}
              <WebhookForm
                initial={{ url: '', events: ['application.created', 'application.moved'] }}
                submitLabel={t('webhooks.create')}
                save={async (typed) => {
                  setSecret(null)
                  setSecret((await create.mutateAsync(typed)).secret)
                }}
                clearAfterSave
              />
            </Section>
            {rows.length === 0 ? (
              <p className="ink2">{t('webhooks.none')}</p>
            ) : (
              <ul className={styles.list}>
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
    <RowCard>
      <div className={styles.text}>
        <Heading>
          <CardLink link={<Link to={paths.webhook(webhook.id)} />}>{webhook.url}</CardLink>
        </Heading>
        <p className="sm ink2">{webhook.events.join(', ')}</p>
      </div>
      <WebhookTags webhook={webhook} />
    </RowCard>
  )
}

/** State of a webhook, and its failed deliveries. */
export function WebhookTags({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations')
  const { active, goneAt, pending, failed } = webhook
  return (
    <div className={styles.tags}>
      <Tag tone={active ? 'ok' : 'neutral'}>
        {t(active ? 'webhooks.on' : goneAt ? 'webhooks.gone' : 'webhooks.off')}
      </Tag>
      {pending > 0 && <Tag tone="info">{t('webhooks.pending', { count: pending })}</Tag>}
      {failed > 0 && <Tag tone="warn">{t('webhooks.failed', { count: failed })}</Tag>}
    </div>
  )
}
