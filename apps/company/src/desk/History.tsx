import { applicationStates, stageStates } from '@trilha/contracts/applications.states'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Talk.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { historyQuery } from './sheet.data.ts'

/** Everything that happened, the latest first. */
export function History({ id }: { id: string }) {
  const { t } = useTranslation(['sheet', 'desk'])
  const format = useFormat()
  const query = useQuery(historyQuery(id))
  const nameOf = (stage: boolean, state: string | null) => {
    if (state === null) return null
    const known = stage ? stageStates.find((s) => s === state) : undefined
    if (known) return t(`desk:application.stageState.${known}`)
    const whole = applicationStates.find((s) => s === state)
    return whole ? t(`desk:application.state.${whole}`) : null
  }
  return (
    <section>
      <h2>{t('history.title')}</h2>
      <Loaded query={query}>
        {({ rows }) => (
          <ol className={styles.history}>
            {rows.map((row, i) => {
              const to = nameOf(row.stage !== null, row.to)
              return (
                // Rows have no identity of their own, and never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${row.at}${i}`}>
                  <b>{t(`history.action.${row.action}`)}</b>
                  {row.stage && ` · ${row.stage}`}
                  {to && ` · ${to}`}
                  {row.reason && <p>{row.reason}</p>}
                  <p className="sm ink2">
                    {row.by ?? t(`history.actor.${row.actor}`)}, {format.dateTime(row.at)}
                  </p>
                </li>
              )
            })}
          </ol>
        )}
      </Loaded>
    </section>
  )
}
