import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { IconCloudCheck } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Kbd } from './Kbd.tsx'
import styles from './TestKeys.module.css'

/** The keyboard shortcuts of a test; hidden if the window is narrower than 900 px. */
export function TestKeys({ numbers }: { numbers: number }) {
  const { t } = useTranslation('assessments')
  return (
    <div className={styles.keys}>
      {numbers > 0 && (
        <span>
          <Kbd>1</Kbd> {t('keys.to')} <Kbd>{numbers}</Kbd> {t('keys.answer')}
        </span>
      )}
      <span>
        <Kbd>Enter</Kbd> {t('keys.next')}
      </span>
      <span>
        <Kbd>
          <IconArrowLeft />
        </Kbd>{' '}
        {t('keys.back')}
      </span>
      <span className="end">
        <IconCloudCheck />
        {t('keys.pause')}
      </span>
    </div>
  )
}
