import type { Channels } from '@trilha/contracts/notifications/channels'
import {
  defaultPreferences,
  type NotificationPreferences,
} from '@trilha/contracts/notifications/notifications'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Switch } from '../ui/Switch.tsx'
import { Table } from '@trilha/web/ui/display/Table.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConfirmEmailNotice } from '../accounts/ConfirmEmailNotice.tsx'
import { formatPhone } from '../candidates/candidates.formats.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import styles from './PreferencesScreen.module.css'
import { channelsQuery, preferencesQuery, useSavePreferences } from './notifications.data.ts'

export const handle = { namespaces: ['notifications'] } satisfies Handle

type PreferenceName = keyof NotificationPreferences

/**
 * Kinds of notifications, with the preference for each channel. `always` cannot be turned off; null
 * is never sent.
 */
const rows = [
  { id: 'newJobs', email: 'receiveNewJobNotifications', whatsApp: null },
  { id: 'reminders', email: 'receiveUpdateReminders', whatsApp: 'receiveUpdateWhatsApp' },
  { id: 'applications', email: 'always', whatsApp: 'receiveJobNotificationsWhatsApp' },
] as const

/**
 * Notification preferences (specification, section 2). "Save" sends one request per changed switch;
 * failures of loading or saving are only logged (section 8), and the switches keep their values.
 */
export default function PreferencesScreen() {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation('common')
  const { user } = useSession()
  const candidateId = user?.candidate?.id ?? ''
  const { data } = useQuery(preferencesQuery(candidateId))
  const { data: channels } = useQuery(channelsQuery(candidateId))
  const save = useSavePreferences(candidateId)
  const [chosen, setChosen] = useState<Partial<NotificationPreferences>>({})
  const shown = { ...(data ?? defaultPreferences), ...chosen }
  const wantsWhatsApp = shown.receiveUpdateWhatsApp || shown.receiveJobNotificationsWhatsApp

  async function saveChanges() {
    if (!data) return
    const changed = Object.entries(chosen).filter(
      ([name, value]) => data[name as PreferenceName] !== value,
    )
    try {
      await save.mutateAsync(Object.fromEntries(changed))
    } catch {
      return
    }
    setChosen({})
    // Required in this wording by the specification's section 8, in every language.
    toast.success('Atualizado com sucesso!')
  }

  const renderPreference = (
    id: (typeof rows)[number]['id'],
    name: PreferenceName | 'always' | null,
    channel: string,
  ) => {
    if (name === 'always') return t('preferences.always')
    if (name === null) return <NeverSent />
    return (
      <Switch
        className={styles.only}
        checked={shown[name]}
        disabled={!data || save.isPending}
        onChange={(event) => setChosen({ ...chosen, [name]: event.target.checked })}
      >
        <span className="sr">{`${t(`preferences.row.${id}`)}: ${channel}`}</span>
      </Switch>
    )
  }

  return (
    <div className="wrap page">
      <PageHead title={t('preferences.title')} />
      <h1>{t('preferences.title')}</h1>
      <p className={styles.lead}>{t('preferences.lead')}</p>
      <ConfirmEmailNotice />
      {channels?.emailBouncing && (
        <Alert tone="warn" className={styles.notice}>
          {t('preferences.bouncing', { email: channels.email })}
        </Alert>
      )}
      <div aria-busy={!data}>
        <Table
          label={t('preferences.title')}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { id: 'what', header: t('preferences.what'), cell: (row) => <RowLabel id={row.id} /> },
            {
              id: 'email',
              header: t('preferences.email'),
              cell: (row) => renderPreference(row.id, row.email, t('preferences.email')),
            },
            {
              id: 'whatsApp',
              header: 'WhatsApp',
              cell: (row) => renderPreference(row.id, row.whatsApp, 'WhatsApp'),
            },
          ]}
        />
      </div>
      {channels?.whatsApp !== false && <p className={styles.consent}>{t('preferences.consent')}</p>}
      {wantsWhatsApp && channels && <NumberWarning channels={channels} />}
      <p>
        <Link className="link link--tap" to={paths.savedSearches()}>
          {t('preferences.saved')}
        </Link>
      </p>
      <Button
        className={styles.save}
        loading={save.isPending}
        loadingText={common('actions.sending')}
        disabled={!data}
        onClick={() => void saveChanges()}
      >
        {t('preferences.save')}
      </Button>
    </div>
  )
}

function RowLabel({ id }: { id: (typeof rows)[number]['id'] }): ReactNode {
  const { t } = useTranslation('notifications')
  return (
    <span>
      {t(`preferences.row.${id}`)}
      <span className={styles.about}>{t(`preferences.about.${id}`)}</span>
    </span>
  )
}

/** This notification is not sent on this channel. */
function NeverSent() {
  const { t } = useTranslation('notifications')
  return (
    <>
      <span aria-hidden className="ink3">
        –
      </span>
      <span className="sr">{t('preferences.none')}</span>
    </>
  )
}

/** A warning that WhatsApp is turned on but the number is missing or not confirmed. */
function NumberWarning({ channels: { phone, number } }: { channels: Channels }) {
  const { t } = useTranslation('notifications')
  if (phone !== null && (number === null || number === 'confirmed')) return null
  const values = { phone: formatPhone(phone ?? '') }
  const text =
    phone === null
      ? t('preferences.noPhone')
      : t(number === 'asked' ? 'preferences.number.asked' : 'preferences.number.refused', values)
  return (
    <Alert
      tone={number === 'asked' ? 'info' : 'warn'}
      className={styles.notice}
      action={
        <Link className="link link--tap" to={paths.editProfile()}>
          {t(phone === null ? 'preferences.addPhone' : 'preferences.number.change')}
        </Link>
      }
    >
      {text}
    </Alert>
  )
}
