import type { VacancyFacetValues } from '../../search/searchIndex.types.ts'

/**
 * Words that people type into the search box although a filter exists: "estágio", "home office",
 * the name of a city. They are indexed as keywords of the vacancy.
 */
const contractWords: Partial<Record<VacancyFacetValues['contractType'], string>> = {
  clt: 'clt',
  'clt-fixed-term': 'clt prazo determinado',
  intermittent: 'intermitente',
  temporary: 'temporário',
  internship: 'estágio estagiário',
  apprentice: 'jovem aprendiz',
  trainee: 'trainee',
  pj: 'pj mei',
  freelance: 'freelancer autônomo',
  cooperative: 'cooperado',
  domestic: 'doméstico',
  'civil-service': 'concurso público',
  volunteer: 'voluntário',
}
const workplaceWords: Partial<Record<VacancyFacetValues['workplace'], string>> = {
  remote: 'remoto home office',
  hybrid: 'híbrido',
  field: 'externo',
}
const shiftWords: Record<string, string> = {
  night: 'noturno noite madrugada',
  morning: 'manhã',
  afternoon: 'tarde',
  '12x36': '12x36',
  'on-call': 'plantão',
}

/** Words for the filter values of a vacancy. @param place name of the municipality */
export function impliedWords(
  facets: Omit<VacancyFacetValues, 'municipality'>,
  place: string | null,
  shift: string | null,
): string {
  return [
    place,
    facets.state,
    contractWords[facets.contractType],
    workplaceWords[facets.workplace],
    facets.deficiency && 'pcd',
    facets.jobProfile === 'first-job' && 'primeiro emprego sem experiência',
    facets.cnh !== 'none' && 'cnh habilitação',
    shift && shiftWords[shift],
  ]
    .filter(Boolean)
    .join(' ')
}
