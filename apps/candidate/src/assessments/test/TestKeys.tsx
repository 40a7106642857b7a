import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { IconCloudCheck } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './TestKeys.module.css'

/** The available keyboard shortcuts; shown if there is a keyboard. */
export function Keys({ numbers }: { numbers: number }) {
  const { t } = useTranslation('assessments')
  return (
    <div className={styles.keys}>
      {numbers > 0 && (
        <span>
          <kbd>1</kbd> {t('keys.to')} <kbd>{numbers}</kbd> {t('keys.answer')}
        </span>
      )}
      <span>
        <kbd>Enter</kbd> {t('keys.next')}
      </span>
      <span>
        <kbd>
          <IconArrowLeft />
        </kbd>{' '}
        {t('keys.back')}
      </span>
      <span className="end">
        <IconCloudCheck />
        {t('keys.pause')}
      </span>
    </div>
  )
}
