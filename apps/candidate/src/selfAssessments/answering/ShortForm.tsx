import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import styles from './ShortForm.module.css'

/** A message that the second part is skipped, with a button to answer it after all. */
export function ShortForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('selfAssessments')
  return (
    <Alert
      className={styles.short}
      announce="polite"
      action={
        <Button variant="outline" size="sm" onClick={onBack}>
          {t('short.back')}
        </Button>
      }
    >
      {t('short.left')}
    </Alert>
  )
}

/** Offers to skip the second part, before its first block. */
export function ShortFormOffer({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('selfAssessments')
  return (
    <Disclosure card title={t('short.title')} className={styles.short}>
      <p>{t('short.text')}</p>
      <Button variant="outline" onClick={onSkip}>
        {t('short.leave')}
      </Button>
    </Disclosure>
  )
}
