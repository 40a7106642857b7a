import { saveAbout } from '@trilha/contracts/candidates/candidates'
import { sql } from 'kysely'
import { rm, symlink, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { anInterview, begin, open, originOf, sample, tus } from '../../../test/stages/videos.ts'
import { upload } from '../../../test/upload.ts'

const p = program()

/** The device that answers every write with a full disk (full(4) of the Linux manual). */
const fullDevice = '/dev/full'

test('a file that finds no room is refused with 507, and the next one is taken', async () => {
  const { userId, token } = await aCandidate(p)
  const color = { r: 20, g: 90, b: 60 }
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const send = () =>
    upload(p, `/user/${userId}/photo`, { bytes: photo, type: 'image/jpeg', name: 'a.jpg' }, token)
  const { storage } = p.platform
  const { put } = storage
  storage.put = async () => writeFile(fullDevice, photo)
  const answer = await send()
  storage.put = put
  refused(answer, 507, 'disk-full')
  expect((await send()).status).toBe(200)
})

test('a write for which the database has no room is refused with 507 and leaves nothing', async () => {
  const { token } = await aCandidate(p)
  const { db } = p.platform
  const save = () => call(p, saveAbout, { body: { headline: 'Caixa' } }, { token })
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger no_room before insert or update on candidate_profiles
    for each row execute function no_room()`.execute(db)
  refused(await save(), 507, 'disk-full')
  await sql`drop trigger no_room on candidate_profiles`.execute(db)
  expect((await save()).body.headline).toBe('Caixa')
})

test('a part of a recording that finds no room is refused with 507 and sent again', async () => {
  const interview = await anInterview(p)
  await open(p, interview)
  const { uploadUrl, id } = (await begin(p, interview)).body
  const origin = await originOf(p)
  const bytes = await sample('voice.webm')
  const { token } = interview.candidate
  const path = p.platform.uploads.path(id)
  await rm(path)
  await symlink(fullDevice, path)
  const part = { offset: 0, bytes }
  expect((await tus(origin, uploadUrl, token, part)).status).toBe(507)
  await rm(path)
  await writeFile(path, '')
  expect((await tus(origin, uploadUrl, token, part)).status).toBe(204)
})
