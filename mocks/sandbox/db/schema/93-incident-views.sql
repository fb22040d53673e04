-- Incidents as the list shows them: who leads, who was called, who spoke.
create view incident_summary as
select
  incident.id, incident.incident_id, incident.title, incident.severity, incident.type, incident.status,
  incident.created_at, incident.updated_at,
  jsonb_build_object('id', commander.id, 'avatar', commander.avatar, 'name', commander.name) as commander,
  (
    select jsonb_agg(
      jsonb_build_object(
        'id', coalesce(person.id, team.id), 'avatar', coalesce(person.avatar, team.icon),
        'name', coalesce(person.name, team.name)
      )
      order by responder.created_at
    )
    from responders responder
    left join people person on person.id = responder.person_id
    left join teams team on team.id = responder.team_id
    where responder.incident_id = incident.id and responder.deleted_at is null
  ) as responders,
  (
    select jsonb_agg(
      jsonb_build_object('id', person.id, 'avatar', person.avatar, 'name', person.name) order by person.name
    )
    from people person
    where person.id in (select created_by from comments where incident_id = incident.id)
  ) as commenters
from incidents incident
left join people commander on commander.id = incident.commander_id;

-- Incidents with evidence about a catalog item.
create view incidents_by_config as
select distinct
  incident.title, incident.id, incident.created_at, incident.type, incident.status, incident.severity,
  evidence.config_id
from incidents incident
join hypotheses hypothesis on hypothesis.incident_id = incident.id
join evidences evidence on evidence.hypothesis_id = hypothesis.id
where evidence.config_id is not null;

-- Incidents with evidence about a component.
create view incidents_by_component as
select distinct
  incident.title, incident.id, incident.created_at, incident.type, incident.status, incident.severity,
  evidence.component_id
from incidents incident
join hypotheses hypothesis on hypothesis.incident_id = incident.id
join evidences evidence on evidence.hypothesis_id = hypothesis.id
where evidence.component_id is not null;
