import { usualDays } from '@trilha/contracts/analytics'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { Field } from '@trilha/web/ui/Field.tsx'
import { TabLinks } from '@trilha/web/ui/Tabs.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import styles from './analytics.module.css'
import { daysBefore, faultOf, withScope, type Period } from './analytics.scope.ts'

const presets = [30, usualDays, 365] as const

/** Which days are meant: the last so many, or any two. The address keeps them. */
export function PeriodForm({ period, now }: { period: Period; now: Date }) {
  const { t } = useTranslation(['analytics', 'common'])
  const [search, setSearch] = useSearchParams()
  const today = dayInBrasilia(now)
  const fault = faultOf(period)
  const set = (name: 'de' | 'ate') => (day: string) => {
    // The other day stays what is seen, also where it was only the usual one.
    const both = { de: period.since, ate: period.until, [name]: day }
    if (day) setSearch(withScope(search, both), { preventScrollReset: true })
  }
  return (
    <div className={styles.period}>
      <TabLinks
        label={t('period.label')}
        links={presets.map((days) => {
          const since = daysBefore(today, days - 1)
          const current = period.since === since && period.until === today
          return (
            <Link
              key={days}
              to={`?${withScope(search, { de: since, ate: today })}`}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
            >
              {t('period.last', { count: days })}
            </Link>
          )
        })}
      />
      <div className={styles.days}>
        <Field label={t('period.since')}>
          <TextInput
            type="date"
            dense
            value={period.since}
            max={today}
            onChange={(event) => set('de')(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={t('period.until')}
          error={fault === null ? undefined : t(`common:fieldErrors.${fault}`)}
        >
          <TextInput
            type="date"
            dense
            value={period.until}
            max={today}
            onChange={(event) => set('ate')(event.currentTarget.value)}
          />
        </Field>
      </div>
    </div>
  )
}
