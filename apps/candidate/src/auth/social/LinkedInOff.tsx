import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconBrandLinkedin } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './LinkedInOff.module.css'

/** The button where LinkedIn is not configured: it stays, with the reason why it is off. */
export function LinkedInOff() {
  const { t } = useTranslation('auth')
  return (
    <div className={styles.off}>
      <Button
        block
        variant="outline"
        icon={<IconBrandLinkedin />}
        disabledReason={t('login.linkedInAway')}
      >
        {t('login.linkedIn')}
      </Button>
      <p className="sm ink2">{t('login.linkedInAway')}</p>
    </div>
  )
}
