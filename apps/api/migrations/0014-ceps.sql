-- Addresses that a CEP service told us, kept so that it is asked once.

create table ceps (
  cep char(8) primary key check (cep ~ '^\d{8}$'),
  -- Empty in towns with one CEP for all streets.
  street text not null,
  district text not null,
  municipality_code integer references municipalities (code),
  found_at timestamptz not null
);
create index on ceps (municipality_code);
