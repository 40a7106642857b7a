-- Contract of experience: its days (CLT art. 445, parágrafo único: at most 90).
alter table vacancies add column trial_days smallint check (trial_days between 1 and 90);
