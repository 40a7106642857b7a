-- Where a municipality's seat lies, in degrees; filled with the names at each start that finds a gap.

alter table municipalities
  add latitude double precision,
  add longitude double precision,
  add check (latitude between -90 and 90 and longitude between -180 and 180);
