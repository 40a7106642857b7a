import type { OpenSession } from '@trilha/contracts/accounts.settings'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../form/Failure.tsx'
import { useFormat } from '../i18n/useFormat.ts'
import { Button } from '../ui/Button.tsx'
import { Tag } from '../ui/Tag.tsx'
import { toast } from '../ui/toast.ts'
import { Loaded } from './Loaded.tsx'
import { sessionsQuery, useAccountActions } from './ownAccount.data.ts'
import styles from './OwnAccount.module.css'

/** Where the person is signed in, and the way to end it there. */
export function OwnDevices() {
  const query = useQuery(sessionsQuery)
  return <Loaded query={query}>{({ rows }) => <List rows={rows} />}</Loaded>
}

function List({ rows }: { rows: readonly OpenSession[] }) {
  const { t } = useTranslation('site')
  const told = useTold()
  const { endOthers } = useAccountActions()
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Device key={row.id} row={row} />
        ))}
      </ul>
      {rows.length > 1 && (
        <Button
          variant="outline"
          className={styles.start}
          loading={endOthers.isPending}
          onClick={() => told(endOthers.mutateAsync(), t('account.devices.othersEnded'))}
        >
          {t('account.devices.endOthers')}
        </Button>
      )}
    </>
  )
}

function Device({ row }: { row: OpenSession }) {
  const { t } = useTranslation('site')
  const format = useFormat()
  const told = useTold()
  const { endSession } = useAccountActions()
  const { browser, system } = row
  const name =
    browser && system
      ? t('account.devices.name', { browser, system })
      : (browser ?? system ?? t('account.devices.unknown'))
  return (
    <li className={styles.device}>
      <div>
        <b>{name}</b>
        <p className={styles.meta}>
          {t('account.devices.used', { when: format.dateTime(row.usedAt) })}
        </p>
      </div>
      {row.current ? (
        <Tag tone="ok">{t('account.devices.current')}</Tag>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('account.devices.endOf', { name })}
          loading={endSession.isPending}
          onClick={() => told(endSession.mutateAsync(row.id), t('account.devices.ended'))}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  )
}

/** Says what came of a change, also when that took its button off the screen. */
function useTold(): (change: Promise<unknown>, done: string) => void {
  const { t } = useTranslation('common')
  return (change, done) => {
    change.then(
      () => toast.success(done),
      (error: unknown) => toast.error(t(`errors.${failureOf(error)}`)),
    )
  }
}
