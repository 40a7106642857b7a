import { expect, test } from 'vitest'
import { kindOf } from './statements.ts'

const tables = new Set(['users', 'sessions', 'candidates', 'update_log'])

test.each([
  ['select 1 from "users" where id = 1', 'select users'],
  ['select * from users u join sessions s on true for update of u', 'select users'],
  ['select extract(epoch from s.at) from sessions s', 'select sessions'],
  ['select * from (select 1 from unnest(a)) t join candidates c on true', 'select candidates'],
  ['insert into "sessions" ("user_id") select id from users', 'insert sessions'],
  ['insert into users (id) values (1) on conflict do update set id = 1', 'insert users'],
  ['update users set name = (select 1 from candidates)', 'update users'],
  ['delete from\n  sessions where true', 'delete sessions'],
  ['with gone as (delete from sessions returning 1) select * from users', 'delete sessions'],
  ['with s as (select 1 from candidates) update users set a = 1', 'update users'],
  ['select 1 from update_log', 'select update_log'],
  ['begin', 'begin none'],
  ['COMMIT;', 'commit none'],
  ['rollback', 'rollback none'],
  ['select now()', 'other none'],
  // A schema and a table that have the same name as ours.
  ['select 1 from users.job', 'other none'],
  ["select 1 from pg_class where relname = 'a from b'", 'other none'],
])('%s', (text, kind) => {
  expect(Object.values(kindOf(text, tables)).join(' ')).toBe(kind)
})
