-- The adverse-impact monitor: of a stage's people who told their group for this, how many it judged
-- and let pass, as last published. Sums of at least ten people, never one; docs/decisions/0025-adverse-impact.md.

create table sensitive.impact_cells (
  vacancy_id bigint not null references vacancies on delete cascade,
  stage_id uuid not null references vacancy_stages on delete cascade,
  dimension text not null check (dimension in ('colour', 'disability')),
  people_group text not null,
  entered integer not null check (entered >= 10),
  passed integer not null check (passed between 0 and entered),
  -- Everybody whom the stage had judged by then, whether they told a group or not.
  judged integer not null check (judged - entered >= 10),
  counted_at timestamptz not null,
  primary key (stage_id, dimension, people_group)
);
create index on sensitive.impact_cells (vacancy_id);
