-- Companies that come by themselves: registration, proof of the domain, the check by Trilha's team,
-- their people and their page; and what the admin site keeps.

alter table companies
  add column legal_name text check (length(legal_name) <= 200),
  -- Of the public page `/empresa/{slug}`; old addresses stay good, so it never changes.
  add column slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Of the e-mail that registered; null for companies that Trilha entered itself.
  add column domain text check (length(domain) <= 253),
  -- What the TXT record must say.
  add column domain_token text,
  add column domain_proof text check (domain_proof in ('dns', 'mail')),
  add column domain_proved_at timestamptz,
  -- Trilha's team asked for something before it can verify; cleared when the company asks again.
  add column returned_at timestamptz,
  add column returned_reason text check (length(returned_reason) <= 1000),
  -- When the company stood ready to be checked: its place in the line.
  add column ready_at timestamptz,
  add column logo_file text,
  add column site text check (length(site) <= 300),
  -- Report on equal pay (Lei 14.611/2023, art. 5).
  add column transparency_url text check (length(transparency_url) <= 300),
  -- What the company tells of itself: plain text, a blank line between paragraphs.
  add column page text not null default '' check (length(page) <= 6000),
  add column version integer not null default 1,
  add check ((domain_proof is null) = (domain_proved_at is null)),
  add check ((returned_at is null) = (returned_reason is null));
create index on companies (ready_at, id) where verified_at is null;

-- One address for each company; those that are there get theirs from their name.
update companies set slug =
  coalesce(nullif(trim(both '-' from regexp_replace(fold(name), '[^a-z0-9]+', '-', 'g')), ''), 'empresa')
  || '-' || right(id::text, 6);

-- Who left stays as the author of what they wrote; their account is closed and its address freed.
alter table recruiters
  add column left_at timestamptz,
  add column accepted_terms_version text,
  add column accepted_terms_at timestamptz;

-- Registrations wait for their mail: nobody's CNPJ or address is taken by a stranger's typing.
create table company_registrations (
  id uuid primary key default uuidv7(),
  -- SHA-256 of the key in the mail; null until the task has sent it.
  key_hash bytea unique check (length(key_hash) = 32),
  cnpj char(14) not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  company_name text not null check (length(company_name) between 2 and 120),
  person_name text not null check (length(person_name) between 2 and 120),
  job_title text not null,
  sector text not null,
  email text not null check (length(email) <= 254),
  password_hash text not null,
  accepted_terms_version text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on company_registrations (expires_at);

-- Mails to an address that only who runs the domain reads.
create table company_domain_keys (
  key_hash bytea primary key check (length(key_hash) = 32),
  company_id uuid not null references companies on delete cascade,
  domain text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on company_domain_keys (company_id);

create table team_invitations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies on delete cascade,
  email text not null check (length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  role text not null check (role in ('owner', 'recruiter', 'evaluator')),
  invited_by uuid not null references recruiters,
  -- Of the last mail; null until the task has sent it.
  key_hash bytea unique check (length(key_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Inviting again replaces the invitation.
  unique (company_id, email_key)
);

-- The log names other things than people too, and what changed in them; never values of a person.
alter table audit_log
  add column thing_kind text,
  add column thing_id text,
  -- `{before, after}` of states and settings.
  add column change jsonb;
create index on audit_log (at desc, id desc);
create index on audit_log (thing_kind, thing_id, at);

create or replace function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.action, new.fields, new.reason, new.at)
      = (old.id, old.action, old.fields, old.reason, old.at)
    and (new.thing_kind, new.thing_id, new.change)
      is not distinct from (old.thing_kind, old.thing_id, old.change)
    and (new.actor_user_id is null or new.actor_user_id = old.actor_user_id)
    and (new.subject_user_id is null or new.subject_user_id = old.subject_user_id) then
    return new;
  end if;
  raise exception 'audit_log is append-only';
end $$;

alter table vacancy_reports
  add column resolved_at timestamptz,
  -- What the team decided: nothing wrong, or the vacancy was paused.
  add column resolution text check (resolution in ('kept', 'paused')),
  add check ((resolved_at is null) = (resolution is null));
create index on vacancy_reports (vacancy_id) where resolved_at is null;

create table announcements (
  id uuid primary key default uuidv7(),
  message text not null check (length(message) between 1 and 500),
  -- Cleaned html of the popup.
  html text not null check (length(html) <= 20000),
  audience text not null check (audience in ('candidates', 'recruiters')),
  -- Only people of these states; empty: everywhere. Candidates only.
  states text[] not null default '{}',
  created_at timestamptz not null,
  -- How many people were told; null while the task goes on.
  recipients integer,
  sent_at timestamptz
);
create index on announcements (created_at desc, id desc);

alter table contact_messages
  -- Who answered stands in the audit log.
  add column answered_at timestamptz;
