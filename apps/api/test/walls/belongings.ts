import { sql } from 'kysely'
import type { TestProgram } from '../program.ts'

/**
 * SQL functions that find all rows of a user or company by following the foreign keys of the
 * schema, so that new tables are included. `belongings(roots)` returns table and ctid of each row
 * that refers to one of the roots (users, companies), directly or indirectly; `belongings_hash`
 * hashes these rows.
 */
const functions = `
create function belongings(roots uuid[]) returns table (rel oid, row_id tid) language plpgsql as $$
declare
  link record;
  level integer := 0;
  added integer;
  fresh integer;
begin
  create temp table if not exists belonging
    (rel oid, row_id tid, depth integer, primary key (rel, row_id));
  truncate belonging;
  insert into belonging select 'users'::regclass, ctid, 0 from users where id = any (roots);
  insert into belonging select 'companies'::regclass, ctid, 0 from companies where id = any (roots);
  loop
    fresh := 0;
    for link in
      select c.conrelid as child, c.confrelid as parent,
        string_agg(format('c.%I = p.%I', a.attname, b.attname), ' and ') as matching
      from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as k (here, there)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.here
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.there
      where c.contype = 'f'
        and exists (select 1 from belonging o where o.rel = c.confrelid and o.depth = level)
      group by c.oid, c.conrelid, c.confrelid
    loop
      execute format(
        'insert into belonging select %s, c.ctid, %s from %s c join %s p on %s
          join belonging o on o.rel = %s and o.row_id = p.ctid and o.depth = %s
          on conflict do nothing',
        link.child, level + 1, link.child::regclass, link.parent::regclass, link.matching,
        link.parent, level);
      get diagnostics added = row_count;
      fresh := fresh + added;
    end loop;
    exit when fresh = 0;
    level := level + 1;
  end loop;
  return query select b.rel, b.row_id from belonging b;
end $$;

create function belongings_hash(roots uuid[])
returns table (name text, rows bigint, hash text) language plpgsql as $$
declare owned oid;
begin
  perform belongings(roots);
  for owned in select distinct b.rel from belonging b loop
    return query execute format(
      $q$ select %L, count(*), md5(string_agg(t::text, '|' order by t::text))
        from %s t join belonging o on o.rel = %s and o.row_id = t.ctid $q$,
      owned::regclass::text, owned::regclass, owned);
  end loop;
end $$;`

/** Creates both functions in the test's database. Call it once per database. */
export async function createBelongingsFunctions(p: TestProgram): Promise<void> {
  await sql.raw(functions).execute(p.platform.db)
}

type Row = Record<string, unknown>

/** Every row that belongs to the roots, by table; with `ctid` as text. */
export async function belongingsOf(p: TestProgram, roots: string[]): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  await p.platform.db.connection().execute(async (db) => {
    const { rows: tables } = await sql<{ rel: number; name: string }>`
      select distinct rel::bigint::int as rel, rel::regclass::text as name
      from belongings(${roots}::uuid[])`.execute(db)
    for (const { rel, name } of tables) {
      const { rows } = await sql<Row>`select t.ctid::text as ctid, t.* from ${sql.raw(name)} t
        join belonging o on o.rel = ${rel} and o.row_id = t.ctid order by t.ctid`.execute(db)
      found.set(name, rows)
    }
  })
  return found
}

/** Number of rows of each table that belong to the roots, and a hash of their content. */
export async function belongingsHash(
  p: TestProgram,
  roots: string[],
): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; rows: string; hash: string }>`
    select * from belongings_hash(${roots}::uuid[]) order by name`.execute(p.platform.db)
  return Object.fromEntries(rows.map(({ name, rows: count, hash }) => [name, `${count} ${hash}`]))
}

/** Every table that refers to users or companies, directly or indirectly. */
export async function tablesOfSomebody(p: TestProgram): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive reached (id) as (
      select oid from pg_class where oid in ('users'::regclass, 'companies'::regclass)
      union
      select c.conrelid from pg_constraint c join reached r on r.id = c.confrelid
      where c.contype = 'f'
    )
    select id::regclass::text as name from reached order by 1`.execute(p.platform.db)
  return rows.map((row) => row.name)
}
