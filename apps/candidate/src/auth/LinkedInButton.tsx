import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconBrandLinkedin } from '@trilha/web/ui/icons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'

/** Sign-in by the professional network; where it is not configured it says so (product.md section 2). */
export function LinkedInButton() {
  const { t } = useTranslation('auth')
  const [asked, setAsked] = useState(false)
  return (
    <div>
      <Button
        block
        variant="outline"
        className={styles.linkedIn}
        icon={<IconBrandLinkedin />}
        onClick={() => setAsked(true)}
      >
        {t('login.linkedIn')}
      </Button>
      <output className={styles.said}>
        {asked && (
          <Alert tone="info" className={styles.below}>
            {t('login.linkedInAway')}
          </Alert>
        )}
      </output>
    </div>
  )
}
