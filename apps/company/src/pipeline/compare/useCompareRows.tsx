import type { compare, ComparedPerson } from '@trilha/contracts/pipeline/person'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { Competency } from '@trilha/contracts/selfAssessments/scales'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Compare.module.css'
import { useFacts, useMonths } from '../person/useFacts.ts'
import { usePlaceText } from '../usePlaceText.ts'

export type Compared = ReplyOf<typeof compare>

export type CompareRow = {
  name: string
  /** Text for an empty cell; default: not answered. */
  none?: string
  of: (person: ComparedPerson) => ReactNode
  /** Sort value of ordered rows: higher is better; null when unknown. */
  best?: (person: ComparedPerson) => number | null
}

const negated = (value: number | null | undefined): number | null => (value == null ? null : -value)
const markOf = ({ marks }: ComparedPerson, competency: Competency) =>
  marks?.find((known) => known.competency === competency)
const soonest = ({ facts }: ComparedPerson): number | null => negated(facts.availability)

/** Rows of the comparison. Self-assessments and test bands are not ordered. */
export function useCompareRows({ people, criteria }: Compared): CompareRow[] {
  const { t } = useTranslation(['sheet', 'pipeline', 'interview', 'common'])
  const format = useFormat()
  const placeText = usePlaceText()
  const months = useMonths()
  const facts = useFacts()
  const personFacts = people.map((person) => facts(person.facts))
  const factNames = [...new Set(personFacts.flatMap((rows) => rows.map(({ name }) => name)))]
  return [
    {
      name: t('pipeline:application.pcd'),
      of: ({ pcd }) => pcd && t('compare.pcd'),
    },
    {
      name: t('compare.match'),
      best: ({ match }) => match,
      of: ({ match }) =>
        match !== null && (
          <>
            {t('compare.percent', { match })}
            <Bar value={match} className={styles.bar ?? ''} />
          </>
        ),
    },
    {
      name: t('compare.tests'),
      none: t('compare.untested'),
      of: ({ tests }) =>
        tests.map(({ stageId, title, weight, band }) => (
          <p key={stageId}>
            {title}: {t(`interview:band.${band}`)}
            {weight > 1 && <span className="ink2"> ({t(`common:stageWeight.${weight}`)})</span>}
          </p>
        )),
    },
    ...criteria.map(({ competency }) => ({
      name: t(`interview:competency.${competency}.name`),
      best: (person: ComparedPerson) => markOf(person, competency)?.mean ?? null,
      of: (person: ComparedPerson) => {
        const { marks, scorecards } = person
        if (marks === null) return t(scorecards > 0 ? 'compare.withheld' : 'compare.unscored')
        const mark = markOf(person, competency)
        return mark === undefined
          ? t('compare.unscored')
          : t('compare.mean', { mean: format.number(mark.mean), count: mark.count })
      },
    })),
    { name: t('compare.fit'), of: ({ fit }) => fit && t(`interview:fit.${fit}`) },
    {
      name: t('compare.values'),
      of: ({ values }) => values?.highest.map((value) => t(`interview:value.${value}`)).join(', '),
    },
    {
      name: t('profile.experience'),
      best: ({ experienceMonths }) => experienceMonths || null,
      of: ({ experienceMonths }) => (experienceMonths > 0 ? months(experienceMonths) : null),
    },
    ...factNames.map((name) => ({
      name,
      ...(name === t('profile.start') && { best: soonest }),
      of: (person: ComparedPerson) =>
        personFacts[people.indexOf(person)]?.find((fact) => fact.name === name)?.value,
    })),
    {
      name: t('profile.salary'),
      best: ({ desiredSalaryCents }) => negated(desiredSalaryCents),
      of: ({ desiredSalaryCents }) =>
        desiredSalaryCents === null ? null : format.money(desiredSalaryCents),
    },
    { name: t('profile.skills'), of: ({ skills }) => skills.join(', ') },
    { name: t('compare.place'), best: ({ km }) => negated(km), of: placeText },
  ]
}

/** Highlighted people of a row: nobody if all are equal or only one value is known. */
export function bestOf(people: readonly ComparedPerson[], { best }: CompareRow): Set<string> {
  const known = people.flatMap((person) => {
    const value = best?.(person) ?? null
    return value === null ? [] : [{ id: person.id, value }]
  })
  const max = Math.max(...known.map(({ value }) => value))
  const first = known.filter(({ value }) => value === max)
  return new Set(first.length < known.length ? first.map(({ id }) => id) : [])
}
