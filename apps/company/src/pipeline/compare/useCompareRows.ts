import type { compare, ComparedPerson } from '@trilha/contracts/pipeline/person'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { Competency } from '@trilha/contracts/selfAssessments/scales'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import { useFacts, useMonths } from '../person/useFacts.ts'
import { usePlaceText } from '../usePlaceText.ts'

export type Compared = ReplyOf<typeof compare>

/** What a cell shows. */
export type CompareValue =
  | { kind: 'text'; text: string }
  | { kind: 'match'; match: number }
  | { kind: 'tests'; tests: ComparedPerson['tests'] }

export type CompareRow = {
  name: string
  /** Text for an empty cell; default: not answered. */
  emptyText?: string
  /** What the cell of a person shows; null for an empty cell. */
  cellValue: (person: ComparedPerson) => CompareValue | null
  /** Sort value of ordered rows: higher is better; null when unknown. */
  sortValue?: (person: ComparedPerson) => number | null
}

const textValue = (text: string | false | null | undefined): CompareValue | null =>
  text ? { kind: 'text', text } : null
const negated = (value: number | null | undefined): number | null => (value == null ? null : -value)
const markOf = ({ marks }: ComparedPerson, competency: Competency) =>
  marks?.find((known) => known.competency === competency)
const startSortValue = ({ facts }: ComparedPerson): number | null => negated(facts.availability)

/** Rows of the comparison. Self-assessments and test bands are not ordered. */
export function useCompareRows({ people, criteria }: Compared): CompareRow[] {
  const { t } = useTranslation(['sheet', 'pipeline', 'interview'])
  const format = useFormat()
  const placeText = usePlaceText()
  const months = useMonths()
  const facts = useFacts()
  const personFacts = people.map((person) => facts(person.facts))
  const factNames = [...new Set(personFacts.flatMap((rows) => rows.map(({ name }) => name)))]
  return [
    {
      name: t('pipeline:application.pcd'),
      cellValue: ({ pcd }) => textValue(pcd && t('compare.pcd')),
    },
    {
      name: t('compare.match'),
      sortValue: ({ match }) => match,
      cellValue: ({ match }) => (match === null ? null : { kind: 'match', match }),
    },
    {
      name: t('compare.tests'),
      emptyText: t('compare.untested'),
      cellValue: ({ tests }) => (tests.length === 0 ? null : { kind: 'tests', tests }),
    },
    ...criteria.map(({ competency }) => ({
      name: t(`interview:competency.${competency}.name`),
      sortValue: (person: ComparedPerson) => markOf(person, competency)?.mean ?? null,
      cellValue: (person: ComparedPerson) => {
        const { marks, scorecards } = person
        if (marks === null)
          return textValue(t(scorecards > 0 ? 'compare.withheld' : 'compare.unscored'))
        const mark = markOf(person, competency)
        return textValue(
          mark === undefined
            ? t('compare.unscored')
            : t('compare.mean', { mean: format.number(mark.mean), count: mark.count }),
        )
      },
    })),
    { name: t('compare.fit'), cellValue: ({ fit }) => textValue(fit && t(`interview:fit.${fit}`)) },
    {
      name: t('compare.values'),
      cellValue: ({ values }) =>
        textValue(values?.highest.map((value) => t(`interview:value.${value}`)).join(', ')),
    },
    {
      name: t('profile.experience'),
      sortValue: ({ experienceMonths }) => experienceMonths || null,
      cellValue: ({ experienceMonths }) =>
        textValue(experienceMonths > 0 && months(experienceMonths)),
    },
    ...factNames.map((name) => ({
      name,
      ...(name === t('profile.start') && { sortValue: startSortValue }),
      cellValue: (person: ComparedPerson) =>
        textValue(personFacts[people.indexOf(person)]?.find((fact) => fact.name === name)?.value),
    })),
    {
      name: t('profile.salary'),
      sortValue: ({ desiredSalaryCents }) => negated(desiredSalaryCents),
      cellValue: ({ desiredSalaryCents }) =>
        textValue(desiredSalaryCents !== null && format.money(desiredSalaryCents)),
    },
    { name: t('profile.skills'), cellValue: ({ skills }) => textValue(skills.join(', ')) },
    {
      name: t('compare.place'),
      sortValue: ({ km }) => negated(km),
      cellValue: (person) => textValue(placeText(person)),
    },
  ]
}

/** Ids of the people to highlight in a row; empty if all are equal or only one value is known. */
export function bestOf(people: readonly ComparedPerson[], { sortValue }: CompareRow): Set<string> {
  const known = people.flatMap((person) => {
    const value = sortValue?.(person) ?? null
    return value === null ? [] : [{ id: person.id, value }]
  })
  const max = Math.max(...known.map(({ value }) => value))
  const best = known.filter(({ value }) => value === max)
  return new Set(best.length < known.length ? best.map(({ id }) => id) : [])
}
