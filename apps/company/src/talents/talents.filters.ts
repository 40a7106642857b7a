import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { availabilities, languageLevels } from '@trilha/contracts/assessments/rules'
import {
  byTalentList,
  talentListNames,
  talentLists,
  talentSorts,
  type countTalents,
  type listTalents,
  type TalentList,
} from '@trilha/contracts/talents/talents'
import { radii } from '@trilha/contracts/vacancies/enums'

export type TalentFilters = QueryOf<typeof countTalents>
export type TalentSearch = TalentFilters & Pick<QueryOf<typeof listTalents>, 'sort' | 'page'>

/** The search in the URL; unknown values are ignored. */
export function searchFrom(address: URLSearchParams): TalentSearch {
  const valueOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === address.get(name))
  const valuesOf = (name: TalentList) => {
    const known: readonly string[] = talentLists[name]
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
    ...byTalentList(valuesOf),
    languageLevel: valueOf('languageLevel', languageLevels),
    availability:
      days === null ? undefined : availabilities.find((known) => String(known) === days),
    vacancyId: Number.isSafeInteger(vacancyId) && vacancyId > 0 ? vacancyId : undefined,
    disability: address.get('disability') === '1' && vacancyId > 0 ? (1 as const) : undefined,
    sort: valueOf('sort', talentSorts) ?? 'best',
    page: Math.min(100, Math.max(1, Math.trunc(Number(address.get('page'))) || 1)),
  }
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as TalentSearch
}

/** Query string (`?…`) of the first page of a search; default values are omitted. */
export function addressOf({ vacancyId, sort, ...filters }: Omit<TalentSearch, 'page'>): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, page: undefined }))
    for (const entry of Array.isArray(value) ? value : [value])
      if (entry !== undefined) address.append(name, String(entry))
  if (vacancyId !== undefined) address.set('vaga', String(vacancyId))
  if (sort !== 'best') address.set('sort', sort)
  return `?${address.toString()}`
}

/** A copy of the search with one value of a list filter selected or deselected. */
export function toggled(search: TalentSearch, name: TalentList, value: string): TalentSearch {
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

/** `without` is the search without this filter. */
export type ActiveFilter = { name: string; value: string; without: TalentSearch }

/** All active filters. */
export function activeFilters(search: TalentSearch): ActiveFilter[] {
  const listed = talentListNames.flatMap((name) =>
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
