import type { FunnelStep } from '@trilha/contracts/analytics/analytics'
import type { exportAnalytics as contract, ExportTable } from '@trilha/contracts/analytics/export'
import type { ImpactFinding, ImpactGroup } from '@trilha/contracts/analytics/impact'
import type { ApplicationSource } from '@trilha/contracts/analytics/sources'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import type { RecruiterContext } from '../platform/context.ts'
import { csv, type Cell } from './analytics.csv.ts'
import { getImpact } from './analytics.impact.ts'
import { getAnalytics, listAnalytics } from './analytics.service.ts'
import { getSources } from './analytics.sources.ts'
import { scopeOf, type AnalyticsQuery } from './analytics.scope.ts'

type Rows = Cell[][]

/** Maximum number of vacancies in one file; vacancies with the fewest people are left out. */
const maxVacancies = 5000

const kindNames: Record<StageKind, string> = {
  requirements: 'Requisitos',
  questions: 'Perguntas',
  custom: 'Teste da empresa',
  competency: 'Mapa de Competências',
  values: 'Mapa de Valores',
  video: 'Entrevista em vídeo',
  company: 'Conversas com a equipe',
  offer: 'Resposta final',
}
const lastStepNames: Record<string, string> = {
  finalist: 'Fase final',
  offer: 'Proposta',
  hired: 'Contratação',
}
const sourceNames: Record<ApplicationSource, string> = {
  search: 'Busca na Trilha',
  'public-page': 'Página pública da vaga',
  share: 'Link compartilhado',
  invitation: 'Convite',
  alert: 'Alerta de busca salva',
  unknown: 'Sem registro',
}
const groupNames: Record<ImpactGroup, string> = {
  black: 'Pessoas negras (pretas e pardas)',
  white: 'Pessoas brancas',
  yellow: 'Pessoas amarelas',
  indigenous: 'Pessoas indígenas',
  disabled: 'Contaram uma deficiência',
  none: 'Não contaram deficiência',
}
const findingNames: Record<ImpactFinding, string> = {
  reference: 'Maior taxa',
  alike: 'Sem diferença que chame atenção',
  look: 'Vale olhar a etapa',
  chance: 'Pode ser acaso',
  small: 'Amostra pequena',
}
const fileNames: Record<ExportTable, string> = {
  funnel: 'funil',
  times: 'tempo-por-etapa',
  dropOff: 'desistencias',
  sources: 'origens',
  partners: 'parceiros',
  record: 'respostas',
  vacancies: 'por-vaga',
  impact: 'impacto-adverso',
}

const stepName = ({ id, stage }: FunnelStep) =>
  stage ? (stage.title ?? kindNames[stage.kind]) : (lastStepNames[id] ?? id)

/**
 * Exports one table of the analytics as a CSV file.
 * @throws AppError as `scopeOf`; for the table `impact` also as `getImpact`.
 */
export async function exportAnalytics(
  ctx: RecruiterContext,
  { table, ...query }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { since, until } = await scopeOf(ctx, query)
  const text = csv(await tables[table](ctx, query))
  return { name: `trilha-${fileNames[table]}-${since}-a-${until}.csv`, text }
}

type BuildTable = (ctx: RecruiterContext, query: AnalyticsQuery) => Promise<Rows>

const stepTable =
  (head: string[], row: (step: FunnelStep) => Cell[]): BuildTable =>
  async (ctx, query) => {
    const { steps } = await getAnalytics(ctx, query)
    return [['Etapa', ...head], ...steps.map((step) => [stepName(step), ...row(step)])]
  }

const tables: Record<ExportTable, BuildTable> = {
  funnel: stepTable(
    ['Chegaram', 'Passaram', 'Fazendo agora', 'Esperam a empresa', 'Saíram aqui'],
    (step) => [
      step.reached,
      step.passed,
      step.doing,
      step.waiting,
      step.notApproved + step.withdrew + step.expired + step.cancelled,
    ],
  ),
  times: stepTable(
    [
      'Pessoas que esperaram a empresa',
      'Espera, mediana em horas',
      'Espera, 9 em 10 em horas',
      'Pessoas que fizeram a etapa',
      'Tempo próprio, mediana em horas',
      'Tempo próprio, 9 em 10 em horas',
    ],
    ({ company, own }) => [
      company.people,
      company.medianHours,
      company.p90Hours,
      own.people,
      own.medianHours,
      own.p90Hours,
    ],
  ),
  dropOff: stepTable(
    [
      'Chegaram',
      'Saíram por conta própria',
      'Deixaram o prazo passar',
      'Sem aprovação',
      'Vaga cancelada',
    ],
    (step) => [step.reached, step.withdrew, step.expired, step.notApproved, step.cancelled],
  ),
  sources: async (ctx, query) => [
    ['Origem', 'Candidaturas', 'Chegaram à fase final', 'Contratações'],
    ...(await getSources(ctx, query)).sources.map((row) => [
      sourceNames[row.source],
      row.people,
      row.finalists,
      row.hired,
    ]),
  ],
  partners: async (ctx, query) => {
    const { partners, otherPartners } = await getSources(ctx, query)
    return [
      ['Parceiro', 'Candidaturas', 'Chegaram à fase final', 'Contratações'],
      ...partners.map((row) => [row.name, row.people, row.finalists, row.hired]),
      ['Outros, com menos de 10 pessoas cada', otherPartners, null, null],
      ['Números em dezenas, arredondados para baixo: 0 quer dizer menos de 10', null, null, null],
    ]
  },
  record: async (ctx, query) => {
    const { record } = await getSources(ctx, query)
    return [
      ['Pessoas', 'Ouviram sempre no prazo (%)', 'Mediana em dias'],
      record ? [record.people, record.inTimePercent, record.medianDays] : [null, null, null],
    ]
  },
  impact: async (ctx, { vacancy }) => {
    const { stages } = await getImpact(ctx, vacancy ?? null)
    return [
      [
        'Etapa',
        'Grupo',
        'Pessoas, pelo menos',
        'Passaram (%)',
        'Da maior taxa (%)',
        'O que indica',
      ],
      ...stages.flatMap(({ stage, tables: published }) =>
        published.flatMap((table) =>
          table.groups.map((row): Cell[] => [
            stage.title ?? kindNames[stage.kind],
            groupNames[row.group],
            row.atLeast,
            row.ratePercent,
            row.ratioPercent,
            findingNames[row.finding],
          ]),
        ),
      ),
    ]
  },
  vacancies: async (ctx, { since, until }) => {
    const { rows } = await listAnalytics(ctx, { since, until, page: 1, limit: maxVacancies })
    return [
      ['Vaga', 'Candidaturas', 'Esperam a empresa', 'Chegaram à fase final', 'Contratações'],
      ...rows.map((row) => [row.roleName, row.people, row.waiting, row.finalists, row.hired]),
    ]
  },
}
