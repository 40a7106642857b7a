-- Notifications, what a candidate wants to be told by which way, and invitations.

create table invitations (
  id uuid primary key default uuidv7(),
  vacancy_id bigint not null references vacancies,
  candidate_id uuid not null references candidates on delete cascade,
  -- The vacancy's, kept beside it so that a company's day is counted by one index.
  company_id uuid not null references companies,
  recruiter_id uuid not null references recruiters,
  message text not null default '' check (length(message) <= 1000),
  -- Null until the person answers.
  accepted boolean,
  answered_at timestamptz,
  decline_reason text check (length(decline_reason) <= 500),
  created_at timestamptz not null default now(),
  -- One vacancy, one invitation: nobody is asked again after a no.
  unique (candidate_id, vacancy_id),
  check ((accepted is null) = (answered_at is null)),
  check (decline_reason is null or accepted = false)
);
create index on invitations (company_id, created_at);

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- The specification's numbers (docs/product/notifications.md#types); there is no 5.
  type smallint not null check (type in (1, 2, 3, 4, 6)),
  message text not null check (length(message) between 1 and 500),
  unread boolean not null default true,
  vacancy_id bigint references vacancies on delete cascade,
  application_id uuid references applications on delete cascade,
  invitation_id uuid references invitations on delete cascade,
  -- Cleaned when written; only announcements have it.
  html text check (length(html) <= 20000),
  -- Names what happened: the same event tells a person once, however often its task runs.
  key text not null check (length(key) <= 200),
  created_at timestamptz not null default now(),
  unique (user_id, key),
  check (html is null or type = 6),
  check ((type = 3) = (invitation_id is not null))
);
create index on notifications (user_id, created_at desc, id desc);
create index on notifications (user_id) where unread;
create index on notifications (application_id) where application_id is not null;
create index on notifications (invitation_id) where invitation_id is not null;

-- A missing row means the defaults, which stand here and in the contract.
create table notification_preferences (
  candidate_id uuid primary key references candidates on delete cascade,
  receive_new_job_notifications boolean not null default true,
  receive_update_reminders boolean not null default true,
  receive_update_whatsapp boolean not null default false,
  receive_job_notifications_whatsapp boolean not null default false,
  updated_at timestamptz not null default now()
);

-- What the sockets' adapter says between processes when it is longer than NOTIFY takes; it deletes
-- what is older than half a minute. Unlogged, since losing it costs nothing.
create unlogged table socket_io_attachments (
  id bigint primary key generated always as identity,
  created_at timestamptz default now(),
  payload bytea
);
