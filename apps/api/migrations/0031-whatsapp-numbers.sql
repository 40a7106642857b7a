-- Numbers that were asked, by WhatsApp, whether they want messages: no other message goes to one that
-- has not said yes. A number is somebody's own only once whoever holds the phone says so.
create table whatsapp_numbers (
  candidate_id uuid not null references candidates on delete cascade,
  -- Without the ninth digit, as the service may name it.
  phone text not null,
  state text not null check (state in ('asked', 'confirmed', 'refused')),
  asked_at timestamptz not null,
  times_asked integer not null check (times_asked >= 0),
  answered_at timestamptz,
  primary key (candidate_id, phone)
);
create index on whatsapp_numbers (phone);
