import { recoveryCodeCount, type SecondStep } from '@trilha/contracts/accounts/secondStep'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/useFormat.ts'
import { Loaded } from '../../site/Loaded.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Tag } from '../../ui/display/Tag.tsx'
import { IconDeviceMobile, IconListNumbers } from '../../ui/icons/moreIcons.tsx'
import { settingsQuery } from '../accounts.data.ts'
import { Row } from '../Row.tsx'
import { useOpenDialog } from '../useOpenDialog.ts'
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { secondStepQuery } from './secondStep.data.ts'
import styles from './SecondStepRows.module.css'
import { TurnOffDialog } from './TurnOffDialog.tsx'

const dialogs = ['authenticator', 'recovery-codes', 'second-step-off'] as const
type DialogName = (typeof dialogs)[number]

/** The second step of the account: the authenticator app and the recovery codes. */
export function SecondStepRows({ email }: { email: string }) {
  const query = useQuery(secondStepQuery)
  const [opened, open] = useOpenDialog(dialogs)
  return (
    <Loaded query={query}>
      {(own) => {
        const dialog = { email, isOn: own.authenticator !== null, onClose: () => open(null) }
        return (
          <>
            <div className={styles.rows}>
              <AppRow own={own} onOpen={open} />
              {own.authenticator && <CodesRow left={own.recoveryCodesLeft} onOpen={open} />}
            </div>
            {opened === 'authenticator' && <AuthenticatorDialog {...dialog} />}
            {own.authenticator && opened === 'recovery-codes' && <RenewCodesDialog {...dialog} />}
            {own.authenticator && opened === 'second-step-off' && <TurnOffDialog {...dialog} />}
          </>
        )
      }}
    </Loaded>
  )
}

type OpenDialog = { onOpen: (dialog: DialogName) => void }

function AppRow({
  own: { authenticator, isRequired, requiredFrom },
  onOpen,
}: { own: SecondStep } & OpenDialog) {
  const { t } = useTranslation('secondStep')
  const format = useFormat()
  const { data: settings } = useQuery(settingsQuery)
  if (!authenticator)
    return (
      <Row
        icon={<IconDeviceMobile />}
        title={t('app.title')}
        detail={[
          t('app.off'),
          requiredFrom && !isRequired && t('app.requiredFrom', { day: format.day(requiredFrom) }),
        ]
          .filter(Boolean)
          .join(' ')}
        action={
          <Button
            variant="outline"
            size="sm"
            {...(settings?.hasPassword === false && { disabledReason: t('noPassword') })}
            onClick={() => onOpen('authenticator')}
          >
            {t('app.turnOn')}
          </Button>
        }
      />
    )
  return (
    <Row
      icon={<IconDeviceMobile />}
      title={
        <>
          {t('app.title')} <Tag tone="ok">{t('app.isOn')}</Tag>
        </>
      }
      detail={t('app.on', {
        added: format.day(authenticator.addedAt),
        used: format.dateTime(authenticator.usedAt),
      })}
      action={
        <div className={styles.actions}>
          <Button variant="outline" size="sm" onClick={() => onOpen('authenticator')}>
            {t('app.change')}
          </Button>
          {!isRequired && (
            <Button variant="plain" size="sm" onClick={() => onOpen('second-step-off')}>
              {t('app.turnOff')}
            </Button>
          )}
        </div>
      }
    />
  )
}

function CodesRow({ left, onOpen }: { left: number } & OpenDialog) {
  const { t } = useTranslation('secondStep')
  return (
    <Row
      icon={<IconListNumbers />}
      title={t('codes.title')}
      detail={
        <>
          {t('codes.lead')}
          <span className={left < 3 ? styles.few : styles.left}>
            {t('codes.left', { count: left, all: recoveryCodeCount })}
          </span>
        </>
      }
      action={
        <Button variant="outline" size="sm" onClick={() => onOpen('recovery-codes')}>
          {t('codes.renew')}
        </Button>
      }
    />
  )
}
