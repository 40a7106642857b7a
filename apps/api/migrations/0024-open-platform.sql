-- What a company's own systems use: keys for the API, and webhooks that tell them what happened.

create table api_keys (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- What a person recognises a key by; the key itself is told once and stored as SHA-256.
  prefix text not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid not null references recruiters,
  created_at timestamptz not null,
  -- Of a use in the last minute or so: not every request writes.
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index on api_keys (company_id, id desc);

create table webhooks (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies on delete cascade,
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  -- Sealed with the key of the configuration: signing needs the secret itself.
  secret_sealed bytea not null,
  -- After a new secret was made the old one signs beside it until then.
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  active boolean not null default true,
  -- Turned off by us: the receiver answered 410.
  gone_at timestamptz,
  created_by uuid not null references recruiters,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index on webhooks (company_id) where deleted_at is null;

-- The log: one row for each event and receiver. Its order is that of the identities: what concerns
-- one application is written under its lock, so that they are in the order of the commits.
create table webhook_deliveries (
  id bigint primary key generated always as identity,
  webhook_id uuid not null references webhooks on delete cascade,
  -- The `webhook-id` that the receiver sees; the same in each try and in each replay.
  event_id text not null,
  event text not null,
  -- Null for a test, which belongs to no application.
  application_id uuid references applications on delete cascade,
  -- Text, not jsonb: what is signed must be what is sent, byte for byte.
  body text not null,
  -- `waiting`: behind an earlier one of the same application, which makes it `pending` when it is over.
  state text not null default 'pending'
    check (state in ('waiting', 'pending', 'delivered', 'failed')),
  tries smallint not null default 0,
  -- When it is due; moved ahead while a try is under way, so that a crash only delays it.
  next_at timestamptz not null,
  status smallint,
  error text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index on webhook_deliveries (webhook_id, id desc);
create index on webhook_deliveries (webhook_id, next_at) where state = 'pending';
create index on webhook_deliveries (application_id, webhook_id, id);
create index on webhook_deliveries (created_at);
create index on webhook_deliveries (id) where state = 'waiting';

create table webhook_tries (
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  at timestamptz not null,
  -- What the receiver answered; null when it did not.
  status smallint,
  -- A code of ours or of the network, never what the receiver said.
  error text,
  milliseconds integer not null,
  primary key (delivery_id, at)
);

-- Lists of the API go by the last movement.
create index on applications (vacancy_id, last_movement_at, id);
