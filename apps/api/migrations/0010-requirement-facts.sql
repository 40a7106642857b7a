-- Two more facts that requirement rules compare.

alter table candidate_facts
  -- Days until the person can start.
  add column availability smallint check (availability between 0 and 365),
  -- Registrations with a professional council: an array of {council, state}, state null for none.
  add column councils jsonb check (jsonb_typeof(councils) = 'array');
