import type { BoardCard } from '@trilha/contracts/pipeline/board'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { PipelineVacancy, getPipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Coming } from '@trilha/web/ui/feedback/Coming.tsx'
import { IconArrowLeft, IconCircleCheck, IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { MenuItem } from '../ui/Menu.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { IconMessageExclamation } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { VacancyMenu } from '../vacancies/moves/VacancyMenu.tsx'
import { Board } from './board/Board.tsx'
import styles from './board/Board.module.css'
import { withArrivals } from './board/board.cache.ts'
import { BoardContext, type BoardState } from './board/board.context.ts'
import { boardQuery, type Board as BoardReply } from './board/board.data.ts'
import {
  filtersOf,
  layoutOf,
  openOf,
  withFilters,
  withNext,
  withOpen,
} from './board/filters/board.filters.ts'
import { BoardTools } from './board/filters/BoardTools.tsx'
import { BulkBar } from './board/moving/BulkBar.tsx'
import { CompareDialog } from './compare/CompareDialog.tsx'
import { vacancyQuery } from './pipeline.data.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { OneColumn } from './board/OneColumn.tsx'
import { PersonDrawer } from './person/PersonDrawer.tsx'
import { useMoving } from './board/moving/useMoving.ts'
import { useNarrow } from './board/useNarrow.ts'

const BlindDialog = lazy(() => untilLoaded(() => import('./person/BlindDialog.tsx')))

/** The people of one vacancy, as a board or a list, with all actions. */
export default function VacancyScreen() {
  const { t } = useTranslation(['pipeline', 'common'])
  const id = Number(useParams()['vacancyId'])
  const [search] = useSearchParams()
  const narrow = useNarrow()
  const filters = filtersOf(search)
  const board = useQuery(boardQuery(id, filters))
  const vacancy = useQuery(vacancyQuery(id))
  const asBoard = layoutOf(search) === 'board' && !narrow
  const { data } = board
  const [aboutBlind, setAboutBlind] = useState(false)
  const openBlind = () => setAboutBlind(true)
  return (
    <div className={asBoard ? styles.screen : styles.page}>
      <Link to={paths.vacancies()} className={styles.back}>
        <IconArrowLeft /> {t('vacancies.title')}
      </Link>
      {!vacancy.data && <title>{t('vacancies.documentTitle')}</title>}
      <Loaded query={vacancy}>
        {(shown) => (
          <Head vacancy={shown} blind={data?.blind ?? false} onBlind={data ? openBlind : null} />
        )}
      </Loaded>
      <BoardTools
        pcd={data?.pcd ?? false}
        byDistance={data ? data.vacancy.placed && !data.blind : false}
        narrow={narrow}
      />
      <Loaded query={board}>
        {(shown) => (
          <People
            // Other filters show other people: reset the loaded pages and the selection.
            key={JSON.stringify(filters)}
            board={shown}
            filters={filters}
            layout={asBoard ? 'board' : narrow ? 'narrow' : 'list'}
          />
        )}
      </Loaded>
      <Suspense fallback={<Coming label={t('common:actions.loading')} />}>
        {aboutBlind && data && (
          <BlindDialog
            vacancyId={id}
            on={data.blind}
            can={data.can.setBlind}
            onClose={() => setAboutBlind(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

const tones: Partial<Record<PipelineVacancy['state'], TagTone>> = {
  open: 'primary',
  in_review: 'info',
  paused: 'warn',
}

type HeadProps = {
  vacancy: ReplyOf<typeof getPipelineVacancy>
  /** Blind selection: name, photo, age and place are hidden. */
  blind: boolean
  /** Opens the dialog of the blind selection; null while its state is loading. */
  onBlind: (() => void) | null
}

function Head({ vacancy, blind, onBlind }: HeadProps) {
  const { t } = useTranslation(['pipeline', 'board'])
  const format = useFormat()
  const [search] = useSearchParams()
  return (
    <>
      <title>{t('vacancy.documentTitle', { role: vacancy.roleName })}</title>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{vacancy.roleName}</h1>
          <div className={styles.lead}>
            <Tag
              tone={tones[vacancy.state] ?? 'neutral'}
              {...(vacancy.state === 'open' && { icon: <IconCircleCheck /> })}
            >
              {t(`vacancies.state.${vacancy.state}`, { day: format.shortDay(vacancy.closesOn) })}
            </Tag>
            <span>{t('vacancies.positions', { count: vacancy.positions })}</span>
            <span>{t('vacancies.applications', { count: vacancy.applications })}</span>
            {vacancy.municipality && (
              <span>{`${vacancy.municipality.name}, ${vacancy.municipality.state}`}</span>
            )}
            {blind && onBlind && (
              <Chip on icon={<IconEyeOff />} onClick={onBlind}>
                {t('board:blind.isOn')}
              </Chip>
            )}
          </div>
        </div>
        <div className={styles.headTools}>
          <VacancyMenu id={vacancy.id}>
            {onBlind && (
              <MenuItem icon={<IconEyeOff />} onSelect={onBlind}>
                {t('board:blind.label')}
              </MenuItem>
            )}
          </VacancyMenu>
        </div>
      </div>
      {vacancy.overdue > 0 && (
        <Alert
          tone="warn"
          icon={<IconMessageExclamation />}
          className={styles.alert}
          action={
            <Button
              size="sm"
              variant="outline"
              render={<Link to={`?${withFilters(search, { overdue: 1 })}`} preventScrollReset />}
            >
              {t('board:filter.seeOverdue')}
            </Button>
          }
        >
          <strong>{t('vacancy.overdue', { count: vacancy.overdue })}</strong>
        </Alert>
      )}
    </>
  )
}

type PeopleProps = {
  board: BoardReply
  filters: BoardState['filters']
  layout: 'board' | 'list' | 'narrow'
}

function People({ board, filters, layout }: PeopleProps) {
  const { t } = useTranslation('pipeline')
  const [now] = useState(Date.now)
  const [chosen, setChosen] = useState<ReadonlyMap<string, BoardCard>>(new Map())
  const [search, setSearch] = useSearchParams()
  const open = openOf(search)
  const close = () => setSearch((at) => withOpen(at, null), { preventScrollReset: true })
  const step = (id: string) =>
    setSearch((at) => withNext(at, id), { replace: true, preventScrollReset: true })
  const { vacancy } = board
  const { move, arrivals } = useMoving(vacancy.id)
  const columns = useMemo(() => withArrivals(board.columns, arrivals), [board.columns, arrivals])
  const state = useMemo<BoardState>(() => {
    const latest = new Map(columns.flatMap(({ rows }) => rows.map((card) => [card.id, card])))
    return {
      vacancyId: vacancy.id,
      filters,
      columns,
      now,
      decides: board.can.move,
      titleOf: (id) =>
        columns.find((column) => column.id === id)?.stage?.title ??
        t(`vacancy.${id as 'finalist' | 'offer' | 'finished'}`),
      selected: new Map([...chosen].map(([id, card]) => [id, latest.get(id) ?? card])),
      toggle: (card) =>
        setChosen((before) => {
          const next = new Map(before)
          if (!next.delete(card.id)) next.set(card.id, card)
          return next
        }),
      move: (cards, to) => void move(cards, to),
      sheetOf: (id) => `?${withOpen(search, { kind: 'sheet', id })}`,
      compareOf: (ids) => `?${withOpen(search, { kind: 'compare', ids: [...ids] })}`,
    }
    // `filters` is a new object at each render; this component is keyed by its value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, columns, vacancy.id, board.can.move, search])
  return (
    <BoardContext value={state}>
      {layout === 'board' ? <Board /> : <OneColumn wide={layout === 'list'} />}
      <BulkBar clear={() => setChosen(new Map())} />
      <Suspense>
        {open?.kind === 'sheet' && <PersonDrawer id={open.id} onOpen={step} onClose={close} />}
        {open?.kind === 'compare' && (
          <CompareDialog vacancyId={vacancy.id} ids={open.ids} onClose={close} />
        )}
      </Suspense>
    </BoardContext>
  )
}
