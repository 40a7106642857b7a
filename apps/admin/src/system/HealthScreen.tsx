import type { readHealth } from '@trilha/contracts/system/admin'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { Heading } from '../ui/Heading.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { FailedTasksPart, QueuesPart } from './TaskParts.tsx'
import { healthQuery } from './system.data.ts'
import { DroppedPart, TemplatesPart } from './WhatsAppParts.tsx'

type Health = ReplyOf<typeof readHealth>

/** State of background tasks and message channels: a summary, then the details. */
export default function HealthScreen() {
  const { t } = useTranslation('admin')
  const query = useQuery(healthQuery)
  return (
    <Screen title={t('menu.health')} lead={t('health.lead')}>
      <Loaded query={query}>
        {(health) => (
          <>
            <Summary {...health} />
            <FailedTasksPart {...health} />
            <QueuesPart queues={health.queues} />
            <DroppedPart {...health.channels.whatsApp} />
            <TemplatesPart {...health.channels.whatsApp} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** Shows at a glance whether anything needs attention. */
function Summary({ queues, deadCount, channels }: Health) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { mail, sentToday, whatsApp } = channels
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  const oldest = queues
    .flatMap((queue) => queue.oldest ?? [])
    .toSorted()
    .at(0)
  const { mode, webhookAt } = whatsApp
  return (
    <CardStack as="section">
      <Heading>{t('health.summary')}</Heading>
      <ButtonRow>
        <Tag tone={deadCount > 0 ? 'bad' : 'ok'}>{t('health.dead', { count: deadCount })}</Tag>
        {whatsApp.dropped.length > 0 && <Tag tone="warn">{t('health.whatsApp.someDropped')}</Tag>}
      </ButtonRow>
      <Facts>
        <Fact
          name={t('health.tasks')}
          value={[
            t('health.due', { count: waiting }),
            oldest && t('health.whatsApp.since', { at: format.dateTime(oldest) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
        <Fact name={t('health.channels')} value={t(`health.mail.${mail}`)} />
        <Fact name={t('health.messages')} value={t('health.sentToday', { count: sentToday })} />
        <Fact
          name={t('health.whatsApp.title')}
          value={[
            t(`health.whatsApp.mode.${mode}`),
            mode !== 'off' &&
              (webhookAt
                ? t('health.whatsApp.webhook', { at: format.dateTime(webhookAt) })
                : t('health.whatsApp.noWebhook')),
            [
              t('health.whatsApp.waiting', { count: whatsApp.waiting.count }),
              whatsApp.waiting.since &&
                t('health.whatsApp.since', { at: format.dateTime(whatsApp.waiting.since) }),
            ]
              .filter(Boolean)
              .join(' · '),
          ]
            .filter(Boolean)
            .join('\n')}
        />
      </Facts>
    </CardStack>
  )
}
