import type { ProfilePart } from '@trilha/contracts/candidates/completeness'
import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import { IconCircleCheck } from '@trilha/web/ui/icons/icons.tsx'
import { IconCirclePlus } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Link } from 'react-router'
import { pathToEdit } from '../../candidates/pathToEdit.ts'
import { useMatchSentence } from './useMatchSentence.ts'
import styles from './MatchReasons.module.css'

/** The profile section where each fact is edited. */
const factParts: Record<string, ProfilePart> = {
  work: 'wanted',
  council: 'wanted',
  place: 'personal',
  schooling: 'education',
  cnh: 'wanted',
  salary: 'wanted',
  shift: 'wanted',
}

/** Where the person tells a fact that is missing. */
export const pathToTell = (fact: string): string => pathToEdit(factParts[fact] ?? 'personal')

/** Id of the section that compares point by point. */
export const matchAnchor = 'combina'

/** The reasons for the match, one sentence each. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  const sentence = useMatchSentence()
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.id} ${reason.value}`} className={reason.ok ? styles.ok : styles.no}>
          {reason.ok ? <IconCircleCheck /> : <IconCirclePlus />}
          {reason.id === 'facts' ? (
            <Link className="link" to={pathToTell(reason.value)}>
              {sentence(reason)}
            </Link>
          ) : (
            <span>{sentence(reason)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
