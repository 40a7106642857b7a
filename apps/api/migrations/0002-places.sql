-- The 5,571 municipalities (IBGE), filled from @brazilian-utils by the migration runner's seed step.

create table municipalities (
  code integer primary key,
  name text not null,
  name_key text not null generated always as (fold(name)) stored,
  state char(2) not null
);
create index on municipalities (name_key, state);
alter table candidate_facts
  add foreign key (municipality_code) references municipalities (code);
