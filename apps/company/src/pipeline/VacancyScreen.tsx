import type { Handle } from '@trilha/web/router/handle.ts'
import type { BoardCard } from '@trilha/contracts/pipeline/board'
import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { LoadingPart } from '@trilha/web/ui/feedback/LoadingPart.tsx'
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
import {
  filtersOf,
  layoutOf,
  overlayOf,
  withNext,
  withOverlay,
} from './board/filters/board.filters.ts'
import { BoardTools } from './board/filters/BoardTools.tsx'
import { BulkBar } from './board/moving/BulkBar.tsx'
import { CompareDialog } from './compare/CompareDialog.tsx'
import { vacancyQuery } from './pipeline.data.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { LoadingBlocks } from '@trilha/web/site/LoadingBlocks.tsx'
import { OneColumn } from './board/OneColumn.tsx'
import { PersonDrawer } from './person/PersonDrawer.tsx'
import { useMoving } from './board/moving/useMoving.ts'
import { useNarrow } from './board/useNarrow.ts'
import { editorQuery } from '../vacancies/vacancies.data.ts'
import { VacancyHead } from './VacancyHead.tsx'
import styles from './VacancyScreen.module.css'

export const handle = {
  namespaces: ['board', 'sheet', 'interview', 'pipelineAnswers', 'editor'],
} satisfies Handle

const BlindDialog = lazy(() => importWithRetry(() => import('./person/BlindDialog.tsx')))

/** The people of one vacancy, as a board or a list, with all actions. */
export default function VacancyScreen() {
  const { t } = useTranslation(['pipeline', 'common'])
  const id = Number(useParams()['vacancyId'])
  const [search] = useSearchParams()
  const narrow = useNarrow()
  const filters = filtersOf(search)
  const board = useQuery(boardQuery(id, filters))
  const vacancy = useQuery(vacancyQuery(id))
  const editor = useQuery(editorQuery(id))
  const asBoard = layoutOf(search) === 'board' && !narrow
  const { data } = board
  const [isBlindDialogOpen, setBlindDialogOpen] = useState(false)
  const openBlind = () => setBlindDialogOpen(true)
  return (
    <div className={asBoard ? styles.screen : styles.page}>
      <BackLink to={paths.vacancies()}>{t('vacancies.title')}</BackLink>
      {!vacancy.data && <title>{t('vacancies.documentTitle')}</title>}
      {/* Waits for both: a head that appears later would move the board while the user taps it. */}
      {vacancy.isPending || editor.isPending ? (
        <LoadingBlocks />
      ) : (
        <>
          <Loaded query={vacancy}>
            {(shown) => (
              <VacancyHead
                vacancy={shown}
                editor={editor.data ?? null}
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
                // New filters show other people, so reset the loaded pages and the selection.
                key={JSON.stringify(filters)}
                board={shown}
                filters={filters}
                layout={asBoard ? 'board' : narrow ? 'narrow' : 'list'}
              />
            )}
          </Loaded>
        </>
      )}
      <Suspense fallback={<LoadingPart label={t('common:actions.loading')} />}>
        {isBlindDialogOpen && data && (
          <BlindDialog
            vacancyId={id}
            on={data.blind}
            canChange={data.can.setBlind}
            onClose={() => setBlindDialogOpen(false)}
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
  const overlay = overlayOf(search)
  const close = () =>
    setSearch((current) => withOverlay(current, null), { preventScrollReset: true })
  const openNext = (id: string) =>
    setSearch((current) => withNext(current, id), { replace: true, preventScrollReset: true })
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
      sheetOf: (id) => `?${withOverlay(search, { kind: 'sheet', id })}`,
      compareOf: (ids) => `?${withOverlay(search, { kind: 'compare', ids: [...ids] })}`,
    }
    // `filters` is a new object at each render, but its value never changes: it is in the key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, columns, vacancy.id, board.can.move, search])
  return (
    <BoardContext value={state}>
      {layout === 'board' ? <Board /> : <OneColumn wide={layout === 'list'} />}
      <BulkBar clear={() => setChosen(new Map())} />
      <Suspense>
        {overlay?.kind === 'sheet' && (
          <PersonDrawer id={overlay.id} onOpen={openNext} onClose={close} />
        )}
        {overlay?.kind === 'compare' && (
          <CompareDialog vacancyId={vacancy.id} ids={overlay.ids} onClose={close} />
        )}
      </Suspense>
    </BoardContext>
  )
}
