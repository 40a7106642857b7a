-- Talent search: who allowed it can be found and invited by verified companies.

-- Choices beside the consent; the consent itself stands in `consents` under the topic talent-search.
create table talent_settings (
  candidate_id uuid primary key references candidates on delete cascade,
  -- Companies see the photo too.
  photo boolean not null default false,
  updated_at timestamptz not null
);

-- Sensitive (LGPD art. 11): a consent of its own that companies with a vacancy for people with
-- disabilities may see that the person is one. Its row is the only place that says so.
alter table sensitive.consents drop constraint consents_purpose_check;
alter table sensitive.consents
  add check (purpose in ('inclusion', 'talent-disability'));

-- What is searched: a row exists only while the person may be found. Written in the transaction of
-- the change of the profile or of the consent.
create table talent_documents (
  candidate_id uuid primary key references candidates on delete cascade,
  -- The person's name towards companies, new with each consent: it leads to no application.
  id uuid not null unique default gen_random_uuid(),
  -- Lexemes with a mark before them: t: word of a title, w: any word, and one for each filter's
  -- value (talents.terms.ts). One index answers words and filters together.
  terms tsvector not null,
  -- The filters' values again, to be counted.
  facets text[] not null,
  -- What the match compares.
  municipality_code integer,
  state char(2),
  schooling text,
  cnh text,
  updated_at timestamptz not null
);
create index on talent_documents using gin (terms);
create index on talent_documents (updated_at desc, id);

-- Every word that a document ever held, so that slips of the keyboard find a known word.
create table talent_words (
  -- Folded.
  word text primary key,
  -- With its accents.
  shown text not null,
  -- Processes read what came since they last did.
  position bigint not null unique generated always as identity
);

-- Who in a company looked at whom.
create table talent_views (
  id bigint primary key generated always as identity,
  candidate_id uuid not null references candidates on delete cascade,
  user_id uuid not null references users,
  company_id uuid not null references companies,
  at timestamptz not null
);
create index on talent_views (candidate_id, at);
create index on talent_views (company_id, at);
create index on talent_views (user_id);

-- Companies that a person wants no invitation from and is not found by.
create table company_blocks (
  candidate_id uuid not null references candidates on delete cascade,
  company_id uuid not null references companies on delete cascade,
  at timestamptz not null,
  primary key (candidate_id, company_id)
);
create index on company_blocks (company_id);

create index on invitations (candidate_id, company_id);

-- Leaving the search must not be forgotten by any code that takes a consent back, suspends, closes
-- or deletes an account: the row goes in that very transaction. Coming (back) in is up to the code.
-- The lock makes a change of the profile that is under way wait, or be waited for.
create function leave_talents(candidate uuid) returns void language plpgsql as $$
begin
  perform from candidates where id = candidate for update;
  delete from talent_documents where candidate_id = candidate;
end $$;

create function consent_left_talents() returns trigger language plpgsql as $$
begin
  perform leave_talents(id) from candidates where user_id = old.user_id;
  return null;
end $$;
create trigger consents_leave_talents after update of revoked_at on consents for each row
  when (new.topic = 'talent-search' and new.revoked_at is not null and old.revoked_at is null)
  execute function consent_left_talents();

create function user_left_talents() returns trigger language plpgsql as $$
begin
  perform leave_talents(id) from candidates where user_id = new.id;
  return null;
end $$;
create trigger users_leave_talents
  after update of suspended_at, deletion_asked_at, deleted_at on users for each row
  when (coalesce(new.suspended_at, new.deletion_asked_at, new.deleted_at) is not null)
  execute function user_left_talents();

create function minor_left_talents() returns trigger language plpgsql as $$
begin
  delete from talent_documents where candidate_id = new.id;
  return null;
end $$;
create trigger candidates_leave_talents after update of birth_date on candidates for each row
  when (new.birth_date > (now() at time zone 'America/Sao_Paulo')::date - interval '18 years')
  execute function minor_left_talents();
