import type { TalentSheet } from '@trilha/contracts/talents/talents'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import { useMonths } from '../pipeline/person/useFacts.ts'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import styles from './TalentEntries.module.css'

/** Experience and education; employers are shown after the person applied. */
export function TalentEntries({ talent }: { talent: TalentSheet }) {
  const { t } = useTranslation(['sheet', 'talents'])
  const months = useMonths()
  return (['experience', 'education', 'course'] as const).map((kind) => {
    const own = talent.entries.filter((entry) => entry.kind === kind)
    if (own.length === 0) return null
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
        <ul className={styles.entries}>
          {own.map((entry, at) => (
            // Entries have no id; their order is fixed by the person.
            <Entry key={at} entry={entry} />
          ))}
        </ul>
      </section>
    )
  })
}

function Entry({ entry }: { entry: TalentSheet['entries'][number] }) {
  const { t } = useTranslation(['sheet', 'common'])
  const months = useMonths()
  const { month } = useFormat()
  const { title, place, start, end, level, hours, description } = entry
  return (
    <li>
      <b>{title}</b>
      <p className="sm ink2">
        {[
          place,
          level && t(`common:schooling.${level}`),
          hours !== null && t('profile.hours', { count: hours }),
          start && [month(start), end ? month(end) : t('profile.now')].join(' – '),
          entry.months !== null && months(entry.months),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description && <PreservedText>{description}</PreservedText>}
    </li>
  )
}
