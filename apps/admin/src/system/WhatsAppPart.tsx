import type { WhatsAppHealth } from '@trilha/contracts/system.whatsapp'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/Card.tsx'
import { Table } from '@trilha/web/ui/Table.tsx'
import { useTranslation } from 'react-i18next'
import styles from '../shell/screen.module.css'

type Template = WhatsAppHealth['templates'][number]

/** How WhatsApp does: what is sent, what waits, and what the service refuses, without anybody in it. */
export function WhatsAppPart({ mode, webhookAt, waiting, templates, dropped }: WhatsAppHealth) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const webhook = webhookAt
    ? t('health.whatsApp.webhook', { at: format.dateTime(webhookAt) })
    : t('health.whatsApp.noWebhook')
  return (
    <>
      <Card as="section" className={styles.part}>
        <h2 className={styles.heading}>{t('health.whatsApp.title')}</h2>
        <p>{t(`health.whatsApp.mode.${mode}`)}</p>
        {mode !== 'off' && <p>{webhook}</p>}
        <p>
          {t('health.whatsApp.waiting', { count: waiting.count })}
          {waiting.since && (
            <span className={styles.meta}>
              {' · '}
              {t('health.whatsApp.since', { at: format.dateTime(waiting.since) })}
            </span>
          )}
        </p>
        <h3>{t('health.whatsApp.dropped')}</h3>
        {dropped.length === 0 ? (
          <p className={styles.meta}>{t('health.whatsApp.noneDropped')}</p>
        ) : (
          <dl className={styles.facts}>
            {dropped.map(({ reason, count }) => (
              <div key={reason} className={styles.fact}>
                <dt>{t(`health.whatsApp.reason.${reason}`)}</dt>
                <dd>{format.number(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <Table<Template>
        label={t('health.whatsApp.templates')}
        rows={templates}
        rowKey={({ name }) => name ?? ''}
        columns={[
          {
            id: 'name',
            header: t('health.whatsApp.template'),
            cell: ({ name }) => name ?? t('health.whatsApp.freeText'),
          },
          {
            id: 'sent',
            header: t('health.whatsApp.sent'),
            align: 'end',
            cell: ({ sent }) => format.number(sent),
          },
          {
            id: 'failed',
            header: t('health.whatsApp.failed'),
            align: 'end',
            cell: ({ failed }) => format.number(failed),
          },
          {
            id: 'error',
            header: t('health.whatsApp.lastError'),
            cell: ({ lastError }) =>
              lastError
                ? t('health.whatsApp.error', {
                    words: t(`health.whatsApp.problem.${lastError.problem}`),
                    // A name of the service's, not an amount: no dots between its digits.
                    code: String(lastError.code),
                  })
                : t('health.whatsApp.noError'),
          },
        ]}
      />
    </>
  )
}
