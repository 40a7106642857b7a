import { useTranslation } from 'react-i18next'
import { openChoices } from './consent.ts'
import { thirdParties } from './thirdParties.ts'

/** True if any third party is configured. */
export const hasThirdParties = thirdParties.length > 0

/** Opens the choices again, from the footer; Minha conta has its own row. */
export function ChoicesButton({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  return (
    <button type="button" className={className} onClick={() => openChoices()}>
      {t('cookies')}
    </button>
  )
}
