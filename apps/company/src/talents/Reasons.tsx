import type { TalentCard } from '@trilha/contracts/talents/talents'
import { IconCircleCheck, IconInfoCircle } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { FactRow } from './FactRow.tsx'
import { useReason } from './useReason.ts'

/** Why a person matches the vacancy, and what is missing. */
export function Reasons({ match }: { match: NonNullable<TalentCard['match']> }) {
  const { t } = useTranslation('talents')
  const reasonText = useReason()
  return (
    <FactRow
      label={t('match.label')}
      facts={match.reasons.map((reason) => ({
        icon: reason.ok ? <IconCircleCheck /> : <IconInfoCircle />,
        text: reasonText(reason),
        ok: reason.ok,
      }))}
    />
  )
}
