import type { TalentCard } from '@trilha/contracts/talents/talents'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconCircleCheck, IconInfoCircle } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Reasons.module.css'
import { useReason } from './useReason.ts'

/** Why a person matches the vacancy, and what is missing. */
export function Reasons({ match }: { match: NonNullable<TalentCard['match']> }) {
  const { t } = useTranslation('talents')
  const reason = useReason()
  return (
    <ul className={styles.reasons} aria-label={t('match.label')}>
      {match.reasons.map((one) => (
        <li key={`${one.id} ${one.value}`} className={cx(one.ok && styles.ok)}>
          {one.ok ? <IconCircleCheck /> : <IconInfoCircle />}
          {reason(one)}
        </li>
      ))}
    </ul>
  )
}
