import { useTranslation } from 'react-i18next'
import { openChoices } from './consent.ts'
import { thirdParties } from './thirdParties.ts'

/** True where there is anything to choose. */
export const hasChoices = thirdParties.length > 0

/** Opens the choices again, in the footer; Minha conta has a row of its own. */
export function ChoicesButton({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  return (
    <button type="button" className={className} onClick={() => openChoices()}>
      {t('cookies')}
    </button>
  )
}
