import type { FunnelStep } from '@trilha/contracts/analytics'
import type { exportAnalytics as contract, ExportTable } from '@trilha/contracts/analytics.export'
import type { ImpactFinding, ImpactGroup } from '@trilha/contracts/analytics.impact'
import type { ApplicationSource } from '@trilha/contracts/analytics.sources'
import type { QueryOf, ReplyOf } from '@trilha/contracts/endpoint'
import type { StageKind } from '@trilha/contracts/vacancies.enums'
import type { RecruiterContext } from '../platform/context.ts'
import { csv, type Cell } from './analytics.csv.ts'
import { getImpact } from './analytics.impact.ts'
import { getAnalytics, listAnalytics } from './analytics.service.ts'
import { getSources } from './analytics.sources.ts'
import { scopeOf, type Asked } from './analytics.scope.ts'

type Rows = Cell[][]

/** Vacancies in one file, at most: the newest of a company with more have the fewest people. */
const mostVacancies = 5000

const kinds: Record<StageKind, string> = {
  requirements: 'Requisitos',
  questions: 'Perguntas',
  custom: 'Teste da empresa',
  competency: 'Mapa de Competências',
  values: 'Mapa de Valores',
  video: 'Entrevista em vídeo',
  company: 'Conversas com a equipe',
  offer: 'Resposta final',
}
const last: Record<string, string> = {
  finalist: 'Fase final',
  offer: 'Proposta',
  hired: 'Contratação',
}
const sources: Record<ApplicationSource, string> = {
  search: 'Busca na Trilha',
  'public-page': 'Página pública da vaga',
  share: 'Link compartilhado',
  invitation: 'Convite',
  alert: 'Alerta de busca salva',
  unknown: 'Sem registro',
}
const groups: Record<ImpactGroup, string> = {
  black: 'Pessoas negras (pretas e pardas)',
  white: 'Pessoas brancas',
  yellow: 'Pessoas amarelas',
  indigenous: 'Pessoas indígenas',
  disabled: 'Contaram uma deficiência',
  none: 'Não contaram deficiência',
}
const findings: Record<ImpactFinding, string> = {
  reference: 'Maior taxa',
  alike: 'Sem diferença que chame atenção',
  look: 'Vale olhar a etapa',
  chance: 'Pode ser acaso',
  small: 'Amostra pequena',
}
const names: Record<ExportTable, string> = {
  funnel: 'funil',
  times: 'tempo-por-etapa',
  dropOff: 'desistencias',
  sources: 'origens',
  partners: 'parceiros',
  record: 'respostas',
  vacancies: 'por-vaga',
  impact: 'impacto-adverso',
}

const nameOf = ({ id, stage }: FunnelStep) =>
  stage ? (stage.title ?? kinds[stage.kind]) : (last[id] ?? id)

/** One table of the analytics as a file. @throws as `getAnalytics`. */
export async function exportAnalytics(
  ctx: RecruiterContext,
  { table, ...asked }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { since, until } = await scopeOf(ctx, asked)
  const text = csv(await tables[table](ctx, asked))
  return { name: `trilha-${names[table]}-${since}-a-${until}.csv`, text }
}

const ofSteps =
  (head: string[], row: (step: FunnelStep) => Cell[]) =>
  async (ctx: RecruiterContext, asked: Asked): Promise<Rows> => {
    const { steps } = await getAnalytics(ctx, asked)
    return [['Etapa', ...head], ...steps.map((step) => [nameOf(step), ...row(step)])]
  }

const tables: Record<ExportTable, (ctx: RecruiterContext, asked: Asked) => Promise<Rows>> = {
  funnel: ofSteps(
    ['Chegaram', 'Passaram', 'Fazendo agora', 'Esperam a empresa', 'Saíram aqui'],
    (step) => [
      step.reached,
      step.passed,
      step.doing,
      step.waiting,
      step.notApproved + step.withdrew + step.expired + step.cancelled,
    ],
  ),
  times: ofSteps(
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
  dropOff: ofSteps(
    [
      'Chegaram',
      'Saíram por conta própria',
      'Deixaram o prazo passar',
      'Sem aprovação',
      'Vaga cancelada',
    ],
    (step) => [step.reached, step.withdrew, step.expired, step.notApproved, step.cancelled],
  ),
  sources: async (ctx, asked) => [
    ['Origem', 'Candidaturas', 'Chegaram à fase final', 'Contratações'],
    ...(await getSources(ctx, asked)).sources.map((row) => [
      sources[row.source],
      row.people,
      row.finalists,
      row.hired,
    ]),
  ],
  partners: async (ctx, asked) => {
    const { partners, otherPartners } = await getSources(ctx, asked)
    return [
      ['Parceiro', 'Candidaturas', 'Chegaram à fase final', 'Contratações'],
      ...partners.map((row) => [row.name, row.people, row.finalists, row.hired]),
      ['Outros, com menos de 10 pessoas cada', otherPartners, null, null],
      ['Números em dezenas, arredondados para baixo: 0 quer dizer menos de 10', null, null, null],
    ]
  },
  record: async (ctx, asked) => {
    const { record } = await getSources(ctx, asked)
    return [
      ['Pessoas', 'Ouviram sempre no prazo (%)', 'Mediana em dias'],
      record ? [record.people, record.answeredPercent, record.medianDays] : [null, null, null],
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
      ...stages.flatMap(({ stage, tables: shown }) =>
        shown.flatMap((table) =>
          table.groups.map((row): Cell[] => [
            stage.title ?? kinds[stage.kind],
            groups[row.group],
            row.atLeast,
            row.ratePercent,
            row.ratioPercent,
            findings[row.finding],
          ]),
        ),
      ),
    ]
  },
  vacancies: async (ctx, { since, until }) => {
    const { rows } = await listAnalytics(ctx, { since, until, page: 1, limit: mostVacancies })
    return [
      ['Vaga', 'Candidaturas', 'Esperam a empresa', 'Chegaram à fase final', 'Contratações'],
      ...rows.map((row) => [row.roleName, row.people, row.waiting, row.finalists, row.hired]),
    ]
  },
}
