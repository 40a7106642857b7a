import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { availabilities, languageLevels, languages } from '@trilha/contracts/assessments/rules'
import {
  drives,
  talentSorts,
  type countTalents,
  type listTalents,
} from '@trilha/contracts/talents/talents'
import { radii, schoolings, shifts, states, workplaces } from '@trilha/contracts/vacancies/enums'

export type TalentFilters = QueryOf<typeof countTalents>
export type TalentSearch = TalentFilters & Pick<QueryOf<typeof listTalents>, 'sort' | 'page'>

/** Filters with several selectable values. */
export const lists = {
  schooling: schoolings,
  language: languages,
  workplace: workplaces,
  shift: shifts,
  cnh: drives,
  state: states,
} as const
export type ListName = keyof typeof lists

/** The search in the URL; unknown values are ignored. */
export function searchFrom(address: URLSearchParams): TalentSearch {
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === address.get(name))
  const many = <T extends string>(name: string, known: readonly T[]) => {
    const chosen = known.filter((value) => address.getAll(name).includes(value))
    return chosen.length > 0 ? chosen : undefined
  }
  const text = (name: string) => address.get(name)?.trim().slice(0, 120) || undefined
  const vacancyId = Number(address.get('vaga'))
  const days = address.get('availability')
  const search = {
    q: text('q'),
    city: text('city')?.slice(0, 80),
    radius: text('city') ? radii.find((km) => String(km) === address.get('radius')) : undefined,
    state: many('state', states),
    schooling: many('schooling', schoolings),
    language: many('language', languages),
    languageLevel: one('languageLevel', languageLevels),
    workplace: many('workplace', workplaces),
    shift: many('shift', shifts),
    cnh: many('cnh', drives),
    availability: days === null ? undefined : availabilities.find((n) => String(n) === days),
    vacancyId: Number.isSafeInteger(vacancyId) && vacancyId > 0 ? vacancyId : undefined,
    disability: address.get('disability') === '1' && vacancyId > 0 ? (1 as const) : undefined,
    sort: one('sort', talentSorts) ?? 'best',
    page: Math.min(100, Math.max(1, Math.trunc(Number(address.get('page'))) || 1)),
  }
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as TalentSearch
}

/** The URL of a search, from its first page; defaults are omitted. */
export function addressOf({ vacancyId, sort, ...filters }: Omit<TalentSearch, 'page'>): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, page: undefined }))
    for (const entry of Array.isArray(value) ? value : [value])
      if (entry !== undefined) address.append(name, String(entry))
  if (vacancyId !== undefined) address.set('vaga', String(vacancyId))
  if (sort !== 'best') address.set('sort', sort)
  return `?${address.toString()}`
}

/** The search with one list value selected or deselected. */
export function toggled(search: TalentSearch, name: ListName, value: string): TalentSearch {
  const chosen: readonly string[] = search[name] ?? []
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value]
  return { ...search, [name]: next.length > 0 ? next : undefined }
}

/** The search without filters; words, place and vacancy remain. */
export function unfiltered({ q, city, vacancyId, sort }: TalentSearch): TalentSearch {
  return { q, city, vacancyId, sort, page: 1 }
}

export type Active = { name: string; value: string; without: TalentSearch }

/** All active filters, each with the search without it. */
export function activeFilters(search: TalentSearch): Active[] {
  const listed = (Object.keys(lists) as ListName[]).flatMap((name) =>
    (search[name] ?? []).map((value) => ({ name, value, without: toggled(search, name, value) })),
  )
  const { radius, languageLevel, availability, disability } = search
  return [
    ...(radius && search.city
      ? [{ name: 'radius', value: String(radius), without: { ...search, radius: undefined } }]
      : []),
    ...listed,
    ...(languageLevel && search.language
      ? [
          {
            name: 'languageLevel',
            value: languageLevel,
            without: { ...search, languageLevel: undefined },
          },
        ]
      : []),
    ...(availability === undefined
      ? []
      : [
          {
            name: 'availability',
            value: String(availability),
            without: { ...search, availability: undefined },
          },
        ]),
    ...(disability
      ? [{ name: 'disability', value: '1', without: { ...search, disability: undefined } }]
      : []),
  ]
}
