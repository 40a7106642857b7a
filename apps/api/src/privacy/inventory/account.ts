import { sql } from 'kysely'
import {
  company,
  json,
  ofApplication,
  ofCandidate,
  ofPhone,
  ofSavedSearch,
  ofUser,
  ownApplications,
  vacancy,
  type InventoryEntry,
} from './parts.ts'
import { access, audit, ofCompanies, proof, secrets, trail, webhookLog } from './reasons.ts'

/** Tables of notifications, talent search, profile, account and companies. */
export const accountInventory: readonly InventoryEntry[] = [
  // Notifications and messages.
  {
    table: 'notifications',
    where: ofUser,
    exported: json('avisos', sql`t.type, t.message, t.html, t.unread, t.created_at`),
    deletion: 'erase',
  },
  {
    table: 'privacy_requests',
    where: ofUser,
    exported: json('conta', sql`t.kind, t.text, t.asked_at, t.due_at, t.answered_at, t.answer`),
    deletion: 'erase',
  },
  {
    table: 'invitations',
    where: ofCandidate,
    exported: json(
      'avisos',
      sql`${vacancy}, ${company}, t.message, t.accepted, t.decline_reason, t.created_at,
        t.answered_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'notification_preferences',
    where: ofCandidate,
    exported: json(
      'conta',
      sql`t.receive_new_job_notifications, t.receive_update_reminders, t.receive_update_whatsapp,
        t.receive_job_notifications_whatsapp, t.updated_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'whatsapp_messages',
    where: ofCandidate,
    exported: json('avisos', sql`t.topic, t.content, t.state, t.created_at`),
    deletion: 'erase',
  },
  {
    table: 'whatsapp_numbers',
    where: ofCandidate,
    exported: json('avisos', sql`t.phone, t.state, t.asked_at, t.answered_at`),
    deletion: 'erase',
  },
  // Rows of these two tables refer to no account: they are found by phone number or mail address.
  // They come before `candidates` and `users`, whose deletion clears the number and the address.
  {
    table: 'whatsapp_inbound',
    where: ofPhone,
    exported: json('avisos', sql`t.at`),
    deletion: 'erase',
  },
  {
    table: 'mail_bounces',
    where: ({ userId }) =>
      sql<boolean>`t.email_key in (select email_key from users where id = ${userId})`,
    exported: json('avisos', sql`t.kind, t.times, t.at`),
    deletion: 'erase',
  },
  {
    table: 'profile_reminders',
    where: ofCandidate,
    exported: json('avisos', sql`t.at`),
    deletion: 'erase',
  },
  {
    table: 'told_vacancies',
    where: ofCandidate,
    exported: json('avisos', sql`${vacancy}, t.at`),
    deletion: 'erase',
  },
  {
    table: 'search_hits',
    where: ofSavedSearch,
    exported: json('avisos', sql`${vacancy}`),
    deletion: 'erase',
  },
  {
    table: 'search_alerts',
    where: ofSavedSearch,
    exported: json('avisos', sql`t.due_at`),
    deletion: 'erase',
  },
  {
    table: 'vacancy_marks',
    where: ofCandidate,
    exported: json('conta', sql`${vacancy}, t.mark, t.reason, t.note, t.at`),
    deletion: 'erase',
  },
  {
    table: 'saved_searches',
    where: ofCandidate,
    exported: json(
      'conta',
      sql`t.name, t.filters, ${company}, t.frequency, t.by_email, t.by_whatsapp, t.paused,
        t.created_at`,
    ),
    deletion: 'erase',
  },
  // Talent search.
  {
    table: 'talent_documents',
    where: ofCandidate,
    exported: { not: 'Um índice técnico do seu currículo, que está inteiro nesta cópia.' },
    deletion: 'erase',
  },
  {
    table: 'talent_settings',
    where: ofCandidate,
    exported: json('conta', sql`t.photo as talent_photo, t.updated_at`),
    deletion: 'erase',
  },
  ...(['talent_views', 'company_blocks'] as const).map((table): InventoryEntry => ({
    table,
    where: ofCandidate,
    exported: json('privacidade', sql`${company}, t.at`),
    deletion: 'erase',
  })),
  // The profile.
  {
    table: 'candidate_cvs',
    where: ofCandidate,
    exported: json('curriculo', sql`t.name, t.kind, t.bytes, t.sent_at, t.proposals, t.file`),
    deletion: 'erase',
  },
  {
    table: 'candidate_profiles',
    where: ofCandidate,
    exported: json('curriculo', sql`t.headline, t.objective, t.skills, t.links, t.updated_at`),
    deletion: 'erase',
  },
  {
    table: 'profile_entries',
    where: ofCandidate,
    exported: json(
      'curriculo',
      sql`t.kind, t.title, t.place, t.started, t.ended, t.description, t.level, t.bond, t.hours,
        t.certificate_url, t.created_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'candidate_facts',
    where: ofCandidate,
    exported: json(
      'curriculo',
      sql`t.schooling, t.cnh, t.state, t.municipality_code, t.shifts, t.languages,
        t.wanted_roles, t.first_job, t.desired_salary_cents, t.availability, t.councils, t.workplaces, t.max_km, t.updated_at`,
    ),
    deletion: 'erase',
  },
  {
    table: 'sensitive.inclusion',
    where: ofCandidate,
    exported: json('curriculo', sql`t.sealed, t.updated_at`),
    deletion: 'erase',
  },
  {
    table: 'candidates',
    where: ({ candidateId }) => sql<boolean>`t.id = ${candidateId}`,
    exported: json(
      'curriculo',
      sql`t.name, t.social_name, t.birth_date, t.cpf, t.phone, t.gender, t.cep, t.street, t.number,
        t.complement, t.district, t.city, t.state,
        (select p.name from partners p where p.id = t.partner_id) as partner, t.created_at`,
    ),
    deletion: {
      set: () => sql`name = 'Conta apagada', social_name = null, birth_date = '1900-01-01',
        cpf = null, phone = null, gender = null, cep = null, street = null, number = null,
        complement = null, district = null, city = null, state = null, partner_id = null`,
      keep: trail,
    },
  },
  // The account.
  {
    table: 'sessions',
    where: ofUser,
    exported: json('conta', sql`t.browser, t.system, t.created_at, t.used_at`),
    deletion: 'erase',
  },
  {
    table: 'access_records',
    where: ofUser,
    exported: json('conta', sql`t.ip, t.at`),
    deletion: { keep: access },
  },
  { table: 'password_keys', where: ofUser, exported: { not: secrets }, deletion: 'erase' },
  { table: 'recovery_codes', where: ofUser, exported: { not: secrets }, deletion: 'erase' },
  {
    table: 'authenticators',
    where: ofUser,
    exported: json('conta', sql`t.added_at, t.used_at`),
    deletion: 'erase',
  },
  {
    table: 'passkeys',
    where: ofUser,
    exported: json('conta', sql`t.name, t.browser, t.system, t.created_at, t.used_at`),
    deletion: 'erase',
  },
  {
    table: 'trusted_devices',
    where: ofUser,
    exported: json('conta', sql`t.created_at, t.expires_at`),
    deletion: 'erase',
  },
  {
    table: 'email_changes',
    where: ofUser,
    exported: json('conta', sql`t.email, t.asked_at, t.expires_at`),
    deletion: 'erase',
  },
  {
    table: 'social_identities',
    where: ofUser,
    exported: json('conta', sql`t.provider, t.subject, t.linked_at`),
    deletion: 'erase',
  },
  {
    table: 'idempotency_keys',
    where: ofUser,
    exported: { not: 'Cópias técnicas de respostas que você já recebeu, apagadas em dois dias.' },
    deletion: 'erase',
  },
  {
    table: 'data_exports',
    where: ofUser,
    exported: json('privacidade', sql`t.asked_at, t.ready_at`),
    deletion: 'erase',
  },
  {
    table: 'consents',
    where: ofUser,
    exported: json(
      'privacidade',
      sql`t.topic, t.channel, t.text_version, t.text, t.ip, t.given_at, t.revoked_at`,
    ),
    deletion: { set: () => sql`ip = null`, keep: proof },
  },
  {
    table: 'sensitive.consents',
    where: ofCandidate,
    exported: json(
      'privacidade',
      sql`t.purpose, t.application_id, t.text_version, t.given_at, t.revoked_at`,
    ),
    deletion: {
      set: (now) => sql`revoked_at = coalesce(revoked_at, ${now}::timestamptz)`,
      keep: proof,
    },
  },
  {
    table: 'vacancy_reports',
    where: ofUser,
    exported: json('privacidade', sql`${vacancy}, t.reason, t.text, t.created_at`),
    deletion: {
      keep: 'A denúncia fica, sem nada que identifique você, para proteger outras pessoas.',
    },
  },
  {
    table: 'audit_log',
    where: ({ userId }) => sql<boolean>`t.subject_user_id = ${userId}`,
    exported: json('privacidade', sql`t.action, t.fields, t.reason, t.at`),
    deletion: { keep: audit },
  },
  {
    table: 'users',
    where: ({ userId }) => sql<boolean>`t.id = ${userId}`,
    exported: json(
      'conta',
      sql`t.email, t.email_verified_at, t.language, t.created_at, t.deletion_asked_at,
        t.photo_file as file`,
    ),
    deletion: {
      set: () => sql`email = id || '@apagada.invalid', email_verified_at = null,
        password_hash = null, photo_file = null, deletion_asked_at = null`,
      keep: trail,
    },
  },
  // Tables about people of companies, in which a candidate has no rows, and the log of webhooks.
  {
    table: 'recruiters',
    where: ofUser,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'team_invitations',
    where: ({ userId }) =>
      sql<boolean>`t.invited_by in (select r.id from recruiters r where r.user_id = ${userId})`,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  ...(['api_keys', 'webhooks'] as const).map((table): InventoryEntry => ({
    table,
    where: ({ userId }) =>
      sql<boolean>`t.created_by in (select id from recruiters where user_id = ${userId})`,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  })),
  {
    table: 'webhook_deliveries',
    where: ofApplication,
    exported: { not: webhookLog },
    deletion: { keep: webhookLog },
  },
  {
    table: 'webhook_tries',
    where: (person) => sql<boolean>`t.delivery_id in (select id from webhook_deliveries
      where application_id in ${ownApplications(person)})`,
    exported: { not: webhookLog },
    deletion: { keep: webhookLog },
  },
  {
    table: 'board_views',
    where: ({ userId }) =>
      sql<boolean>`t.recruiter_id in (select id from recruiters where user_id = ${userId})`,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'blind_vacancies',
    where: ({ userId }) => sql<boolean>`t.set_by = ${userId}`,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'blind_changes',
    where: ofUser,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'company_value_ratings',
    where: ofUser,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
  {
    table: 'vacancy_edits',
    where: ({ userId }) => sql<boolean>`t.saved_by = ${userId}`,
    exported: { not: ofCompanies },
    deletion: { keep: ofCompanies },
  },
]
