import type { OpenSession } from '@trilha/contracts/accounts/settings'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/useFormat.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { IconDeviceDesktop, IconDeviceMobile } from '../../ui/icons/moreIcons.tsx'
import { Tag } from '../../ui/display/Tag.tsx'
import { Loaded } from '../../site/Loaded.tsx'
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../accounts.data.ts'
import styles from './Devices.module.css'
import { Row } from '../Row.tsx'
import { useResultToast } from '../useResultToast.ts'

/** The open sessions of the account, with a button to end each. */
export function Devices() {
  const query = useQuery(sessionsQuery)
  return <Loaded query={query}>{({ rows }) => <List rows={rows} />}</Loaded>
}

function List({ rows }: { rows: readonly OpenSession[] }) {
  const { t } = useTranslation('site')
  const reportResult = useResultToast()
  const endOthers = useEndOtherSessions()
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
          onClick={() =>
            reportResult(endOthers.mutateAsync(undefined), t('account.devices.othersEnded'))
          }
        >
          {t('account.devices.endOthers')}
        </Button>
      )}
    </>
  )
}

const phones: readonly string[] = ['Android', 'iPhone', 'iPad']

function Device({ row }: { row: OpenSession }) {
  const { t } = useTranslation('site')
  const format = useFormat()
  const reportResult = useResultToast()
  const end = useEndSession()
  const { browser, system } = row
  const name =
    browser && system
      ? t('account.devices.name', { browser, system })
      : (browser ?? system ?? t('account.devices.unknown'))
  const Icon = system && phones.includes(system) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li>
      <Row
        icon={<Icon />}
        title={name}
        detail={t('account.devices.used', { when: format.dateTime(row.usedAt) })}
        action={
          row.current ? (
            <Tag tone="ok">{t('account.devices.current')}</Tag>
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-label={t('account.devices.endOf', { name })}
              loading={end.isPending}
              onClick={() => reportResult(end.mutateAsync(row.id), t('account.devices.ended'))}
            >
              {t('account.devices.end')}
            </Button>
          )
        }
      />
    </li>
  )
}
