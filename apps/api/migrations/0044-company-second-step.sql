-- From when the people of a company can do nothing without a second step; null: never.
alter table companies add column second_step_from timestamptz;
