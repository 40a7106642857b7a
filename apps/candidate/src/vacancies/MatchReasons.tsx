import type { MatchReason } from '@trilha/contracts/vacancies'
import { IconCircleCheck, IconCirclePlus } from '@trilha/web/ui/icons.tsx'
import { useMatchSentence } from './useMatchSentence.ts'
import styles from './VacancyView.module.css'

/** Why the match is what it is, one sentence for each reason. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  const sentence = useMatchSentence()
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.id} ${reason.value}`} className={reason.ok ? styles.ok : styles.no}>
          {reason.ok ? <IconCircleCheck /> : <IconCirclePlus />}
          <span>{sentence(reason)}</span>
        </li>
      ))}
    </ul>
  )
}
