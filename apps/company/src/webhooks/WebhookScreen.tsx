import type { Webhook } from '@trilha/contracts/webhooks/webhooks'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import pipeline from '../pipeline/pipeline.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { WebhookActions } from './WebhookActions.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { useWebhookActions, webhooksQuery } from './webhooks.data.ts'
import { WebhookTags } from './WebhooksScreen.tsx'
import styles from '../companies/companies.module.css'

/** One webhook: state, secret and delivery log. */
export default function WebhookScreen() {
  const { t } = useTranslation('integrations')
  const { webhookId } = useParams()
  const query = useQuery(webhooksQuery)
  return (
    <>
      <title>{t('documentTitle', { part: t('parts.webhooks') })}</title>
      <Link to={paths.webhooks()} className={pipeline.back}>
        <IconArrowLeft /> {t('parts.webhooks')}
      </Link>
      <Loaded query={query}>
        {({ rows }) => {
          const webhook = rows.find(({ id }) => id === webhookId)
          return webhook ? (
            <One webhook={webhook} />
          ) : (
            <EmptyState title={t('webhooks.missing')} headingLevel="h1" />
          )
        }}
      </Loaded>
    </>
  )
}

function One({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations')
  const { update } = useWebhookActions()
  const { id, url, events } = webhook
  return (
    <>
      <h1 className={pipeline.title}>{t('webhooks.one')}</h1>
      <p className={styles.who}>
        <code>{url}</code>
      </p>
      <WebhookTags webhook={webhook} />
      <div className={styles.screen}>
        <WebhookActions webhook={webhook} />
        <Card as="section" className={styles.part}>
          <h2 className={styles.partTitle}>{t('webhooks.change')}</h2>
          <WebhookForm
            key={id}
            start={{ url, events }}
            submitLabel={t('webhooks.save')}
            save={async (typed) => {
              await update.mutateAsync({ id, ...typed })
              toast.success(t('webhooks.saved'))
            }}
          />
        </Card>
        <DeliveryLog webhook={webhook} />
      </div>
      <DeliveryDialog webhook={webhook} />
    </>
  )
}
