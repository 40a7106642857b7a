-- Where a notification leads that is about no vacancy: the reminder to look over one's CV led nowhere.
alter table notifications
  add column target text check (target in ('profile', 'email', 'copy', 'preferences'));

-- Those told before; the key names what happened.
update notifications set target = case split_part(key, ':', 1)
    when 'profile' then 'profile'
    when 'bounce' then 'email'
    when 'export' then 'copy'
    when 'whatsapp-stop' then 'preferences'
  end
  where vacancy_id is null and type = 4;
