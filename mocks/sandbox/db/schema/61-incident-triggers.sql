-- The history of an incident writes itself: an entry is as old as what was added, and a change is of now.
create function record_incident() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into incident_histories (incident_id, created_by, type, created_at)
    values (new.id, new.created_by, 'incident.created', new.created_at);
  else
    insert into incident_histories (incident_id, created_by, type, description)
    values (new.id, new.created_by, 'incident.status_updated', new.status);
  end if;
  return null;
end
$$;
create trigger incidents_created after insert on incidents for each row execute function record_incident();
create trigger incidents_status after update on incidents
  for each row when (old.status is distinct from new.status) execute function record_incident();

create function record_responder() returns trigger language plpgsql as $$
begin
  insert into incident_histories (incident_id, created_by, type, responder_id, created_at)
  values (new.incident_id, new.created_by, 'responder.created', new.id, new.created_at);
  return null;
end
$$;
create trigger responders_created after insert on responders for each row execute function record_responder();

create function record_responder_comment() returns trigger language plpgsql as $$
begin
  insert into incident_histories (
    incident_id, created_by, type, description, responder_id, hypothesis_id, comment_id, created_at
  )
  values (
    new.incident_id, new.created_by, 'responder.commented', new.comment, new.responder_id, new.hypothesis_id, new.id,
    new.created_at
  );
  return null;
end
$$;
create trigger comments_of_responders after insert on comments
  for each row when (new.responder_id is not null) execute function record_responder_comment();

-- People that a text names: `@[Ada Osei](user:<id>)`.
create function mentioned_people(comment text) returns setof people language sql stable as $$
  select * from people
  where deleted_at is null and id::text in (
    select lower(found[1]) from regexp_matches(
      comment, '@\[[^\[\]\n]{1,200}\]\(user:([0-9a-fA-F-]{36})\)', 'g'
    ) as found
  )
$$;

-- Who a comment names is noted once; nobody is told, as the backend tells nobody.
create function record_mentions() returns trigger language plpgsql as $$
begin
  insert into incident_histories (
    incident_id, created_by, type, description, hypothesis_id, comment_id, created_at
  )
  select
    new.incident_id, new.created_by, 'person.mentioned', person.name, new.hypothesis_id, new.id,
    case tg_op when 'INSERT' then new.created_at else now() end
  from mentioned_people(new.comment) person
  where tg_op = 'INSERT' or person.id not in (select id from mentioned_people(old.comment))
  order by person.name;
  delete from comment_responders where comment_id = new.id;
  insert into comment_responders (comment_id, responder_id)
  select new.id, responder.id from responders responder
  where responder.incident_id = new.incident_id and responder.deleted_at is null
    and responder.person_id in (select id from mentioned_people(new.comment));
  return null;
end
$$;
create trigger comments_mentions after insert or update of comment on comments
  for each row execute function record_mentions();

create function record_evidence() returns trigger language plpgsql as $$
begin
  insert into incident_histories (incident_id, created_by, type, description, hypothesis_id, evidence_id, created_at)
  select
    incident_id,
    new.created_by,
    case tg_op when 'INSERT' then 'evidence.created' else 'evidence.done_definition_added' end,
    new.description,
    new.hypothesis_id,
    new.id,
    case tg_op when 'INSERT' then new.created_at else now() end
  from hypotheses where id = new.hypothesis_id;
  return null;
end
$$;
create trigger evidences_created after insert on evidences for each row execute function record_evidence();
create trigger evidences_definition_of_done after update on evidences
  for each row when (new.definition_of_done and old.definition_of_done is not true)
  execute function record_evidence();

create function record_hypothesis() returns trigger language plpgsql as $$
begin
  insert into incident_histories (incident_id, created_by, type, description, hypothesis_id, created_at)
  values (
    new.incident_id,
    new.created_by,
    case tg_op when 'INSERT' then 'hypothesis.created' else 'hypothesis.status_updated' end,
    new.status,
    new.id,
    case tg_op when 'INSERT' then new.created_at else now() end
  );
  return null;
end
$$;
create trigger hypotheses_created after insert on hypotheses for each row execute function record_hypothesis();
create trigger hypotheses_status after update on hypotheses
  for each row when (old.status is distinct from new.status) execute function record_hypothesis();
