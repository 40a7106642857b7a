create extension if not exists unaccent;

-- People who sign in, their sessions and what a candidate tells about themself.

create function fold(value text) returns text
  language sql immutable strict parallel safe
  -- unaccent() itself is only stable: naming its dictionary makes the wrapper safe to index.
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table users (
  id uuid primary key default uuidv7(),
  type_user smallint not null check (type_user in (1, 2, 3)),
  email text not null check (length(email) <= 254),
  -- Lower case, so that one address is one account of each kind.
  email_key text not null generated always as (lower(email)) stored,
  -- Null while somebody signs in only through a professional network.
  password_hash text,
  photo_file text,
  language text not null default 'pt-BR' check (language in ('pt-BR', 'en', 'de', 'fr')),
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  -- The same address may be a candidate and a recruiter: they are two accounts.
  unique (email_key, type_user)
);

create table candidates (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references users on delete cascade,
  name text not null check (length(name) between 2 and 120),
  social_name text check (length(social_name) <= 120),
  birth_date date not null,
  cpf char(11) unique check (cpf ~ '^\d{11}$'),
  phone text check (phone ~ '^\+55\d{10,11}$'),
  cep char(8) check (cep ~ '^\d{8}$'),
  street text,
  number integer check (number between 0 and 999999),
  complement text,
  district text,
  city text,
  state char(2),
  gender text,
  partner_id uuid,
  accepted_terms_version text not null,
  accepted_terms_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index on candidates (partner_id) where partner_id is not null;

-- Facts that requirement rules compare; absent means not told yet.
create table candidate_facts (
  candidate_id uuid primary key references candidates on delete cascade,
  schooling text,
  cnh text,
  state char(2),
  municipality_code integer,
  shifts text[],
  languages jsonb check (jsonb_typeof(languages) = 'array'),
  desired_salary_cents integer check (desired_salary_cents >= 0),
  updated_at timestamptz not null default now()
);

-- Institutions that refer candidates (university, agency, social project).
create table partners (
  id uuid primary key default uuidv7(),
  name text not null,
  created_at timestamptz not null default now()
);
alter table candidates add foreign key (partner_id) references partners on delete set null;

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token: the token itself is never stored.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- However much it is used, a session ends here.
  ends_at timestamptz not null,
  check (expires_at <= ends_at)
);
create index on sessions (user_id);
create index on sessions (expires_at);

create table password_keys (
  key_hash bytea primary key check (length(key_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on password_keys (user_id);
