-- Why a vacancy may ask for criminal or credit records (TST, IRR 243000-58.2013): said by its
-- company, read by a person of Trilha before it opens. Null where it doesn't ask.
alter table vacancies
  add column records_ground text check (records_ground in
    ('law', 'care', 'home', 'cargo', 'money', 'dangerous', 'blades', 'secrets')),
  add column records_reason text check (length(records_reason) between 20 and 600),
  add check ((records_ground is null) = (records_reason is null));
