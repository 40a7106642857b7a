import { EmailDialog } from '@trilha/web/accounts/EmailDialog.tsx'
import { SecondStepRows } from '@trilha/web/accounts/secondStep/SecondStepRows.tsx'
import { useOpenDialog } from '@trilha/web/accounts/useOpenDialog.ts'
import { useSession } from '@trilha/web/data/session.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { Access } from './Access.tsx'
import { Consents } from './privacy/Consents.tsx'
import { Copy } from './privacy/Copy.tsx'
import { Devices } from './Devices.tsx'
import { LanguageAndTheme } from './LanguageAndTheme.tsx'
import { TalentSection } from '../talents/TalentSection.tsx'
import { Leave } from './privacy/Leave.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { Requests } from './privacy/Requests.tsx'
import { parts, Section } from './Section.tsx'
import styles from './SettingsScreen.module.css'

export const handle = {
  namespaces: ['account', 'auth', 'ownEmail', 'passkeys', 'secondStep', 'site'],
} satisfies Handle

/** Dialogs of the page; the open one is in the address (`?open=email`). */
const dialogs = ['email', 'password', 'inclusion', 'leave'] as const
export type DialogName = (typeof dialogs)[number]

/** Minha conta: sign-in, second step, appearance, devices, consents, data export, deletion. */
export default function SettingsScreen() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const [opened, open] = useOpenDialog(dialogs)
  useScrollToAnchor()
  if (!user) return null
  return (
    <div className="wrap page">
      <PageHead title={t('title')} />
      <h1>{t('title')}</h1>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-label={t('nav')}>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{t(`parts.${part}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <Access onOpen={open} />
          <Section part="secondStep">
            <SecondStepRows email={user.email} />
          </Section>
          <LanguageAndTheme />
          <Devices />
          <TalentSection />
          <Consents opened={opened} onOpen={open} />
          <Copy />
          <Requests />
          <Leave deletionAt={user.deletionAt} opened={opened} onOpen={open} />
        </div>
      </div>
      {opened === 'email' && <EmailDialog onClose={() => open(null)} />}
      {opened === 'password' && <PasswordDialog user={user} onClose={() => open(null)} />}
    </div>
  )
}

/** Scrolls to the anchor of the address; the browser looks for it before the page is rendered. */
function useScrollToAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
