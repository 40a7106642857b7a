import type { TalentSheet } from '@trilha/contracts/talents/talents'
import { useTranslation } from 'react-i18next'
import { useMonths } from '../pipeline/person/useFacts.ts'
import { EntryList } from '../pipeline/person/EntryList.tsx'

/** Experience, education and courses; employers are hidden until the person applies. */
export function TalentEntries({ talent }: { talent: TalentSheet }) {
  const { t } = useTranslation(['sheet', 'talents'])
  const months = useMonths()
  return (['experience', 'education', 'course'] as const).map((kind) => {
    const entries = talent.entries.filter((entry) => entry.kind === kind)
    if (entries.length === 0) return null
    return (
      <section key={kind}>
        <h3>{t(`profile.${kind}`)}</h3>
        {kind === 'experience' && (
          <p className="sm ink2">
            {t('profile.all', { time: months(talent.experienceMonths) })}
            {'. '}
            {t('talents:sheet.employers')}
          </p>
        )}
        <EntryList entries={entries} />
      </section>
    )
  })
}
