import type { AccountSettings } from '@trilha/contracts/accounts/settings'
import { useQuery } from '@tanstack/react-query'
import { requestPasswordLink, settingsQuery } from '@trilha/web/accounts/accounts.data.ts'
import { PasskeyRows } from '@trilha/web/accounts/passkeys/PasskeyRows.tsx'
import { EmailRow } from '@trilha/web/accounts/EmailRow.tsx'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconBrandLinkedin, IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { useUnlinkLinkedIn } from './accounts.data.ts'
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx'
import { Loaded } from './Loaded.tsx'
import { paths } from '../paths.ts'
import { Row } from '@trilha/web/accounts/Row.tsx'
import { Section } from './Section.tsx'
import type { DialogName } from './SettingsScreen.tsx'
import { useResultToast } from '@trilha/web/accounts/useResultToast.ts'

/** Ways to sign in: e-mail, password, LinkedIn and passkeys. */
export function Access({ onOpen }: { onOpen: (opened: DialogName) => void }) {
  const query = useQuery(settingsQuery)
  return (
    <Section part="access">
      <Loaded query={query}>{(own) => <SignInMethods own={own} onOpen={onOpen} />}</Loaded>
    </Section>
  )
}

type SignInMethodsProps = { own: AccountSettings; onOpen: (opened: DialogName) => void }

function SignInMethods({ own, onOpen }: SignInMethodsProps) {
  const { t } = useTranslation(['account', 'site'])
  const disabledWithoutPassword = own.hasPassword
    ? {}
    : { disabledReason: t('access.passwordFirst') }
  return (
    <>
      <ConfirmEmailNotice />
      <EmailRow own={own} {...disabledWithoutPassword} onChange={() => onOpen('email')} />
      <Row
        icon={<IconLock />}
        title={t('access.password')}
        detail={t(own.hasPassword ? 'access.hasPassword' : 'access.noPassword')}
        action={
          own.hasPassword ? (
            <Button variant="outline" size="sm" onClick={() => onOpen('password')}>
              {t('site:account.password.title')}
            </Button>
          ) : (
            <CreatePassword email={own.email} />
          )
        }
      />
      <LinkedIn own={own} />
      <PasskeyRows />
    </>
  )
}

/** Users who only sign in with LinkedIn get a link by e-mail to set a password. */
function CreatePassword({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const reportResult = useResultToast()
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() =>
        reportResult(
          requestPasswordLink(1, email, paths.changePassword()),
          t('access.linkSent', { email }),
        )
      }
    >
      {t('access.createPassword')}
    </Button>
  )
}

function LinkedIn({ own }: { own: AccountSettings }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const unlink = useUnlinkLinkedIn()
  const reportResult = useResultToast()
  if (!own.linkedIn) return null
  return (
    <Row
      icon={<IconBrandLinkedin />}
      title="LinkedIn"
      detail={t('access.linkedSince', { day: format.day(own.linkedIn.linkedAt) })}
      action={
        <Button
          variant="outline"
          size="sm"
          loading={unlink.isPending}
          {...(!own.hasPassword && { disabledReason: t('access.passwordFirst') })}
          onClick={() => reportResult(unlink.mutateAsync(undefined), t('access.unlinked'))}
        >
          {t('access.unlink')}
        </Button>
      }
    />
  )
}
