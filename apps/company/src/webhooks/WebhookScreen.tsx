import type { Handle } from '@trilha/web/router/handle.ts'
import type { Webhook } from '@trilha/contracts/webhooks/webhooks'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { WebhookActions } from './WebhookActions.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { useWebhookActions, webhooksQuery } from './webhooks.data.ts'
import { WebhookTags } from './WebhooksScreen.tsx'
import { Section, Sections } from '../ui/Section.tsx'
import { BackLink } from '../ui/screen/BackLink.tsx'
import styles from './WebhookScreen.module.css'

export const handle = { namespaces: ['integrations'] } satisfies Handle

/** One webhook: its state, actions, form and delivery log. */
export default function WebhookScreen() {
  const { t } = useTranslation('integrations')
  const { webhookId } = useParams()
  const query = useQuery(webhooksQuery)
  return (
    <>
      <title>{t('documentTitle', { part: t('parts.webhooks') })}</title>
      <BackLink to={paths.webhooks()}>{t('parts.webhooks')}</BackLink>
      <Loaded query={query}>
        {({ rows }) => {
          const webhook = rows.find(({ id }) => id === webhookId)
          return webhook ? (
            <WebhookDetails webhook={webhook} />
          ) : (
            <EmptyState title={t('webhooks.missing')} headingLevel="h1" />
          )
        }}
      </Loaded>
    </>
  )
}

function WebhookDetails({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations')
  const { update } = useWebhookActions()
  const { id, url, events } = webhook
  return (
    <>
      <h1>{t('webhooks.one')}</h1>
      <p className={styles.url}>
        <code>{url}</code>
      </p>
      <WebhookTags webhook={webhook} />
      <Sections>
        <WebhookActions webhook={webhook} />
        <Section title={t('webhooks.change')}>
          <WebhookForm
            key={id}
            initial={{ url, events }}
            submitLabel={t('webhooks.save')}
            save={async (typed) => {
              await update.mutateAsync({ id, ...typed })
              toast.success(t('webhooks.saved'))
            }}
          />
        </Section>
        <DeliveryLog webhook={webhook} />
      </Sections>
      <DeliveryDialog webhook={webhook} />
    </>
  )
}
