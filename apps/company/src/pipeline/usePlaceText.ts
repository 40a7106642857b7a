import type { PipelineApplication } from '@trilha/contracts/pipeline/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import { shortPlace } from './shortPlace.ts'

/**
 * Place and distance of a person's home; without the distance in the same town, null while hidden.
 */
export function usePlaceText() {
  const { t } = useTranslation('board')
  const format = useFormat()
  return ({ place, km }: Pick<PipelineApplication, 'place' | 'km'>): string | null => {
    const short = shortPlace(place, km)
    return short && km ? t('card.away', { place: short, km: format.number(km) }) : short
  }
}
