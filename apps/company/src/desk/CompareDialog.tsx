import type { ReplyOf } from '@trilha/contracts/endpoint'
import type { compare, ComparedPerson } from '@trilha/contracts/desk.sheet'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Dialog } from '@trilha/web/ui/Dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './Compare.module.css'
import { Portrait } from './Portrait.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { compareQuery } from './sheet.data.ts'
import { useFacts, useMonths } from './useFacts.ts'
import { useNarrow } from './useNarrow.ts'
import { usePlaceText } from './usePlaceText.ts'

type CompareDialogProps = {
  vacancyId: number
  ids: string[]
  sheetOf: (id: string) => string
  onClose: () => void
}

/** Up to four people by what the vacancy asks, row by row. No total and no rank, on purpose. */
export function CompareDialog({ vacancyId, ids, sheetOf, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const query = useQuery(compareQuery(vacancyId, ids))
  return (
    <Dialog
      open
      size="full"
      onOpenChange={(open) => open || onClose()}
      title={t('compare.title', { count: ids.length })}
      description={t('compare.lead')}
      closeLabel={t('common:actions.close')}
    >
      <Loaded query={query}>{(data) => <SideBySide data={data} sheetOf={sheetOf} />}</Loaded>
    </Dialog>
  )
}

/** @property none what stands for nothing, where that is not that it was never told. */
type Row = { name: string; none?: string; of: (person: ComparedPerson) => ReactNode }

function SideBySide({
  data: { people, criteria },
  sheetOf,
}: Pick<CompareDialogProps, 'sheetOf'> & { data: ReplyOf<typeof compare> }) {
  const { t } = useTranslation(['sheet', 'desk', 'interview', 'common'])
  const format = useFormat()
  const placeText = usePlaceText()
  const months = useMonths()
  const facts = useFacts()
  const told = people.map((person) => facts(person.facts))
  const factNames = [...new Set(told.flatMap((rows) => rows.map(({ name }) => name)))]
  const rows: Row[] = [
    {
      name: t('compare.stage'),
      of: ({ stage, state }) => stage?.title ?? t(`desk:application.state.${state}`),
    },
    {
      name: t('desk:application.pcd'),
      of: ({ pcd }) => pcd && t('compare.pcd'),
    },
    {
      name: t('compare.match'),
      of: ({ match }) => (match === null ? null : t('compare.percent', { match })),
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
      of: ({ marks, scorecards }: ComparedPerson) => {
        if (marks === null) return t(scorecards > 0 ? 'compare.withheld' : 'compare.unscored')
        const mark = marks.find((known) => known.competency === competency)
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
      of: ({ experienceMonths }) => (experienceMonths > 0 ? months(experienceMonths) : null),
    },
    ...factNames.map((name) => ({
      name,
      of: (person: ComparedPerson) =>
        told[people.indexOf(person)]?.find((fact) => fact.name === name)?.value,
    })),
    {
      name: t('profile.salary'),
      of: ({ desiredSalaryCents }) =>
        desiredSalaryCents === null ? null : format.money(desiredSalaryCents),
    },
    { name: t('profile.skills'), of: ({ skills }) => skills.join(', ') },
    { name: t('compare.place'), of: placeText },
  ]
  const narrow = useNarrow()
  const head = people.map(({ id, candidate }) => (
    <th key={id} scope="col">
      <span className={styles.person}>
        <Portrait candidate={candidate} />
        <Link to={sheetOf(id)} preventScrollReset>
          {candidate.name}
        </Link>
      </span>
    </th>
  ))
  const body = rows
    .filter(({ of }) => people.some((person) => !isEmpty(of(person))))
    .map(({ name, none = t('compare.unknown'), of }) => {
      const cells = people.map((person) => {
        const shown = of(person)
        return (
          <td key={person.id}>{isEmpty(shown) ? <span className="ink2">{none}</span> : shown}</td>
        )
      })
      // A column of names would take the room of a person.
      return narrow ? (
        <Fragment key={name}>
          <tr>
            <th scope="rowgroup" colSpan={people.length}>
              <span className={styles.stays}>{name}</span>
            </th>
          </tr>
          <tr>{cells}</tr>
        </Fragment>
      ) : (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells}
        </tr>
      )
    })
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={t('compare.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {!narrow && (
              <th scope="col" className={styles.names}>
                <span className="sr">{t('compare.row')}</span>
              </th>
            )}
            {head}
          </tr>
        </thead>
        <tbody>{body}</tbody>
      </table>
    </section>
  )
}

const isEmpty = (shown: ReactNode): boolean =>
  !shown || (Array.isArray(shown) && shown.length === 0)
