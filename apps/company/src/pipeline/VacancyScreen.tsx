import type { BoardCard } from '@trilha/contracts/pipeline/board'
import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { Coming } from '@trilha/web/ui/feedback/Coming.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { BackLink } from '../ui/screen/BackLink.tsx'
import { Board } from './board/Board.tsx'
import { withArrivals } from './board/board.cache.ts'
import { BoardContext, type BoardState } from './board/board.context.ts'
import { boardQuery, type Board as BoardReply } from './board/board.data.ts'
import { filtersOf, layoutOf, openOf, withNext, withOpen } from './board/filters/board.filters.ts'
import { BoardTools } from './board/filters/BoardTools.tsx'
import { BulkBar } from './board/moving/BulkBar.tsx'
import { CompareDialog } from './compare/CompareDialog.tsx'
import { vacancyQuery } from './pipeline.data.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { OneColumn } from './board/OneColumn.tsx'
import { PersonDrawer } from './person/PersonDrawer.tsx'
import { useMoving } from './board/moving/useMoving.ts'
import { useNarrow } from './board/useNarrow.ts'
import { VacancyHead } from './VacancyHead.tsx'
import styles from './VacancyScreen.module.css'

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
      <BackLink to={paths.vacancies()}>{t('vacancies.title')}</BackLink>
      {!vacancy.data && <title>{t('vacancies.documentTitle')}</title>}
      <Loaded query={vacancy}>
        {(shown) => (
          <VacancyHead
            vacancy={shown}
            blind={data?.blind ?? false}
            onBlind={data ? openBlind : null}
          />
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
