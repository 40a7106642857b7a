-- When a values assessment was sent with a wrong answer to a line that asks for a certain one; the
-- line is asked again once, everything else stays.
alter table self_assessments add column rechecked_at timestamptz;

-- Why somebody needs more than a quarter more time, encrypted: `{"reason": …}`. Never read for a
-- company.
alter table sensitive.time_factors add column sealed bytea;
