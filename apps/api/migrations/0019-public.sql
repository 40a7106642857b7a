-- What everybody may read of companies, and what people write to Trilha.

-- How each company answered people, counted anew every night; only where there is enough to tell.
create table company_records (
  company_id uuid primary key references companies on delete cascade,
  -- Those who got a word of the company, or are past the promised day without one.
  people integer not null check (people > 0),
  -- Those of them who got a word, in time or late.
  heard integer not null check (heard between 0 and people),
  -- Those whose every word came by the promised day.
  in_time integer not null check (in_time between 0 and heard),
  -- From the beginning of a wait to the word; null while there was none.
  median_days real check (median_days >= 0),
  counted_at timestamptz not null
);

create table contact_messages (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 120),
  email text not null check (length(email) <= 254),
  subject text not null,
  text text not null check (length(text) between 10 and 4000),
  created_at timestamptz not null default now()
);
create index on contact_messages (created_at desc, id desc);

-- The pages of cities and roles that search engines read, counted anew every hour: only where
-- enough vacancies are open, so that none is thin.
create table directory_pages (
  kind text not null check (kind in ('place', 'role')),
  -- `contagem-mg`, `auxiliar-administrativo`
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  municipality_code integer references municipalities (code),
  state char(2),
  vacancies integer not null check (vacancies > 0),
  -- Slugs of the other kind that go with it, the most frequent first: roles of a city, cities of a role.
  others text[] not null default '{}',
  counted_at timestamptz not null,
  primary key (kind, slug),
  check ((kind = 'place') = (municipality_code is not null and state is not null))
);
create unique index on directory_pages (municipality_code) where kind = 'place';
create index on directory_pages (kind, vacancies desc);
