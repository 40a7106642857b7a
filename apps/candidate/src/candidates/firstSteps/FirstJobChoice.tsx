import { IconCompass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { useTranslation } from 'react-i18next'
import styles from './FirstJobChoice.module.css'

type FirstJobChoiceProps = { checked: boolean; onChange: (checked: boolean) => void }

/** "I don't know yet, it is my first job". */
export function FirstJobChoice({ checked, onChange }: FirstJobChoiceProps) {
  const { t } = useTranslation('firstSteps')
  return (
    <div className={cx(styles.choice, checked && styles.on)}>
      <span className={styles.icon}>
        <IconCompass />
      </span>
      <Checkbox
        className={styles.check}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        description={t('work.firstJobText')}
      >
        <b>{t('work.firstJob')}</b>
      </Checkbox>
    </div>
  )
}
