/** `order by` of application_stages `s`: the stage that was reached last, else the first one ahead. */
export const reachedLast =
  "s.state = 'locked', case when s.state = 'locked' then s.position else -s.position end"
