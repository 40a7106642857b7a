import type { User } from '@trilha/contracts/accounts/accounts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/display/Card.tsx'
import { IconMoon, IconSun } from '../ui/icons/moreIcons.tsx'
import { Segmented } from '../ui/forms/Segmented.tsx'
import { useTheme } from '../ui/tokens/theme.ts'
import { Devices } from './devices/Devices.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { OwnEmail } from './OwnEmail.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { PasskeyRows } from './passkeys/PasskeyRows.tsx'
import styles from './OwnAccount.module.css'
import { SecondStepRows } from './secondStep/SecondStepRows.tsx'

type OwnAccountProps = {
  user: User
  /** Side effects of changing the e-mail, or a note that it has none. */
  emailNote?: string | undefined
}

/**
 * The user's own account on a site behind a login: e-mail, passkeys, password, second step, language,
 * theme, devices.
 */
export function OwnAccount({ user, emailNote }: OwnAccountProps) {
  const { t } = useTranslation(['site', 'ownEmail', 'passkeys', 'secondStep'])
  return (
    <div className={styles.parts}>
      <Part title={t('ownEmail:part.title')} lead={t('ownEmail:part.lead')}>
        <OwnEmail note={emailNote} />
        <PasskeyRows />
      </Part>
      <Part title={t('account.password.title')} lead={t('account.password.lead')}>
        <OwnPassword user={user} />
      </Part>
      <Part title={t('secondStep:title')} lead={t('secondStep:lead')}>
        <SecondStepRows email={user.email} />
      </Part>
      <Part title={t('account.look.title')} lead={t('account.look.lead')}>
        <Look />
      </Part>
      <Part title={t('account.devices.title')} lead={t('account.devices.lead')}>
        <Devices />
      </Part>
    </div>
  )
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className={styles.part}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.meta}>{lead}</p>
      </div>
      {children}
    </Card>
  )
}

/** Applied at once: the theme on this device, the language for the account. */
function Look() {
  const { t } = useTranslation('common')
  const [theme, change] = useTheme()
  return (
    <div className={styles.fields}>
      <LanguageSelect />
      <Segmented
        label={t('look.theme')}
        className={styles.start ?? ''}
        value={theme.themeMode}
        onChange={(themeMode) => change({ themeMode })}
        options={[
          { value: 'light', label: t('look.light'), icon: <IconSun /> },
          { value: 'dark', label: t('look.dark'), icon: <IconMoon /> },
        ]}
      />
    </div>
  )
}
