import { pcdConsent, disclosePcd } from '@trilha/contracts/applications/pcd'
import { saveInclusion, inclusionConsent } from '@trilha/contracts/candidates/inclusion'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { call } from './client.ts'
import { aCandidate, anApplication, aVacancy } from './factories.ts'
import type { TestProgram } from './program.ts'
import { completeSelfAssessment } from './stages/selfAssessments.ts'
import { aVideo } from './stages/videos.ts'

/**
 * A candidate with data in all tables. Each of their texts and files contains `mark`; texts of a
 * company contain `wordOfCompany` instead.
 */
export async function aWholePerson(p: TestProgram, mark: string) {
  const { db, storage } = p.platform
  const candidate = await aCandidate(p, {
    name: `Ana ${mark}`,
    socialName: mark,
    email: `${mark}@exemplo.com.br`.toLowerCase(),
    password: 'trem de minas azul',
    city: mark,
    facts: { schooling: 'high-school', languages: [{ language: 'en', level: 'A1' }] },
  })
  const { userId, candidateId, token } = candidate
  const files = {
    photo: `photos/${userId}.webp`,
    cv: `cvs/${userId}.pdf`,
    answer: `answers/${userId}.pdf`,
    video: `videos/${userId}.mp4`,
    resume: `resumes/${candidateId}-plain.pdf`,
  }
  for (const file of Object.values(files)) await storage.put(file, Buffer.from(mark), 'text/plain')
  const now = p.platform.now()
  await sql`update users set photo_file = ${files.photo} where id = ${userId}`.execute(db)
  await sql`update candidates set cpf = '52998224725', phone = '+5531987654321', street = ${mark},
    complement = ${mark}, district = ${mark}, gender = ${mark} where id = ${candidateId}`.execute(
    db,
  )
  await sql`insert into candidate_cvs (candidate_id, file, name, kind, bytes, sent_at, proposals)
    values (${candidateId}, ${files.cv}, ${mark}, 'pdf', 5, ${now},
      ${JSON.stringify([{ value: mark }])})`.execute(db)
  await sql`insert into candidate_profiles (candidate_id, headline, objective, skills, updated_at)
    values (${candidateId}, ${mark}, ${mark}, array[${mark}], ${now})`.execute(db)
  await sql`insert into profile_entries (candidate_id, kind, position, title, place, description)
    values (${candidateId}, 'course', 1, ${mark}, ${mark}, ${mark})`.execute(db)
  await sql`insert into notification_preferences (candidate_id) values (${candidateId})`.execute(db)
  await sql`insert into notifications (user_id, type, message, key)
    values (${userId}, 4, ${mark}, 'whole')`.execute(db)
  await sql`insert into social_identities (user_id, provider, subject, linked_at)
    values (${userId}, 'linkedin', ${mark}, ${now})`.execute(db)
  await sql`insert into whatsapp_inbound (wamid, phone, at)
    values (${mark}, '553187654321', ${now})`.execute(db)
  await sql`insert into mail_bounces (email_key, kind, at)
    values (${candidate.email}, 'soft', ${now})`.execute(db)
  const inclusion = {
    disabilities: ['visual' as const],
    accommodations: mark,
    race: 'black' as const,
  }
  const body = { ...inclusion, consentVersion: inclusionConsent.version }
  expect((await call(p, saveInclusion, { body }, { token })).status).toBe(200)
  expect((await completeSelfAssessment(p, candidate, 'competency')).status).toBe(200)

  const application = await anApplication(p, { candidate })
  const { id, stageId, vacancyId } = application
  await sql`update applications set source = ${mark} where id = ${id}`.execute(db)
  await sql`update application_stages set answers = ${JSON.stringify({ mark })}, review_text = ${mark}
    where application_id = ${id} and stage_id = ${stageId}`.execute(db)
  await sql`insert into application_letters
      (application_id, stage_id, kind, author_id, author_name, author_role, text)
    values (${id}, ${stageId}, 'stage', ${userId}, 'Renata', 'Gente', 'wordOfCompany')`.execute(db)
  await sql`insert into stage_extensions (application_id, stage_id, reason, requested_at)
    values (${id}, ${stageId}, ${mark}, ${now})`.execute(db)
  await sql`update vacancies set deficiency = 'welcome' where id = ${vacancyId}`.execute(db)
  const pcd = { consentVersion: pcdConsent.version, accommodation: mark }
  expect((await call(p, disclosePcd, { params: { id }, body: pcd }, { token })).status).toBe(200)
  await sql`insert into sensitive.time_factors (application_id, stage_id, factor, declared_at)
    values (${id}, ${stageId}, 1.5, ${now})`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into stage_items (stage_id, position, kind, prompt, prompt_folded, required)
    values (${stageId}, 90, 'text', 'Conte um dia bom.', 'conte um dia bom', false) returning id`.execute(
    db,
  )
  const itemId = rows[0]?.id ?? ''
  await sql`insert into stage_answers (application_id, stage_id, item_id, value, saved_at)
    values (${id}, ${stageId}, ${itemId}, ${JSON.stringify(mark)}, ${now})`.execute(db)
  await sql`insert into answer_files (application_id, stage_id, item_id, file, name, kind, bytes, at)
    values (${id}, ${stageId}, ${itemId}, ${files.answer}, ${mark}, 'pdf', 5, ${now})`.execute(db)
  await sql`insert into stage_attempts (application_id, stage_id, started_at, draw)
    values (${id}, ${stageId}, ${now}, array[${itemId}::uuid])`.execute(db)
  const other = await aVacancy(p)
  await sql`insert into invitations (vacancy_id, candidate_id, company_id, recruiter_id, message,
      accepted, answered_at, decline_reason)
    select ${other.id}, ${candidateId}, ${other.companyId}, r.id, 'wordOfCompany', false, ${now}, ${mark}
    from recruiters r limit 1`.execute(db)
  const video = await aVideo(p, { candidate })
  await sql`update videos set state = 'ready', file = ${files.video}, finished_at = ${now}
    where id = ${video.id}`.execute(db)
  return { ...candidate, applicationId: id, vacancyId, videoId: video.id, files }
}
