import type { ConsentRow } from '@trilha/contracts/privacy/privacy'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { IconShieldCheck } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconAdjustments, IconShieldLock, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { hasThirdParties } from '../../thirdParties/ChoicesButton.tsx'
import { openChoices } from '../../thirdParties/consent.ts'
import { paths } from '../../paths.ts'
import { consentsQuery, useRevokeInclusion } from '../accounts.data.ts'
import { ConsentText } from './ConsentText.tsx'
import { ItemList } from '../ItemList.tsx'
import { Loaded } from '../Loaded.tsx'
import { Row } from '@trilha/web/accounts/Row.tsx'
import { Section } from '../Section.tsx'
import type { DialogName } from '../SettingsScreen.tsx'

type ConsentsProps = { opened: DialogName | null; onOpen: (opened: DialogName | null) => void }

/** All consents of the user, active ones first, and their history. */
export function Consents({ opened, onOpen }: ConsentsProps) {
  const query = useQuery(consentsQuery)
  return (
    <Section part="privacy">
      <Loaded query={query}>{({ rows }) => <List rows={rows} onOpen={onOpen} />}</Loaded>
      {hasThirdParties && <Scripts />}
      {opened === 'inclusion' && <Revoke onClose={() => onOpen(null)} />}
    </Section>
  )
}

/** Opens the choice of third-party scripts. */
function Scripts() {
  const { t } = useTranslation('account')
  return (
    <Row
      icon={<IconAdjustments />}
      title={t('consents.scripts')}
      detail={t('consents.scriptsText')}
      action={
        <Button variant="outline" size="sm" onClick={() => openChoices()}>
          {t('consents.scriptsChoose')}
        </Button>
      }
    />
  )
}

type ListProps = { rows: readonly ConsentRow[]; onOpen: (opened: DialogName) => void }

function List({ rows, onOpen }: ListProps) {
  const { t } = useTranslation('account')
  const active = rows.filter((row) => row.revokedAt === null)
  const revoked = rows.filter((row) => row.revokedAt !== null)
  return (
    <>
      {active.length === 0 && <p className="sm ink2">{t('consents.none')}</p>}
      <ItemList>
        {active.map((row) => (
          <li key={row.id}>
            <Consent row={row} onRevoke={() => onOpen('inclusion')} />
          </li>
        ))}
      </ItemList>
      {revoked.length > 0 && (
        <Disclosure title={t('consents.history')} aside={revoked.length}>
          <ItemList>
            {revoked.map((row) => (
              <li key={row.id}>
                <Consent row={row} />
              </li>
            ))}
          </ItemList>
        </Disclosure>
      )}
    </>
  )
}

const topics = [
  'terms',
  'inclusion',
  'talent-search',
  'talent-disability',
  'application-pcd',
  'reminders',
  'applications',
  'searches',
] as const

function Consent({ row, onRevoke }: { row: ConsentRow; onRevoke?: () => void }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const topic = topics.find((known) => known === row.topic)
  const given = t('consents.given', {
    when: format.dateTime(row.givenAt),
    version: versionOf(row.version),
  })
  const detail = row.revokedAt
    ? `${given} ${t('consents.revoked', { when: format.dateTime(row.revokedAt) })}`
    : given
  return (
    <Row
      icon={row.topic === 'inclusion' ? <IconShieldLock /> : <IconShieldCheck />}
      title={topic ? t(`consents.topic.${topic}`) : row.topic}
      detail={detail}
      {...(onRevoke && { action: <Change row={row} onRevoke={onRevoke} /> })}
    >
      {row.text && (
        <ConsentText>
          <span lang="pt-BR">{row.text}</span>
        </ConsentText>
      )}
      {onRevoke && topic === 'terms' && <p className="sm ink2">{t('consents.termsHold')}</p>}
    </Row>
  )
}

/** `1` for `termos-de-uso-v1, politica-de-privacidade-v1`; other versions are already numbers. */
const versionOf = (version: string): string =>
  [...new Set(version.split(', ').map((part) => part.replace(/^.*-v/, '')))].join(', ')

/** The button to revoke or change an active consent. The terms have none. */
function Change({ row, onRevoke }: { row: ConsentRow; onRevoke: () => void }) {
  const { t } = useTranslation('account')
  if (row.topic === 'inclusion')
    return (
      <Button variant="outline" size="sm" onClick={onRevoke}>
        {t('consents.revoke')}
      </Button>
    )
  if (row.topic.startsWith('talent-'))
    return (
      <Button variant="outline" size="sm" render={<a href="#talent">{t('consents.change')}</a>} />
    )
  if (row.topic === 'application-pcd')
    return (
      <Button
        variant="outline"
        size="sm"
        render={<Link to={paths.myApplications()}>{t('consents.change')}</Link>}
      />
    )
  // Only the terms are left of the consents of the channel `site`.
  if (row.channel === 'site') return null
  return (
    <Button variant="outline" size="sm" render={<Link to={paths.notificationPreferences()} />}>
      {t('consents.change')}
    </Button>
  )
}

/** Confirmation before sensitive data is permanently deleted. */
function Revoke({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const revoke = useRevokeInclusion()
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={t('consents.revokeTitle')}
      confirmLabel={t('consents.revokeConfirm')}
      confirmIcon={<IconTrash />}
      cancelLabel={common('actions.cancel')}
      loading={revoke.isPending}
      loadingText={common('actions.sending')}
      onConfirm={() =>
        revoke.mutate(undefined, {
          onSuccess: () => {
            toast.success(t('consents.revokeDone'))
            onClose()
          },
        })
      }
      error={
        revoke.isError && (
          <Alert tone="bad" announce="assertive">
            {errorText(revoke.error)}
          </Alert>
        )
      }
    >
      {t('consents.revokeText')}
    </ConfirmDialog>
  )
}
