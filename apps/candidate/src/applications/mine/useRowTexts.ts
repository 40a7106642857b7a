import type { ApplicationRow } from '@trilha/contracts/applications/applications'
import { daysUntil } from '@trilha/web/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { noFilters, searchOf } from '../../vacancies/search/search.ts'
import { isDoneOnScreen, stageScreens } from '../stageScreens.ts'
import { useDates } from '../useDates.ts'
import type { TileTone } from './DateTile.tsx'

type Act = { verb: string; to: string }
type RowTexts = {
  tone: TileTone
  /** The day of the tile; null if none was promised. */
  date: string | null
  /** What is next, or where the application stands. */
  line: string
  /** The deadline, or what the company promised. */
  note: string | null
  /** The deadline is near. */
  soon: boolean
  act: Act
}

/** Up to this number of days a deadline is near. */
const soonDays = 2

/** Date, texts and verb of an application under way. */
export function useRowTexts(application: ApplicationRow): RowTexts {
  const yourTurn = useYourTurn()
  const waiting = useWaiting()
  return application.group === 'your-turn' ? yourTurn(application) : waiting(application)
}

function useYourTurn() {
  const { t } = useTranslation('applications')
  const dates = useDates()
  return ({ vacancy, current }: ApplicationRow): RowTexts => {
    const date = current?.dueAt ?? null
    if (date && dates.isPast(date))
      return {
        tone: 'late',
        date,
        line: t('waiting.expired'),
        note: t('steps.expired', { deadline: dates.deadline(date) }),
        soon: false,
        act: { verb: t('mine.verb.expired'), to: paths.progress(vacancy.id) },
      }
    const note = date && t('mine.until', { deadline: dates.deadline(date) })
    const soon = date !== null && daysUntil(date) <= soonDays
    if (!current || !isDoneOnScreen(current.kind))
      return {
        tone: 'mine',
        date,
        line: current?.title ?? t('steps.answer'),
        note,
        soon,
        act: { verb: t('mine.verb.follow'), to: paths.progress(vacancy.id) },
      }
    const { kind, state } = current
    return {
      tone: 'mine',
      date,
      line: t(`next.of.${kind}.title`),
      note,
      soon,
      act: {
        verb: t(state === 'in_progress' ? 'mine.verb.goOn' : `mine.verb.${kind}`),
        to: stageScreens[kind](vacancy.id),
      },
    }
  }
}

function useWaiting() {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const stateOf = useWaitingLine()
  return (application: ApplicationRow): RowTexts => {
    const { vacancy, answerDueAt: date } = application
    const common = { date, soon: false }
    if (date && dates.isPast(date))
      return {
        ...common,
        tone: 'late',
        line: t('mine.late', { count: -daysUntil(date) }),
        note: t('mine.lateShown', { company: vacancy.company.name }),
        act: { verb: t('mine.verb.ask'), to: paths.conversation(vacancy.id, true) },
      }
    return {
      ...common,
      tone: 'waiting',
      line: stateOf(application),
      note: date && t('mine.promised', { day: dates.weekday(date) }),
      act: { verb: t('mine.verb.follow'), to: paths.conversation(vacancy.id) },
    }
  }
}

/** What the company does now. */
function useWaitingLine() {
  const { t } = useTranslation('applications')
  return ({ state, current }: ApplicationRow): string => {
    if (state === 'finalist' || !current) return t('mine.finalist')
    if (current.state === 'expired') return t('waiting.expired')
    if (current.state === 'not_approved') return t('waiting.ruled')
    return current.state === 'submitted'
      ? t('mine.reading', { stage: current.title })
      : current.title
  }
}

/** Texts and verb of an ended application. */
export function useEndedTexts({ vacancy, state, ended, lastMovementAt }: ApplicationRow) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const day = dates.shortDay(lastMovementAt)
  const quote = ended?.quote ? t('mine.quote', { text: ended.quote }) : null
  const act: Act = quote
    ? { verb: t('mine.verb.letter'), to: paths.progress(vacancy.id) }
    : {
        verb: t('mine.verb.similar'),
        to: paths.search(searchOf({ ...noFilters, roleName: vacancy.roleName })),
      }
  return {
    line: t(`mine.ended.${state as 'hired'}`, { day }),
    quote,
    reason: ended?.withdrawReason
      ? t('outcome.withdrawnReason', { reason: ended.withdrawReason })
      : null,
    act,
  }
}
