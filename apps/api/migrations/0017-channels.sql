-- Channels: saved searches and their alerts, reminders, WhatsApp, addresses that bounce.

create table saved_searches (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidates on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The filters of the contract without the absent ones: jsonb makes equal searches equal.
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  frequency text not null check (frequency in ('at-once', 'daily')),
  by_email boolean not null,
  by_whatsapp boolean not null,
  paused boolean not null default false,
  created_at timestamptz not null,
  -- What was published before this is not told: the moment of saving, or of the end of a pause.
  since timestamptz not null,
  -- When it is looked through next.
  due_at timestamptz not null,
  unique (candidate_id, filters)
);
create index on saved_searches (due_at) where not paused;

-- A vacancy is told to a person once, whichever of their searches found it. One alert, one message.
create table told_vacancies (
  candidate_id uuid not null references candidates on delete cascade,
  vacancy_id bigint not null references vacancies on delete cascade,
  alert_id uuid not null,
  at timestamptz not null,
  primary key (candidate_id, vacancy_id)
);
create index on told_vacancies (alert_id);

-- The deadline that somebody was reminded of: more time is a new deadline, and a new reminder.
alter table application_stages add column reminded_due_at timestamptz;

-- When somebody was last asked to look over their data.
create table profile_reminders (
  candidate_id uuid primary key references candidates on delete cascade,
  at timestamptz not null
);

create table whatsapp_messages (
  id uuid primary key default uuidv7(),
  -- Names the effect: the same reason gives the same key, and one message.
  key text not null unique check (length(key) <= 200),
  candidate_id uuid not null references candidates on delete cascade,
  -- Null: the answer to the person's own message, which needs no consent.
  topic text check (topic in ('reminders', 'applications', 'searches')),
  -- {template, parameters, button} or {text}.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  state text not null default 'queued' check (state in ('queued', 'sending', 'accepted', 'sent',
    'delivered', 'read', 'failed', 'dropped')),
  -- Meta's number of what went wrong.
  error_code integer,
  -- Why it was not sent.
  drop_reason text,
  wamid text unique,
  -- While `sending`: when it was handed over. What became of it comes by webhook.
  tried_at timestamptz,
  created_at timestamptz not null,
  -- Past this it would only disturb.
  expires_at timestamptz not null
);
create index on whatsapp_messages (candidate_id);

-- When people wrote to us: opens the 24 hours for free text. What they wrote is not kept.
create table whatsapp_inbound (
  wamid text primary key,
  -- Digits without Brazil's ninth, which the service writes now and then.
  phone text not null,
  at timestamptz not null
);
create index on whatsapp_inbound (phone, at desc);
create index on candidates (phone) where phone is not null;

create table mail_bounces (
  email_key text primary key check (length(email_key) <= 254),
  -- hard: no such mailbox; soft: full, away; complaint: marked as spam.
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  times integer not null default 1,
  at timestamptz not null
);

-- Mail programs show a message that comes twice under one Message-ID once, and so does ours.
alter table captured_mail add column message_id text, add column unsubscribe text;
create unique index on captured_mail (recipient, message_id) where message_id is not null;

-- WhatsApp messages on the embedded default, shown at /dev/outbox.
create table captured_whatsapp (
  id bigint primary key generated always as identity,
  wamid text not null unique,
  recipient text not null,
  template text,
  body text not null,
  button text,
  status text not null,
  at timestamptz not null default now()
);
