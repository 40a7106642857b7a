import type { readHealth } from '@trilha/contracts/system/admin'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { Table } from '@trilha/web/ui/display/Table.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { showNounVerb } from '../shell/showNounVerb.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Row } from '../ui/Row.tsx'
import { Stack } from '../ui/Stack.tsx'
import { NameList } from './NameList.tsx'
import { useRetry } from './system.data.ts'
import styles from './TaskParts.module.css'

type Health = ReplyOf<typeof readHealth>
type Queue = Health['queues'][number]

type FailedTasksPartProps = Pick<Health, 'deadLetters' | 'deadCount'>

/** Permanently failed tasks with a retry button; expanded if there are any. */
export function FailedTasksPart({ deadLetters, deadCount }: FailedTasksPartProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const retry = useRetry()
  const retryTask = (id: string) =>
    retry.mutate(id, { onSuccess: () => toast.success(t('health.retried')) })
  return (
    <Disclosure
      card
      headingLevel="h2"
      title={t('health.stopped')}
      aside={format.number(deadCount)}
      // `open` applies on mounting only: the changed key mounts the part again when the first task
      // fails or the last failed task is gone.
      key={String(deadCount > 0)}
      open={deadCount > 0}
    >
      <Failure id={retry.error && failureId(retry.error)} />
      {deadLetters.length === 0 ? (
        <p className="sm ink2">{t('health.noneDead')}</p>
      ) : (
        <ul className={styles.list}>
          {deadLetters.map((task) => (
            <Row key={task.id} as="li">
              <span>
                {showNounVerb(task.name)}{' '}
                <span className="sm ink2">
                  {format.dateTime(task.at)} · {t('health.tries', { count: task.tries })}
                </span>
              </span>
              <Button
                variant="outline"
                icon={<IconRefresh />}
                aria-label={t('health.retryOf', { task: showNounVerb(task.name) })}
                loading={retry.isPending && retry.variables === task.id}
                onClick={() => retryTask(task.id)}
              >
                {t('health.retry')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

/** Task queues: those with tasks in a table, the empty ones as a list of names. */
export function QueuesPart({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const isBusy = ({ waiting, active, scheduled }: Queue) => waiting + active + scheduled > 0
  const busy = queues.filter(isBusy)
  const idle = queues.filter((queue) => !isBusy(queue))
  return (
    <Disclosure
      card
      headingLevel="h2"
      title={t('health.queues')}
      aside={t('health.busy', { count: busy.length })}
    >
      <Stack>
        {busy.length > 0 && (
          <Table
            label={t('health.queues')}
            rows={busy}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', header: t('health.task'), cell: ({ name }) => showNounVerb(name) },
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
        )}
        {idle.length > 0 && (
          <NameList title={t('health.idle', { count: idle.length })}>
            {idle.map(({ name }) => (
              <li key={name}>{showNounVerb(name)}</li>
            ))}
          </NameList>
        )}
      </Stack>
    </Disclosure>
  )
}
