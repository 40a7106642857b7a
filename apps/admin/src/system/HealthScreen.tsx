import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { IconRefresh } from '@trilha/web/ui/icons.tsx'
import { Table } from '@trilha/web/ui/Table.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { doing } from '../shell/doing.ts'
import { Failure, failureOf } from '@trilha/web/form/Failure.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from '../shell/screen.module.css'
import { healthQuery, useRetry } from './system.data.ts'
import { WhatsAppPart } from './WhatsAppPart.tsx'

/** Background work, what failed for good, and the channels. */
export default function HealthScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const query = useQuery(healthQuery)
  const retry = useRetry()
  const again = (id: string) =>
    retry.mutate(id, { onSuccess: () => toast.success(t('health.retried')) })
  return (
    <Screen title={t('menu.health')} lead={t('health.lead')}>
      <Failure id={retry.error && failureOf(retry.error)} />
      <Loaded query={query}>
        {({ queues, deadLetters, deadCount, channels }) => (
          <>
            <Card as="section" className={styles.part}>
              <h2 className={styles.heading}>{t('health.channels')}</h2>
              <p>{t(`health.mail.${channels.mail}`)}</p>
              <p>{t('health.sentToday', { count: channels.sentToday })}</p>
            </Card>
            <WhatsAppPart {...channels.whatsApp} />
            <Card as="section" className={styles.part}>
              <h2 className={styles.heading}>{t('health.dead', { count: deadCount })}</h2>
              {deadLetters.length === 0 ? (
                <p className={styles.meta}>{t('health.noneDead')}</p>
              ) : (
                <ul className={styles.list}>
                  {deadLetters.map((letter) => (
                    <li key={letter.id} className={styles.row}>
                      <span>
                        {doing(letter.name)}{' '}
                        <span className={styles.meta}>
                          {format.dateTime(letter.at)} ·{' '}
                          {t('health.tries', { count: letter.tries })}
                        </span>
                      </span>
                      <Button
                        variant="outline"
                        icon={<IconRefresh />}
                        onClick={() => again(letter.id)}
                      >
                        {t('health.retry')}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
            <Table
              label={t('health.queues')}
              rows={queues}
              rowKey={({ name }) => name}
              columns={[
                { id: 'name', header: t('health.task'), cell: ({ name }) => doing(name) },
                {
                  id: 'waiting',
                  header: t('health.waiting'),
                  align: 'end',
                  cell: ({ waiting }) => format.number(waiting),
                },
                {
                  id: 'active',
                  header: t('health.active'),
                  align: 'end',
                  cell: ({ active }) => format.number(active),
                },
                {
                  id: 'scheduled',
                  header: t('health.scheduled'),
                  align: 'end',
                  cell: ({ scheduled }) => format.number(scheduled),
                },
                {
                  id: 'oldest',
                  header: t('health.oldest'),
                  cell: ({ oldest }) => (oldest ? format.elapsed(oldest) : ''),
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
