import { applicationStates, stageStates } from '@trilha/contracts/applications/states'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { actsOf, type Act } from './history.acts.ts'
import { HistoryList } from './HistoryList.tsx'
import { historyQuery } from '../person.data.ts'

/** All events of an application, latest first. */
export function History({ id }: { id: string }) {
  const { t } = useTranslation(['sheet', 'pipeline'])
  const format = useFormat()
  const query = useQuery(historyQuery(id))
  const nameOf = (isStage: boolean, state: string | null) => {
    if (state === null) return null
    const stageState = isStage ? stageStates.find((s) => s === state) : undefined
    if (stageState) return t(`pipeline:application.stageState.${stageState}`)
    const applicationState = applicationStates.find((s) => s === state)
    return applicationState ? t(`pipeline:application.state.${applicationState}`) : null
  }
  const changesOf = ({ action, moves }: Act) =>
    moves
      .map(({ stage, to }) => [stage, nameOf(stage !== null, to)].filter(Boolean).join(': '))
      // Omit a state with the same text as its action, such as "Proposta feita".
      .filter((words) => words !== '' && words !== t(`history.action.${action}`))
      .map((words) => ` · ${words}`)
  return (
    <section>
      <h2>{t('history.title')}</h2>
      <Loaded query={query}>
        {({ rows }) => (
          <HistoryList>
            {actsOf(rows).map((act, i) => (
              // Events have no id and never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${act.at}${i}`}>
                <b>{t(`history.action.${act.action}`)}</b>
                {changesOf(act)}
                {act.reason && <p>{act.reason}</p>}
                <p className="sm ink2">
                  {act.by ?? t(`history.actor.${act.actor}`)}, {format.dateTime(act.at)}
                </p>
              </li>
            ))}
          </HistoryList>
        )}
      </Loaded>
    </section>
  )
}
