import { applicationStates } from '@trilha/contracts/applications/states'
import {
  matchThresholds,
  scoreBands,
  type BoardView,
  type getBoard,
} from '@trilha/contracts/pipeline/board'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { uuid } from '@trilha/contracts/shared/fields'
import { radii } from '@trilha/contracts/vacancies/enums'

export type Filters = Omit<QueryOf<typeof getBoard>, 'limit'>
export type Layout = BoardView['layout']

/** URL parameter of each filter. */
const names = {
  text: 'texto',
  state: 'situacao',
  overdue: 'atrasadas',
  review: 'revisao',
  band: 'faixa',
  pcd: 'pcd',
  near: 'km',
  match: 'combina',
} as const

/** The filters in the URL; invalid values are ignored. */
export function filtersOf(search: URLSearchParams): Filters {
  const text = search.get(names.text)?.trim().slice(0, 80)
  const state = applicationStates.find((known) => known === search.get(names.state))
  const band = scoreBands.find((known) => known === search.get(names.band))
  const near = radii.find((known) => String(known) === search.get(names.near))
  const match = matchThresholds.find((known) => String(known) === search.get(names.match))
  return {
    ...(text && { text }),
    ...(state && { state }),
    ...(search.get(names.overdue) === '1' && { overdue: 1 as const }),
    ...(search.get(names.review) === '1' && { review: 1 as const }),
    ...(band && { band }),
    ...(search.get(names.pcd) === '1' && { pcd: 1 as const }),
    ...(near && { near }),
    ...(match && { match }),
  }
}

/** The URL with new filters; parameters that are not filters remain. */
export function withFilters(search: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [key, name] of Object.entries(names)) {
    const value = filters[key as keyof Filters]
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

export const layoutOf = (search: URLSearchParams): Layout =>
  search.get('modo') === 'lista' ? 'list' : 'board'

/** The URL with another layout for the same people. */
export function withLayout(search: URLSearchParams, layout: Layout): URLSearchParams {
  const next = new URLSearchParams(search)
  if (layout === 'list') next.set('modo', 'lista')
  else next.delete('modo')
  return next
}

/** Number of active filters. */
export const countOf = (filters: Filters): number => Object.keys(filters).length

/** Overlay of the board: one person's sheet, or a comparison; null for none. */
export type Overlay = { kind: 'sheet'; id: string } | { kind: 'compare'; ids: string[] } | null

/** The overlay in the URL; none if the ids are invalid. */
export function overlayOf(search: URLSearchParams): Overlay {
  const ids = [...new Set(search.getAll('pessoa'))].filter((id) => uuid.safeParse(id).success)
  const [id] = ids
  if (!id) return null
  if (search.get('estado') === 'ficha') return { kind: 'sheet', id }
  return search.get('estado') === 'comparar' ? { kind: 'compare', ids: ids.slice(0, 4) } : null
}

/** The URL with another overlay, or none. */
export function withOverlay(search: URLSearchParams, overlay: Overlay): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['estado', 'pessoa', 'parte']) next.delete(name)
  if (overlay) next.set('estado', overlay.kind === 'sheet' ? 'ficha' : 'comparar')
  for (const id of overlay?.kind === 'compare' ? overlay.ids : overlay ? [overlay.id] : [])
    next.append('pessoa', id)
  return next
}

/** The URL with the next person's sheet, at the same tab. */
export function withNext(search: URLSearchParams, id: string): URLSearchParams {
  const next = withOverlay(search, { kind: 'sheet', id })
  const part = search.get('parte')
  if (part) next.set('parte', part)
  return next
}
