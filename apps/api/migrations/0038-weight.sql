-- How much a stage counts when people decide; nothing is added up (docs/decisions/0032-weight.md).
alter table vacancy_stages add constraint vacancy_stages_weight check (weight between 1 and 3);
