// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
const value_541beba8 = {"name":1,"namespace":1,"events":1,"filter":1,"recipient":1,"title":1,"template":1,"repeat_interval":1,"wait_for":1,"wait_for_eval_period":1,"group_by":1,"group_by_interval":1,"inhibitions":1,"fallback":1,"fallback_delay":1,"watchdog_interval":1,"properties":1};
const value_a5cf93c8 = ["outgoing","incoming","all"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function notification_rule_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "recipient"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_541beba8, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.events !== undefined){
let data_events = data.events;
if(Array.isArray(data_events)){
if(data_events.length < 1){
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/minItems", "minItems", {limit: 1}));errors++;
}
const len_events = data_events.length;
for(let i_events=0; i_events<len_events; i_events++){
if(typeof data_events[i_events] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
}
let i_events_2 = data_events.length;
let j_events;
if(i_events_2 > 1){
const indices_events = {};
for(;i_events_2--;){
let item_events = data_events[i_events_2];
if(typeof item_events !== "string"){
continue;
}
if(typeof indices_events[item_events] == "number"){
j_events = indices_events[item_events];
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/uniqueItems", "uniqueItems", {i: i_events_2, j: j_events}));errors++;
break;
}
indices_events[item_events] = i_events_2;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.filter !== undefined){
if(typeof data.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.recipient !== undefined){
let data_recipient = data.recipient;
if(data_recipient && typeof data_recipient == "object" && !Array.isArray(data_recipient)){
if(Object.keys(data_recipient).length > 1){
(vErrors ??= []).push(failure(instancePath+"/recipient", "#/properties/recipient/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key_recipient in data_recipient){
if(!((((key_recipient === "person") || (key_recipient === "team")) || (key_recipient === "connections")) || (key_recipient === "playbook"))){
(vErrors ??= []).push(failure(instancePath+"/recipient", "#/properties/recipient/additionalProperties", "additionalProperties", {additionalProperty: key_recipient}));errors++;
}
}
if(data_recipient.person !== undefined){
let data_recipient_person = data_recipient.person;
if(data_recipient_person && typeof data_recipient_person == "object" && !Array.isArray(data_recipient_person)){
if(data_recipient_person.person_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/person", "#/properties/recipient/properties/person/required", "required", {missingProperty: "person_id"}));errors++;
}
for(const key_recipient_person in data_recipient_person){
if(!(key_recipient_person === "person_id")){
(vErrors ??= []).push(failure(instancePath+"/recipient/person", "#/properties/recipient/properties/person/additionalProperties", "additionalProperties", {additionalProperty: key_recipient_person}));errors++;
}
}
if(data_recipient_person.person_id !== undefined){
let data_recipient_person_person_id = data_recipient_person.person_id;
if(typeof data_recipient_person_person_id === "string"){
if(!(value_c7e84e8f.test(data_recipient_person_person_id))){
(vErrors ??= []).push(failure(instancePath+"/recipient/person/person_id", "#/properties/recipient/properties/person/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/person/person_id", "#/properties/recipient/properties/person/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/person", "#/properties/recipient/properties/person/type", "type", {type: "object"}));errors++;
}
}
if(data_recipient.team !== undefined){
let data_recipient_team = data_recipient.team;
if(data_recipient_team && typeof data_recipient_team == "object" && !Array.isArray(data_recipient_team)){
if(data_recipient_team.team_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/team", "#/properties/recipient/properties/team/required", "required", {missingProperty: "team_id"}));errors++;
}
for(const key_recipient_team in data_recipient_team){
if(!(key_recipient_team === "team_id")){
(vErrors ??= []).push(failure(instancePath+"/recipient/team", "#/properties/recipient/properties/team/additionalProperties", "additionalProperties", {additionalProperty: key_recipient_team}));errors++;
}
}
if(data_recipient_team.team_id !== undefined){
let data_recipient_team_team_id = data_recipient_team.team_id;
if(typeof data_recipient_team_team_id === "string"){
if(!(value_c7e84e8f.test(data_recipient_team_team_id))){
(vErrors ??= []).push(failure(instancePath+"/recipient/team/team_id", "#/properties/recipient/properties/team/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/team/team_id", "#/properties/recipient/properties/team/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/team", "#/properties/recipient/properties/team/type", "type", {type: "object"}));errors++;
}
}
if(data_recipient.connections !== undefined){
let data_recipient_connections = data_recipient.connections;
if(data_recipient_connections && typeof data_recipient_connections == "object" && !Array.isArray(data_recipient_connections)){
if(data_recipient_connections.services === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections", "#/properties/recipient/properties/connections/required", "required", {missingProperty: "services"}));errors++;
}
for(const key_recipient_connections in data_recipient_connections){
if(!(key_recipient_connections === "services")){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections", "#/properties/recipient/properties/connections/additionalProperties", "additionalProperties", {additionalProperty: key_recipient_connections}));errors++;
}
}
if(data_recipient_connections.services !== undefined){
let data_recipient_connections_services = data_recipient_connections.services;
if(Array.isArray(data_recipient_connections_services)){
if(data_recipient_connections_services.length < 1){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services", "#/properties/recipient/properties/connections/properties/services/minItems", "minItems", {limit: 1}));errors++;
}
const len_recipient_connections_services = data_recipient_connections_services.length;
for(let i_recipient_connections_services=0; i_recipient_connections_services<len_recipient_connections_services; i_recipient_connections_services++){
let data_recipient_connections_services_item = data_recipient_connections_services[i_recipient_connections_services];
if(data_recipient_connections_services_item && typeof data_recipient_connections_services_item == "object" && !Array.isArray(data_recipient_connections_services_item)){
if(data_recipient_connections_services_item.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services, "#/properties/recipient/properties/connections/properties/services/items/required", "required", {missingProperty: "connection"}));errors++;
}
for(const key_recipient_connections_services_item in data_recipient_connections_services_item){
if(!(((((key_recipient_connections_services_item === "name") || (key_recipient_connections_services_item === "connection")) || (key_recipient_connections_services_item === "filters")) || (key_recipient_connections_services_item === "url")) || (key_recipient_connections_services_item === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services, "#/properties/recipient/properties/connections/properties/services/items/additionalProperties", "additionalProperties", {additionalProperty: key_recipient_connections_services_item}));errors++;
}
}
if(data_recipient_connections_services_item.name !== undefined){
let data_recipient_connections_services_item_name = data_recipient_connections_services_item.name;
if(typeof data_recipient_connections_services_item_name === "string"){
if(data_recipient_connections_services_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/name", "#/properties/recipient/properties/connections/properties/services/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/name", "#/properties/recipient/properties/connections/properties/services/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_recipient_connections_services_item.connection !== undefined){
let data_recipient_connections_services_item_connection = data_recipient_connections_services_item.connection;
if(typeof data_recipient_connections_services_item_connection === "string"){
if(data_recipient_connections_services_item_connection.length < 1){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/connection", "#/properties/recipient/properties/connections/properties/services/items/properties/connection/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/connection", "#/properties/recipient/properties/connections/properties/services/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_recipient_connections_services_item.filters !== undefined){
if(typeof data_recipient_connections_services_item.filters !== "string"){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/filters", "#/properties/recipient/properties/connections/properties/services/items/properties/filters/type", "type", {type: "string"}));errors++;
}
}
if(data_recipient_connections_services_item.url !== undefined){
if(typeof data_recipient_connections_services_item.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/url", "#/properties/recipient/properties/connections/properties/services/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_recipient_connections_services_item.properties !== undefined){
let data_recipient_connections_services_item_properties = data_recipient_connections_services_item.properties;
if(data_recipient_connections_services_item_properties && typeof data_recipient_connections_services_item_properties == "object" && !Array.isArray(data_recipient_connections_services_item_properties)){
for(const key_recipient_connections_services_item_properties in data_recipient_connections_services_item_properties){
if(typeof data_recipient_connections_services_item_properties[key_recipient_connections_services_item_properties] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/properties/" + key_recipient_connections_services_item_properties.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/recipient/properties/connections/properties/services/items/properties/properties/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services+"/properties", "#/properties/recipient/properties/connections/properties/services/items/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i_recipient_connections_services, "#/properties/recipient/properties/connections/properties/services/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services", "#/properties/recipient/properties/connections/properties/services/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections", "#/properties/recipient/properties/connections/type", "type", {type: "object"}));errors++;
}
}
if(data_recipient.playbook !== undefined){
let data_recipient_playbook = data_recipient.playbook;
if(data_recipient_playbook && typeof data_recipient_playbook == "object" && !Array.isArray(data_recipient_playbook)){
if(data_recipient_playbook.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook", "#/properties/recipient/properties/playbook/required", "required", {missingProperty: "playbook_id"}));errors++;
}
for(const key_recipient_playbook in data_recipient_playbook){
if(!(key_recipient_playbook === "playbook_id")){
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook", "#/properties/recipient/properties/playbook/additionalProperties", "additionalProperties", {additionalProperty: key_recipient_playbook}));errors++;
}
}
if(data_recipient_playbook.playbook_id !== undefined){
let data_recipient_playbook_playbook_id = data_recipient_playbook.playbook_id;
if(typeof data_recipient_playbook_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_recipient_playbook_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook/playbook_id", "#/properties/recipient/properties/playbook/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook/playbook_id", "#/properties/recipient/properties/playbook/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook", "#/properties/recipient/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient", "#/properties/recipient/type", "type", {type: "object"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "string"}));errors++;
}
}
if(data.repeat_interval !== undefined){
if(!(duration_json(data.repeat_interval, instancePath+"/repeat_interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.wait_for !== undefined){
if(!(duration_json(data.wait_for, instancePath+"/wait_for"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.wait_for_eval_period !== undefined){
if(!(duration_json(data.wait_for_eval_period, instancePath+"/wait_for_eval_period"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.group_by !== undefined){
let data_group_by = data.group_by;
if(Array.isArray(data_group_by)){
const len_group_by = data_group_by.length;
for(let i_group_by=0; i_group_by<len_group_by; i_group_by++){
if(typeof data_group_by[i_group_by] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/group_by/" + i_group_by, "#/properties/group_by/items/type", "type", {type: "string"}));errors++;
}
}
let i_group_by_2 = data_group_by.length;
let j_group_by;
if(i_group_by_2 > 1){
const indices_group_by = {};
for(;i_group_by_2--;){
let item_group_by = data_group_by[i_group_by_2];
if(typeof item_group_by !== "string"){
continue;
}
if(typeof indices_group_by[item_group_by] == "number"){
j_group_by = indices_group_by[item_group_by];
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/uniqueItems", "uniqueItems", {i: i_group_by_2, j: j_group_by}));errors++;
break;
}
indices_group_by[item_group_by] = i_group_by_2;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/type", "type", {type: "array"}));errors++;
}
}
if(data.group_by_interval !== undefined){
if(!(duration_json(data.group_by_interval, instancePath+"/group_by_interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.inhibitions !== undefined){
let data_inhibitions = data.inhibitions;
if(Array.isArray(data_inhibitions)){
const len_inhibitions = data_inhibitions.length;
for(let i_inhibitions=0; i_inhibitions<len_inhibitions; i_inhibitions++){
let data_inhibitions_item = data_inhibitions[i_inhibitions];
if(data_inhibitions_item && typeof data_inhibitions_item == "object" && !Array.isArray(data_inhibitions_item)){
if(data_inhibitions_item.direction === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions, "#/properties/inhibitions/items/required", "required", {missingProperty: "direction"}));errors++;
}
if(data_inhibitions_item.from === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions, "#/properties/inhibitions/items/required", "required", {missingProperty: "from"}));errors++;
}
if(data_inhibitions_item.to === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions, "#/properties/inhibitions/items/required", "required", {missingProperty: "to"}));errors++;
}
for(const key_inhibitions_item in data_inhibitions_item){
if(!(((((key_inhibitions_item === "direction") || (key_inhibitions_item === "from")) || (key_inhibitions_item === "to")) || (key_inhibitions_item === "depth")) || (key_inhibitions_item === "soft"))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions, "#/properties/inhibitions/items/additionalProperties", "additionalProperties", {additionalProperty: key_inhibitions_item}));errors++;
}
}
if(data_inhibitions_item.direction !== undefined){
let data_inhibitions_item_direction = data_inhibitions_item.direction;
if(typeof data_inhibitions_item_direction !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/direction", "#/properties/inhibitions/items/properties/direction/type", "type", {type: "string"}));errors++;
}
if(!(((data_inhibitions_item_direction === "outgoing") || (data_inhibitions_item_direction === "incoming")) || (data_inhibitions_item_direction === "all"))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/direction", "#/properties/inhibitions/items/properties/direction/enum", "enum", {allowedValues: value_a5cf93c8}));errors++;
}
}
if(data_inhibitions_item.from !== undefined){
let data_inhibitions_item_from = data_inhibitions_item.from;
if(typeof data_inhibitions_item_from === "string"){
if(data_inhibitions_item_from.length < 1){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/from", "#/properties/inhibitions/items/properties/from/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/from", "#/properties/inhibitions/items/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data_inhibitions_item.to !== undefined){
let data_inhibitions_item_to = data_inhibitions_item.to;
if(Array.isArray(data_inhibitions_item_to)){
if(data_inhibitions_item_to.length < 1){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/to", "#/properties/inhibitions/items/properties/to/minItems", "minItems", {limit: 1}));errors++;
}
const len_inhibitions_item_to = data_inhibitions_item_to.length;
for(let i_inhibitions_item_to=0; i_inhibitions_item_to<len_inhibitions_item_to; i_inhibitions_item_to++){
if(typeof data_inhibitions_item_to[i_inhibitions_item_to] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/to/" + i_inhibitions_item_to, "#/properties/inhibitions/items/properties/to/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/to", "#/properties/inhibitions/items/properties/to/type", "type", {type: "array"}));errors++;
}
}
if(data_inhibitions_item.depth !== undefined){
let data_inhibitions_item_depth = data_inhibitions_item.depth;
if(!((typeof data_inhibitions_item_depth == "number") && (!(data_inhibitions_item_depth % 1) && !isNaN(data_inhibitions_item_depth)))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/depth", "#/properties/inhibitions/items/properties/depth/type", "type", {type: "integer"}));errors++;
}
if(typeof data_inhibitions_item_depth == "number"){
if(data_inhibitions_item_depth < 0 || isNaN(data_inhibitions_item_depth)){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/depth", "#/properties/inhibitions/items/properties/depth/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data_inhibitions_item.soft !== undefined){
if(typeof data_inhibitions_item.soft !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/soft", "#/properties/inhibitions/items/properties/soft/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions, "#/properties/inhibitions/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions", "#/properties/inhibitions/type", "type", {type: "array"}));errors++;
}
}
if(data.fallback !== undefined){
let data_fallback = data.fallback;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(Object.keys(data_fallback).length > 1){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key_fallback in data_fallback){
if(!((((key_fallback === "person") || (key_fallback === "team")) || (key_fallback === "connections")) || (key_fallback === "playbook"))){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/additionalProperties", "additionalProperties", {additionalProperty: key_fallback}));errors++;
}
}
if(data_fallback.person !== undefined){
let data_fallback_person = data_fallback.person;
if(data_fallback_person && typeof data_fallback_person == "object" && !Array.isArray(data_fallback_person)){
if(data_fallback_person.person_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/required", "required", {missingProperty: "person_id"}));errors++;
}
for(const key_fallback_person in data_fallback_person){
if(!(key_fallback_person === "person_id")){
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/additionalProperties", "additionalProperties", {additionalProperty: key_fallback_person}));errors++;
}
}
if(data_fallback_person.person_id !== undefined){
let data_fallback_person_person_id = data_fallback_person.person_id;
if(typeof data_fallback_person_person_id === "string"){
if(!(value_c7e84e8f.test(data_fallback_person_person_id))){
(vErrors ??= []).push(failure(instancePath+"/fallback/person/person_id", "#/properties/fallback/properties/person/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/person/person_id", "#/properties/fallback/properties/person/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/type", "type", {type: "object"}));errors++;
}
}
if(data_fallback.team !== undefined){
let data_fallback_team = data_fallback.team;
if(data_fallback_team && typeof data_fallback_team == "object" && !Array.isArray(data_fallback_team)){
if(data_fallback_team.team_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/required", "required", {missingProperty: "team_id"}));errors++;
}
for(const key_fallback_team in data_fallback_team){
if(!(key_fallback_team === "team_id")){
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/additionalProperties", "additionalProperties", {additionalProperty: key_fallback_team}));errors++;
}
}
if(data_fallback_team.team_id !== undefined){
let data_fallback_team_team_id = data_fallback_team.team_id;
if(typeof data_fallback_team_team_id === "string"){
if(!(value_c7e84e8f.test(data_fallback_team_team_id))){
(vErrors ??= []).push(failure(instancePath+"/fallback/team/team_id", "#/properties/fallback/properties/team/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/team/team_id", "#/properties/fallback/properties/team/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/type", "type", {type: "object"}));errors++;
}
}
if(data_fallback.connections !== undefined){
let data_fallback_connections = data_fallback.connections;
if(data_fallback_connections && typeof data_fallback_connections == "object" && !Array.isArray(data_fallback_connections)){
if(data_fallback_connections.services === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections", "#/properties/fallback/properties/connections/required", "required", {missingProperty: "services"}));errors++;
}
for(const key_fallback_connections in data_fallback_connections){
if(!(key_fallback_connections === "services")){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections", "#/properties/fallback/properties/connections/additionalProperties", "additionalProperties", {additionalProperty: key_fallback_connections}));errors++;
}
}
if(data_fallback_connections.services !== undefined){
let data_fallback_connections_services = data_fallback_connections.services;
if(Array.isArray(data_fallback_connections_services)){
if(data_fallback_connections_services.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services", "#/properties/fallback/properties/connections/properties/services/minItems", "minItems", {limit: 1}));errors++;
}
const len_fallback_connections_services = data_fallback_connections_services.length;
for(let i_fallback_connections_services=0; i_fallback_connections_services<len_fallback_connections_services; i_fallback_connections_services++){
let data_fallback_connections_services_item = data_fallback_connections_services[i_fallback_connections_services];
if(data_fallback_connections_services_item && typeof data_fallback_connections_services_item == "object" && !Array.isArray(data_fallback_connections_services_item)){
if(data_fallback_connections_services_item.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services, "#/properties/fallback/properties/connections/properties/services/items/required", "required", {missingProperty: "connection"}));errors++;
}
for(const key_fallback_connections_services_item in data_fallback_connections_services_item){
if(!(((((key_fallback_connections_services_item === "name") || (key_fallback_connections_services_item === "connection")) || (key_fallback_connections_services_item === "filters")) || (key_fallback_connections_services_item === "url")) || (key_fallback_connections_services_item === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services, "#/properties/fallback/properties/connections/properties/services/items/additionalProperties", "additionalProperties", {additionalProperty: key_fallback_connections_services_item}));errors++;
}
}
if(data_fallback_connections_services_item.name !== undefined){
let data_fallback_connections_services_item_name = data_fallback_connections_services_item.name;
if(typeof data_fallback_connections_services_item_name === "string"){
if(data_fallback_connections_services_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/name", "#/properties/fallback/properties/connections/properties/services/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/name", "#/properties/fallback/properties/connections/properties/services/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback_connections_services_item.connection !== undefined){
let data_fallback_connections_services_item_connection = data_fallback_connections_services_item.connection;
if(typeof data_fallback_connections_services_item_connection === "string"){
if(data_fallback_connections_services_item_connection.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/connection", "#/properties/fallback/properties/connections/properties/services/items/properties/connection/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/connection", "#/properties/fallback/properties/connections/properties/services/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback_connections_services_item.filters !== undefined){
if(typeof data_fallback_connections_services_item.filters !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/filters", "#/properties/fallback/properties/connections/properties/services/items/properties/filters/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback_connections_services_item.url !== undefined){
if(typeof data_fallback_connections_services_item.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/url", "#/properties/fallback/properties/connections/properties/services/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback_connections_services_item.properties !== undefined){
let data_fallback_connections_services_item_properties = data_fallback_connections_services_item.properties;
if(data_fallback_connections_services_item_properties && typeof data_fallback_connections_services_item_properties == "object" && !Array.isArray(data_fallback_connections_services_item_properties)){
for(const key_fallback_connections_services_item_properties in data_fallback_connections_services_item_properties){
if(typeof data_fallback_connections_services_item_properties[key_fallback_connections_services_item_properties] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/properties/" + key_fallback_connections_services_item_properties.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/fallback/properties/connections/properties/services/items/properties/properties/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services+"/properties", "#/properties/fallback/properties/connections/properties/services/items/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i_fallback_connections_services, "#/properties/fallback/properties/connections/properties/services/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services", "#/properties/fallback/properties/connections/properties/services/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections", "#/properties/fallback/properties/connections/type", "type", {type: "object"}));errors++;
}
}
if(data_fallback.playbook !== undefined){
let data_fallback_playbook = data_fallback.playbook;
if(data_fallback_playbook && typeof data_fallback_playbook == "object" && !Array.isArray(data_fallback_playbook)){
if(data_fallback_playbook.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/required", "required", {missingProperty: "playbook_id"}));errors++;
}
for(const key_fallback_playbook in data_fallback_playbook){
if(!(key_fallback_playbook === "playbook_id")){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/additionalProperties", "additionalProperties", {additionalProperty: key_fallback_playbook}));errors++;
}
}
if(data_fallback_playbook.playbook_id !== undefined){
let data_fallback_playbook_playbook_id = data_fallback_playbook.playbook_id;
if(typeof data_fallback_playbook_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_fallback_playbook_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook/playbook_id", "#/properties/fallback/properties/playbook/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook/playbook_id", "#/properties/fallback/properties/playbook/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/type", "type", {type: "object"}));errors++;
}
}
if(data.fallback_delay !== undefined){
if(!(duration_json(data.fallback_delay, instancePath+"/fallback_delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.watchdog_interval !== undefined){
if(!(duration_json(data.watchdog_interval, instancePath+"/watchdog_interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_rule_json_form.errors = vErrors;
return errors === 0;
}
export default notification_rule_json_form;
