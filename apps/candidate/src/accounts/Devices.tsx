import type { OpenSession } from '@trilha/contracts/accounts.settings'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconDeviceDesktop, IconDeviceMobile } from '@trilha/web/ui/icons.more.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './accounts.data.ts'
import { Loaded } from './Loaded.tsx'
import { Row, Section } from './Section.tsx'
import { useTold } from './useTold.ts'
import styles from './Settings.module.css'

/** Where the person is signed in, and the way to end it there. */
export function Devices() {
  const query = useQuery(sessionsQuery)
  return (
    <Section part="devices">
      <Loaded query={query}>{({ rows }) => <List rows={rows} />}</Loaded>
    </Section>
  )
}

function List({ rows }: { rows: readonly OpenSession[] }) {
  const { t } = useTranslation('account')
  const told = useTold()
  const endOthers = useEndOtherSessions()
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Device row={row} />
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <Button
          variant="outline"
          className={styles.start}
          loading={endOthers.isPending}
          onClick={() => told(endOthers.mutateAsync(undefined), t('devices.othersEnded'))}
        >
          {t('devices.endOthers')}
        </Button>
      )}
    </>
  )
}

const phones = ['Android', 'iPhone', 'iPad']

function Device({ row }: { row: OpenSession }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const told = useTold()
  const end = useEndSession()
  const name = useDeviceName()(row)
  const Icon = row.system && phones.includes(row.system) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <Row
      icon={<Icon />}
      title={name}
      detail={t('devices.used', { when: format.dateTime(row.usedAt) })}
      action={
        row.current ? (
          <Tag tone="ok">{t('devices.current')}</Tag>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('devices.endOf', { name })}
            loading={end.isPending}
            onClick={() => told(end.mutateAsync(row.id), t('devices.ended'))}
          >
            {t('devices.end')}
          </Button>
        )
      }
    />
  )
}

/** A device as its owner would name it. */
function useDeviceName(): (row: Pick<OpenSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('account')
  return ({ browser, system }) =>
    browser && system
      ? t('devices.name', { browser, system })
      : (browser ?? system ?? t('devices.unknown'))
}
