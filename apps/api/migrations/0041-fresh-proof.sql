-- When the owner of a session proved last who they are; a sign-in is a proof.
alter table sessions add column proved_at timestamptz not null default now();
update sessions set proved_at = created_at;
