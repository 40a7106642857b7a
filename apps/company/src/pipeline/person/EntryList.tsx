import type { PipelineProfile } from '@trilha/contracts/pipeline/person'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { useTranslation } from 'react-i18next'
import styles from './EntryList.module.css'
import { useMonths } from './useFacts.ts'

/** Entry of a CV. Its place is null while employers are hidden. */
type Entry = Omit<PipelineProfile['entries'][number], 'id' | 'place'> & { place: string | null }

/** Entries of a CV of one kind: jobs, schools or courses. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        // Entries may have no id; their order is fixed by the person.
        <EntryItem key={index} entry={entry} />
      ))}
    </ul>
  )
}

function EntryItem({ entry }: { entry: Entry }) {
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
