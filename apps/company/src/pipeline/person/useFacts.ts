import type { PipelineProfile } from '@trilha/contracts/pipeline/person'
import { languages } from '@trilha/contracts/assessments/rules'
import { useTranslation } from 'react-i18next'

/** Returns a function that formats the facts of a profile as labelled texts. */
export function useFacts() {
  const { t } = useTranslation(['sheet', 'common'])
  return (facts: PipelineProfile['facts']): { name: string; value: string }[] => {
    const language = (known: string) => languages.find((name) => name === known) ?? 'en'
    const rows: [string, string | undefined][] = [
      [t('profile.schooling'), facts.schooling && t(`common:schooling.${facts.schooling}`)],
      [t('profile.cnh'), facts.cnh && t(`common:cnh.${facts.cnh}`)],
      [t('profile.shifts'), facts.shifts?.map((shift) => t(`common:shift.${shift}`)).join(', ')],
      [
        t('profile.languages'),
        facts.languages
          ?.map((known) =>
            [t(`common:language.${language(known.language)}`), known.level]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
      ],
      [t('profile.councils'), facts.councils?.map(({ council }) => council).join(', ')],
      [
        t('profile.start'),
        facts.availability === undefined
          ? undefined
          : t('profile.startsIn', { count: facts.availability }),
      ],
    ]
    return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
  }
}

/** Returns a function that formats a number of months as years and months. */
export function useMonths() {
  const { t } = useTranslation('sheet')
  return (months: number): string =>
    [
      months >= 12 && t('profile.years', { count: Math.floor(months / 12) }),
      (months % 12 > 0 || months === 0) && t('profile.months', { count: months % 12 }),
    ]
      .filter(Boolean)
      .join(', ')
}
