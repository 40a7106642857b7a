import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

const facts = ['work', 'council', 'place', 'schooling', 'cnh', 'salary', 'shift'] as const

/** A match reason as a sentence. Its texts are in the namespace `vacancies`. */
export function useMatchSentence(): (reason: MatchReason) => string {
  const { t, i18n } = useTranslation('vacancies')
  const format = useFormat()
  const { t: common } = useTranslation('common')
  /** A closed-list label in lower case for use in a sentence; German nouns stay capitalised. */
  const label = (list: 'schooling' | 'shift', value: string) => {
    const text = common(`${list}.${value}` as 'schooling.none', { defaultValue: value })
    return i18n.language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
  }

  return ({ id, ok, value, km, own }) => {
    const met = ok ? 'ok' : 'missing'
    switch (id) {
      case 'remote':
        return t('match.remote')
      case 'work': {
        if (!own) return t('match.work.other', { value })
        const { title, source, isSame } = own
        return t(`match.work.${isSame ? 'same' : 'near'}.${source}`, { title, value })
      }
      case 'council':
        return t(`match.council.${met}`, { value })
      case 'age':
        return t('match.age', { value })
      case 'apprentice':
        return t('match.apprentice')
      case 'student':
        return t('match.student')
      case 'salary':
        return t(`match.salary.${met}`)
      case 'place':
        return km === undefined
          ? t(`match.place.${met}`, { value })
          : t('match.place.km', { value, km: format.number(km) })
      case 'cnh':
        return t(`match.cnh.${met}`, { value })
      case 'schooling':
        return t(`match.schooling.${met}`, { value: label('schooling', value) })
      case 'shift':
        return t(`match.shift.${met}`, { value: label('shift', value) })
      case 'facts': {
        const fact = facts.find((known) => known === value)
        return fact ? t(`match.tell.${fact}`) : t('match.tell.more')
      }
    }
  }
}
