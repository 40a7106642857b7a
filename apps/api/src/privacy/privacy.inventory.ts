import type { ExportFile } from './privacy.files.ts'
import {
  audit,
  internal,
  letters,
  ofCompanies,
  proof,
  secrets,
  trail,
  webhookLog,
} from './privacy.reasons.ts'

/**
 * Everything that is held of a person, table by table: what a copy of one's data contains, and what
 * becomes of it when the account goes. A test compares this list with the database: a table that
 * refers to a user or a candidate and is not named here fails it.
 */
export type Held = {
  table: string
  /** Which rows are a person's: SQL on `t`; $1 the user, $2 the candidate. */
  of: string
  /** The file of the copy where it stands, and the columns (SQL on `t`); else why it doesn't. */
  exported: { file: ExportFile; columns: string } | { not: string }
  /**
   * `erase` deletes the rows; `set` empties these columns ($3 is the present); `keep` says by which right they stay.
   * Both of the last leave nothing that names the person, since the account itself is emptied.
   */
  deletion: 'erase' | { set: string; keep: string } | { keep: string }
}

const ofUser = 't.user_id = $1'
const ofCandidate = 't.candidate_id = $2'
const own = '(select id from applications where candidate_id = $2)'
const ofApplication = `t.application_id in ${own}`
/** As `phoneKey` of the platform writes numbers: digits, without Brazil's ninth. */
const ofNumber = `t.phone in (select regexp_replace(substr(phone, 2), '^(55..)9(.{8})$', '\\1\\2')
  from candidates where id = $2)`
const ofVideo = 't.video_id in (select id from videos where candidate_id = $2)'
const ofAssessment = 't.assessment_id in (select id from self_assessments where candidate_id = $2)'

const vacancy = '(select v.role_name from vacancies v where v.id = t.vacancy_id) as vacancy'
const company = '(select c.name from companies c where c.id = t.company_id) as company'
const companyOfVacancy = `(select c.name from vacancies v join companies c on c.id = v.company_id
  where v.id = t.vacancy_id) as company`
const stage = '(select s.title from vacancy_stages s where s.id = t.stage_id) as stage'
const item = '(select i.prompt from stage_items i where i.id = t.item_id) as question'
const videoQuestion =
  '(select q.prompt from video_questions q where q.id = t.question_id) as question'
const viewerCompany = `(select c.name from recruiters r join companies c on c.id = r.company_id
  where r.user_id = t.user_id) as company`

const json = (file: ExportFile, columns: string) => ({ file, columns })

/** Worked off in this order: what refers to another row goes before it. */
export const inventory: readonly Held[] = [
  // Tests of the stages.
  {
    table: 'stage_ratings',
    of: ofApplication,
    exported: { not: internal },
    deletion: 'erase',
  },
  {
    table: 'stage_answers',
    of: ofApplication,
    exported: json('respostas', `t.application_id, ${stage}, ${item}, t.value, t.saved_at`),
    deletion: 'erase',
  },
  {
    table: 'stage_signals',
    of: ofApplication,
    exported: json('respostas', `t.application_id, ${stage}, t.signal, t.at`),
    deletion: 'erase',
  },
  {
    table: 'stage_attempts',
    of: ofApplication,
    exported: json(
      'respostas',
      `t.application_id, ${stage}, t.started_at, t.ends_at, t.sent_at, t.points, t.most`,
    ),
    deletion: 'erase',
  },
  {
    table: 'answer_files',
    of: ofApplication,
    exported: json(
      'respostas',
      `t.application_id, ${stage}, ${item}, t.name, t.kind, t.bytes, t.at, t.file`,
    ),
    deletion: 'erase',
  },
  {
    table: 'stage_extensions',
    of: ofApplication,
    exported: json(
      'candidaturas',
      `t.application_id, ${stage}, t.reason, t.requested_at, t.granted, t.days, t.word, t.answered_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'sensitive.time_factors',
    of: ofApplication,
    exported: json('respostas', `t.application_id, ${stage}, t.factor, t.declared_at`),
    deletion: 'erase',
  },
  // Recordings: the rows of videos go in the nightly sweep, once their files are gone.
  {
    table: 'video_views',
    of: ofVideo,
    exported: json('videos', `t.video_id, ${viewerCompany}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'video_openings',
    of: ofApplication,
    exported: json('videos', `t.application_id, ${videoQuestion}, t.opened_at`),
    deletion: 'erase',
  },
  {
    table: 'videos',
    of: ofCandidate,
    exported: json(
      'videos',
      `t.id, t.purpose, t.application_id, ${videoQuestion}, t.medium, t.text, t.state, t.duration_ms, t.created_at, t.finished_at, t.removed_at, coalesce(t.file, t.original_file) as file`,
    ),
    deletion: {
      set: `text = case when text is null then null else '' end`,
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
  ).map((table): Held => ({
    table,
    of: ofApplication,
    exported: { not: internal },
    deletion: 'erase',
  })),
  {
    table: 'application_messages',
    of: ofApplication,
    exported: json(
      'candidaturas',
      't.application_id, t.author_name, t.author_role, t.text, t.at, t.read_at',
    ),
    deletion: 'erase',
  },
  {
    table: 'blind_reveals',
    of: ofApplication,
    exported: json('candidaturas', `t.application_id, ${viewerCompany}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'application_undos',
    of: ofApplication,
    exported: { not: 'Cópias técnicas de segundos; o que aconteceu está no histórico.' },
    deletion: 'erase',
  },
  {
    table: 'application_views',
    of: ofApplication,
    exported: json('candidaturas', `t.application_id, ${viewerCompany}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'application_letters',
    of: ofApplication,
    exported: json(
      'candidaturas',
      `t.application_id, ${stage}, t.kind, t.author_name, t.author_role, t.text, t.went_well, t.missing, t.at, t.undone_at`,
    ),
    deletion: { keep: letters },
  },
  {
    table: 'application_history',
    of: ofApplication,
    exported: json(
      'candidaturas',
      `t.application_id, ${stage}, t.action, t.from_state, t.to_state, t.actor, t.reason, t.at`,
    ),
    deletion: { keep: trail },
  },
  {
    table: 'application_stages',
    of: ofApplication,
    exported: json(
      'candidaturas',
      `t.application_id, ${stage}, t.state, t.opened_at, t.due_at, t.submitted_at, t.decided_at, t.decided_by, t.answers, t.results, t.review_requested_at, t.review_text, t.review_answered_at, t.review_outcome`,
    ),
    deletion: { set: 'answers = null, results = null, review_text = null', keep: trail },
  },
  {
    table: 'applications',
    of: ofCandidate,
    exported: json(
      'candidaturas',
      `t.id, ${vacancy}, ${companyOfVacancy}, t.state, t.source, t.withdraw_reason, t.applied_at, t.last_movement_at`,
    ),
    deletion: { set: 'withdraw_reason = null, source = null', keep: trail },
  },
  // Self-assessments.
  {
    table: 'self_assessment_answers',
    of: ofAssessment,
    exported: json(
      'mapas',
      't.assessment_id, t.item, t.value, t.most, t.least, t.saved_at, t.took_ms',
    ),
    deletion: 'erase',
  },
  {
    table: 'self_assessment_shares',
    of: ofCandidate,
    exported: json('mapas', `t.assessment_id, t.kind, ${company}, t.shared_at, t.ended_at`),
    deletion: 'erase',
  },
  {
    table: 'self_assessments',
    of: ofCandidate,
    exported: json(
      'mapas',
      't.id, t.kind, t.version, t.started_at, t.sent_at, t.valid, t.short_form, t.result',
    ),
    deletion: 'erase',
  },
  // What the person is told.
  {
    table: 'notifications',
    of: ofUser,
    exported: json('avisos', 't.type, t.message, t.html, t.unread, t.created_at'),
    deletion: 'erase',
  },
  {
    table: 'invitations',
    of: ofCandidate,
    exported: json(
      'avisos',
      `${vacancy}, ${company}, t.message, t.accepted, t.decline_reason, t.created_at, t.answered_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'notification_preferences',
    of: ofCandidate,
    exported: json(
      'conta',
      't.receive_new_job_notifications, t.receive_update_reminders, t.receive_update_whatsapp, t.receive_job_notifications_whatsapp, t.updated_at',
    ),
    deletion: 'erase',
  },
  {
    table: 'whatsapp_messages',
    of: ofCandidate,
    exported: json('avisos', 't.topic, t.content, t.state, t.created_at'),
    deletion: 'erase',
  },
  {
    table: 'whatsapp_numbers',
    of: ofCandidate,
    exported: json('avisos', 't.phone, t.state, t.asked_at, t.answered_at'),
    deletion: 'erase',
  },
  // By number and address, since people write and mail comes back without an account: before these go.
  {
    table: 'whatsapp_inbound',
    of: ofNumber,
    exported: json('avisos', 't.at'),
    deletion: 'erase',
  },
  {
    table: 'mail_bounces',
    of: 't.email_key in (select email_key from users where id = $1)',
    exported: json('avisos', 't.kind, t.times, t.at'),
    deletion: 'erase',
  },
  {
    table: 'profile_reminders',
    of: ofCandidate,
    exported: json('avisos', 't.at'),
    deletion: 'erase',
  },
  {
    table: 'told_vacancies',
    of: ofCandidate,
    exported: json('avisos', `${vacancy}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'saved_searches',
    of: ofCandidate,
    exported: json(
      'conta',
      't.name, t.filters, t.frequency, t.by_email, t.by_whatsapp, t.paused, t.created_at',
    ),
    deletion: 'erase',
  },
  // Talent search.
  {
    table: 'talent_documents',
    of: ofCandidate,
    exported: { not: 'Um índice técnico do seu currículo, que está inteiro nesta cópia.' },
    deletion: 'erase',
  },
  {
    table: 'talent_settings',
    of: ofCandidate,
    exported: json('conta', 't.photo as talent_photo, t.updated_at'),
    deletion: 'erase',
  },
  ...(['talent_views', 'company_blocks'] as const).map((table): Held => ({
    table,
    of: ofCandidate,
    exported: json('privacidade', `${company}, t.at`),
    deletion: 'erase',
  })),
  // The profile.
  {
    table: 'candidate_cvs',
    of: ofCandidate,
    exported: json('curriculo', 't.name, t.kind, t.bytes, t.sent_at, t.proposals, t.file'),
    deletion: 'erase',
  },
  {
    table: 'candidate_profiles',
    of: ofCandidate,
    exported: json('curriculo', 't.headline, t.objective, t.skills, t.links, t.updated_at'),
    deletion: 'erase',
  },
  {
    table: 'profile_entries',
    of: ofCandidate,
    exported: json(
      'curriculo',
      't.kind, t.title, t.place, t.started, t.ended, t.description, t.level, t.bond, t.hours, t.certificate_url, t.created_at',
    ),
    deletion: 'erase',
  },
  {
    table: 'candidate_facts',
    of: ofCandidate,
    exported: json(
      'curriculo',
      't.schooling, t.cnh, t.state, t.municipality_code, t.shifts, t.languages, t.desired_salary_cents, t.availability, t.councils, t.workplaces, t.max_km, t.updated_at',
    ),
    deletion: 'erase',
  },
  {
    table: 'sensitive.inclusion',
    of: ofCandidate,
    exported: json('curriculo', 't.sealed, t.updated_at'),
    deletion: 'erase',
  },
  {
    table: 'candidates',
    of: 't.id = $2',
    exported: json(
      'curriculo',
      't.name, t.social_name, t.birth_date, t.cpf, t.phone, t.gender, t.cep, t.street, t.number, t.complement, t.district, t.city, t.state, (select p.name from partners p where p.id = t.partner_id) as partner, t.created_at',
    ),
    deletion: {
      set: `name = 'Conta apagada', social_name = null, birth_date = '1900-01-01', cpf = null, phone = null, gender = null, cep = null, street = null, number = null, complement = null, district = null, city = null, state = null, partner_id = null`,
      keep: trail,
    },
  },
  // The account.
  {
    table: 'sessions',
    of: ofUser,
    exported: json('conta', 't.browser, t.system, t.created_at, t.used_at'),
    deletion: 'erase',
  },
  { table: 'password_keys', of: ofUser, exported: { not: secrets }, deletion: 'erase' },
  {
    table: 'email_changes',
    of: ofUser,
    exported: json('conta', 't.email, t.asked_at, t.expires_at'),
    deletion: 'erase',
  },
  {
    table: 'social_identities',
    of: ofUser,
    exported: json('conta', 't.provider, t.subject, t.linked_at'),
    deletion: 'erase',
  },
  {
    table: 'idempotency_keys',
    of: ofUser,
    exported: { not: 'Cópias técnicas de respostas que você já recebeu, apagadas em dois dias.' },
    deletion: 'erase',
  },
  {
    table: 'data_exports',
    of: ofUser,
    exported: json('privacidade', 't.asked_at, t.ready_at'),
    deletion: 'erase',
  },
  {
    table: 'consents',
    of: ofUser,
    exported: json(
      'privacidade',
      't.topic, t.channel, t.text_version, t.text, t.ip, t.given_at, t.revoked_at',
    ),
    deletion: { set: 'ip = null', keep: proof },
  },
  {
    table: 'sensitive.consents',
    of: ofCandidate,
    exported: json('privacidade', `t.purpose, t.text_version, t.given_at, t.revoked_at`),
    deletion: { set: 'revoked_at = coalesce(revoked_at, $3)', keep: proof },
  },
  {
    table: 'vacancy_reports',
    of: ofUser,
    exported: json('privacidade', `${vacancy}, t.reason, t.text, t.created_at`),
    deletion: {
      keep: 'A denúncia fica, sem nada que identifique você, para proteger outras pessoas.',
    },
  },
  {
    table: 'audit_log',
    of: 't.subject_user_id = $1',
    exported: json('privacidade', 't.action, t.fields, t.reason, t.at'),
    deletion: { keep: audit },
  },
  {
    table: 'users',
    of: 't.id = $1',
    exported: json(
      'conta',
      't.email, t.email_verified_at, t.language, t.created_at, t.deletion_asked_at, t.photo_file as file',
    ),
    deletion: {
      set: `email = id || '@apagada.invalid', email_verified_at = null, password_hash = null, photo_file = null, deletion_asked_at = null`,
      keep: trail,
    },
  },
  // Of people of companies; a candidate has no such row.
  {
    table: 'recruiters',
    of: ofUser,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'team_invitations',
    of: 't.invited_by in (select r.id from recruiters r where r.user_id = $1)',
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  ...(['api_keys', 'webhooks'] as const).map((table): Held => ({
    table,
    of: 't.created_by in (select id from recruiters where user_id = $1)',
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  })),
  {
    table: 'webhook_deliveries',
    of: ofApplication,
    exported: { not: webhookLog },
    deletion: { keep: webhookLog },
  },
  {
    table: 'webhook_tries',
    of: `t.delivery_id in (select id from webhook_deliveries where application_id in ${own})`,
    exported: { not: webhookLog },
    deletion: { keep: webhookLog },
  },
  {
    table: 'board_views',
    of: 't.recruiter_id in (select id from recruiters where user_id = $1)',
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'blind_vacancies',
    of: 't.set_by = $1',
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'company_value_ratings',
    of: ofUser,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'vacancy_edits',
    of: 't.saved_by = $1',
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
]
