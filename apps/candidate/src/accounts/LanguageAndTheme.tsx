import { Appearance } from '../shell/Appearance.tsx'
import { LanguageSelect } from '@trilha/web/accounts/LanguageSelect.tsx'
import { Section } from './Section.tsx'
import styles from './LanguageAndTheme.module.css'

/** Language (for the account) and theme (for this device); changes apply immediately. */
export function LanguageAndTheme() {
  return (
    <Section part="appearance">
      <LanguageSelect className={styles.language ?? ''} />
      <div className={styles.appearance}>
        <Appearance />
      </div>
    </Section>
  )
}
