import { sql } from 'kysely'
import {
  company,
  companyOfVacancy,
  item,
  json,
  ofApplication,
  ofAssessment,
  ofCandidate,
  ofVideo,
  stage,
  vacancy,
  videoQuestion,
  viewerCompany,
  type InventoryEntry,
} from './parts.ts'
import { internal, decisionMessages, trail } from './reasons.ts'

/** Tables of selective processes and assessments. */
export const processInventory: readonly InventoryEntry[] = [
  // Tests of the stages.
  {
    table: 'stage_ratings',
    where: ofApplication,
    exported: { not: internal },
    deletion: 'erase',
  },
  {
    table: 'stage_answers',
    where: ofApplication,
    exported: json('respostas', sql`t.application_id, ${stage}, ${item}, t.value, t.saved_at`),
    deletion: 'erase',
  },
  {
    table: 'stage_signals',
    where: ofApplication,
    exported: json('respostas', sql`t.application_id, ${stage}, t.signal, t.at`),
    deletion: 'erase',
  },
  {
    table: 'stage_attempts',
    where: ofApplication,
    exported: json(
      'respostas',
      sql`t.application_id, ${stage}, t.started_at, t.ends_at, t.sent_at, t.points, t.most`,
    ),
    deletion: 'erase',
  },
  {
    table: 'answer_files',
    where: ofApplication,
    exported: json(
      'respostas',
      sql`t.application_id, ${stage}, ${item}, t.name, t.kind, t.bytes, t.at, t.file`,
    ),
    deletion: 'erase',
  },
  {
    table: 'stage_extensions',
    where: ofApplication,
    exported: json(
      'candidaturas',
      sql`t.application_id, ${stage}, t.reason, t.requested_at, t.granted, t.days, t.word,
        t.answered_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'sensitive.application_needs',
    where: ofApplication,
    exported: json('candidaturas', sql`t.application_id, t.sealed, t.updated_at`),
    deletion: 'erase',
  },
  {
    table: 'sensitive.time_factors',
    where: ofApplication,
    exported: json('respostas', sql`t.application_id, ${stage}, t.factor, t.declared_at, t.sealed`),
    deletion: 'erase',
  },
  // Recordings: the nightly sweep deletes the rows of videos after their files.
  {
    table: 'video_views',
    where: ofVideo,
    exported: json('videos', sql`t.video_id, ${viewerCompany}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'video_openings',
    where: ofApplication,
    exported: json('videos', sql`t.application_id, ${videoQuestion}, t.opened_at`),
    deletion: 'erase',
  },
  {
    table: 'videos',
    where: ofCandidate,
    exported: json(
      'videos',
      sql`t.id, t.purpose, t.application_id, ${videoQuestion}, t.medium, t.text, t.state,
        t.duration_ms, t.created_at, t.finished_at, t.removed_at,
        coalesce(t.file, t.original_file) as file`,
    ),
    deletion: {
      set: () => sql`text = case when text is null then null else '' end`,
      keep: 'Sem vídeo, áudio nem texto, por um dia, até os arquivos saírem.',
    },
  },
  // Applications.
  ...(
    [
      'scorecard_marks',
      'scorecards',
      'application_comments',
      'evaluation_requests',
      'video_notes',
    ] as const
  ).map((table): InventoryEntry => ({
    table,
    where: ofApplication,
    exported: { not: internal },
    deletion: 'erase',
  })),
  {
    table: 'application_messages',
    where: ofApplication,
    exported: json(
      'candidaturas',
      sql`t.application_id, t.author_name, t.author_role, t.text, t.at, t.read_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'blind_reveals',
    where: ofApplication,
    exported: json('candidaturas', sql`t.application_id, ${viewerCompany}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'application_undos',
    where: ofApplication,
    exported: { not: 'Cópias técnicas de segundos; o que aconteceu está no histórico.' },
    deletion: 'erase',
  },
  {
    table: 'application_views',
    where: ofApplication,
    exported: json('candidaturas', sql`t.application_id, ${viewerCompany}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'application_snapshots',
    where: ofApplication,
    exported: json('candidaturas', sql`t.application_id, t.at, t.profile`),
    deletion: {
      set: () =>
        sql`profile = null, photo_file = null, municipality_code = null, city = null, state = null`,
      keep: trail,
    },
  },
  {
    table: 'application_letters',
    where: ofApplication,
    exported: json(
      'candidaturas',
      sql`t.application_id, ${stage}, t.kind, t.author_name, t.author_role, t.text, t.went_well,
        t.missing, t.at, t.undone_at`,
    ),
    deletion: { keep: decisionMessages },
  },
  {
    table: 'application_history',
    where: ofApplication,
    exported: json(
      'candidaturas',
      sql`t.application_id, ${stage}, t.action, t.from_state, t.to_state, t.actor, t.reason, t.at`,
    ),
    deletion: { keep: trail },
  },
  {
    table: 'application_stages',
    where: ofApplication,
    exported: json(
      'candidaturas',
      sql`t.application_id, ${stage}, t.state, t.opened_at, t.due_at, t.submitted_at, t.decided_at,
        t.decided_by, t.answers, t.results, t.review_requested_at, t.review_text,
        t.review_answered_at, t.review_outcome`,
    ),
    deletion: { set: () => sql`answers = null, results = null, review_text = null`, keep: trail },
  },
  {
    table: 'applications',
    where: ofCandidate,
    exported: json(
      'candidaturas',
      sql`t.id, ${vacancy}, ${companyOfVacancy}, t.state, t.source, t.withdraw_reason, t.applied_at,
        t.last_movement_at`,
    ),
    deletion: { set: () => sql`withdraw_reason = null, source = null`, keep: trail },
  },
  // Self-assessments.
  {
    table: 'self_assessment_answers',
    where: ofAssessment,
    exported: json(
      'mapas',
      sql`t.assessment_id, t.item, t.value, t.most, t.least, t.saved_at, t.took_ms`,
    ),
    deletion: 'erase',
  },
  {
    table: 'self_assessment_shares',
    where: ofCandidate,
    exported: json('mapas', sql`t.assessment_id, t.kind, ${company}, t.shared_at, t.ended_at`),
    deletion: 'erase',
  },
  {
    table: 'self_assessments',
    where: ofCandidate,
    exported: json(
      'mapas',
      sql`t.id, t.kind, t.version, t.started_at, t.sent_at, t.valid, t.short_form, t.result`,
    ),
    deletion: 'erase',
  },
]
