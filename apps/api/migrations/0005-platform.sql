-- What the platform itself keeps: replies by idempotency key, captured mail, page views, limits.

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 8 and 100),
  endpoint text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index on idempotency_keys (created_at);

-- Mail sent on the embedded default, shown at /dev/inbox.
create table captured_mail (
  id bigint primary key generated always as identity,
  sender text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null default now()
);

-- One effect, once: the key of a message that was sent.
create table sent_messages (
  key text primary key,
  at timestamptz not null default now()
);

-- A first-party daily count, without any person.
create table page_views (
  day date not null,
  path text not null check (length(path) <= 200),
  views integer not null,
  primary key (day, path)
);

-- Points of rate-limiter-flexible; unlogged, since losing them costs nothing.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
