// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
const value_dd887cc5 = {"events":1,"to":1,"fallback":1,"title":1,"template":1,"filter":1,"repeatInterval":1,"groupBy":1,"groupByInterval":1,"waitFor":1,"waitForEvalPeriod":1,"watchdogInterval":1,"inhibitions":1};
const value_83303246 = ["check.passed","check.failed","component.healthy","component.unhealthy","component.unknown","component.warning","config.created","config.deleted","config.updated","config.changed","config.degraded","config.healthy","config.unhealthy","config.unknown","config.warning","playbook.spec.approval.updated","playbook.approval.inserted"];
const value_a5cf93c8 = ["outgoing","incoming","all"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
const value_02a84e42 = new RegExp("^incident\\..+", "u");
export function notification_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = true;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing;
if((data.groupBy === undefined) && (missing = "groupBy")){
(vErrors ??= []).push({});errors++;
}
else {
if(data.groupBy !== undefined){
let data_groupBy = data.groupBy;
if(Array.isArray(data_groupBy)){
if(data_groupBy.length < 1){
(vErrors ??= []).push({});errors++;
}
}
}
}
}
var _valid_groupBy = _errs_2 === errors;
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
if(_valid_groupBy){
const _errs_groupBy = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitFor !== undefined){
let data_waitFor = data.waitFor;
if(typeof data_waitFor === "string"){
if(data_waitFor.length < 1){
(vErrors ??= []).push(failure(instancePath+"/waitFor", "#/then/properties/waitFor/minLength", "minLength", {limit: 1}));errors++;
}
}
}
}
var _valid_groupBy = _errs_groupBy === errors;
valid = _valid_groupBy;
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/if", "if", {failingKeyword: "then"}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
}
if(data.to === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "to"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_dd887cc5, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_events_item = data_events[i_events];
if(typeof data_events_item !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
const _errs_events_item = errors;
let valid_events_item = false;
const _errs_events_item_2 = errors;
if(!(((((((((((((((((data_events_item === "check.passed") || (data_events_item === "check.failed")) || (data_events_item === "component.healthy")) || (data_events_item === "component.unhealthy")) || (data_events_item === "component.unknown")) || (data_events_item === "component.warning")) || (data_events_item === "config.created")) || (data_events_item === "config.deleted")) || (data_events_item === "config.updated")) || (data_events_item === "config.changed")) || (data_events_item === "config.degraded")) || (data_events_item === "config.healthy")) || (data_events_item === "config.unhealthy")) || (data_events_item === "config.unknown")) || (data_events_item === "config.warning")) || (data_events_item === "playbook.spec.approval.updated")) || (data_events_item === "playbook.approval.inserted"))){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/anyOf/0/enum", "enum", {allowedValues: value_83303246}));errors++;
}
var _valid_events_item = _errs_events_item_2 === errors;
valid_events_item = valid_events_item || _valid_events_item;
if(!valid_events_item){
const _errs_events_item_3 = errors;
if(typeof data_events_item === "string"){
if(!value_02a84e42.test(data_events_item)){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/anyOf/1/pattern", "pattern", {pattern: "^incident\\..+"}));errors++;
}
}
var _valid_events_item = _errs_events_item_3 === errors;
valid_events_item = valid_events_item || _valid_events_item;
}
if(!valid_events_item){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_events_item;
if(vErrors !== null){
if(_errs_events_item){
vErrors.length = _errs_events_item;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.to !== undefined){
let data_to = data.to;
const _errs_to = errors;
let valid_to = false;
const _errs_to_2 = errors;
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
if(data_to.person === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/0/required", "required", {missingProperty: "person"}));errors++;
}
}
var _valid_to = _errs_to_2 === errors;
valid_to = valid_to || _valid_to;
if(!valid_to){
const _errs_to_3 = errors;
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
if(data_to.team === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/1/required", "required", {missingProperty: "team"}));errors++;
}
}
var _valid_to = _errs_to_3 === errors;
valid_to = valid_to || _valid_to;
if(!valid_to){
const _errs_to_4 = errors;
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
if(data_to.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/2/required", "required", {missingProperty: "email"}));errors++;
}
}
var _valid_to = _errs_to_4 === errors;
valid_to = valid_to || _valid_to;
if(!valid_to){
const _errs_to_5 = errors;
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
if(data_to.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/3/required", "required", {missingProperty: "connection"}));errors++;
}
}
var _valid_to = _errs_to_5 === errors;
valid_to = valid_to || _valid_to;
if(!valid_to){
const _errs_to_6 = errors;
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
if(data_to.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/4/required", "required", {missingProperty: "url"}));errors++;
}
}
var _valid_to = _errs_to_6 === errors;
valid_to = valid_to || _valid_to;
if(!valid_to){
const _errs_to_7 = errors;
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
if(data_to.playbook === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/5/required", "required", {missingProperty: "playbook"}));errors++;
}
}
var _valid_to = _errs_to_7 === errors;
valid_to = valid_to || _valid_to;
}
}
}
}
}
if(!valid_to){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_to;
if(vErrors !== null){
if(_errs_to){
vErrors.length = _errs_to;
}
else {
vErrors = null;
}
}
}
if(data_to && typeof data_to == "object" && !Array.isArray(data_to)){
for(const key_to in data_to){
if(!(((((((key_to === "person") || (key_to === "team")) || (key_to === "email")) || (key_to === "connection")) || (key_to === "url")) || (key_to === "playbook")) || (key_to === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/additionalProperties", "additionalProperties", {additionalProperty: key_to}));errors++;
}
}
if(data_to.person !== undefined){
if(typeof data_to.person !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/person", "#/properties/to/properties/person/type", "type", {type: "string"}));errors++;
}
}
if(data_to.team !== undefined){
if(typeof data_to.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/team", "#/properties/to/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data_to.email !== undefined){
if(typeof data_to.email !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/email", "#/properties/to/properties/email/type", "type", {type: "string"}));errors++;
}
}
if(data_to.connection !== undefined){
if(typeof data_to.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/connection", "#/properties/to/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_to.url !== undefined){
if(typeof data_to.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/url", "#/properties/to/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_to.playbook !== undefined){
if(typeof data_to.playbook !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/playbook", "#/properties/to/properties/playbook/type", "type", {type: "string"}));errors++;
}
}
if(data_to.properties !== undefined){
let data_to_properties = data_to.properties;
if(data_to_properties && typeof data_to_properties == "object" && !Array.isArray(data_to_properties)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/to/properties", "#/properties/to/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/type", "type", {type: "object"}));errors++;
}
}
if(data.fallback !== undefined){
let data_fallback = data.fallback;
const _errs_fallback = errors;
let valid_fallback = false;
const _errs_fallback_2 = errors;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(data_fallback.person === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/0/required", "required", {missingProperty: "person"}));errors++;
}
}
var _valid_fallback = _errs_fallback_2 === errors;
valid_fallback = valid_fallback || _valid_fallback;
if(!valid_fallback){
const _errs_fallback_3 = errors;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(data_fallback.team === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/1/required", "required", {missingProperty: "team"}));errors++;
}
}
var _valid_fallback = _errs_fallback_3 === errors;
valid_fallback = valid_fallback || _valid_fallback;
if(!valid_fallback){
const _errs_fallback_4 = errors;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(data_fallback.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/2/required", "required", {missingProperty: "email"}));errors++;
}
}
var _valid_fallback = _errs_fallback_4 === errors;
valid_fallback = valid_fallback || _valid_fallback;
if(!valid_fallback){
const _errs_fallback_5 = errors;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(data_fallback.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/3/required", "required", {missingProperty: "connection"}));errors++;
}
}
var _valid_fallback = _errs_fallback_5 === errors;
valid_fallback = valid_fallback || _valid_fallback;
if(!valid_fallback){
const _errs_fallback_6 = errors;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(data_fallback.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/4/required", "required", {missingProperty: "url"}));errors++;
}
}
var _valid_fallback = _errs_fallback_6 === errors;
valid_fallback = valid_fallback || _valid_fallback;
if(!valid_fallback){
const _errs_fallback_7 = errors;
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
if(data_fallback.playbook === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/5/required", "required", {missingProperty: "playbook"}));errors++;
}
}
var _valid_fallback = _errs_fallback_7 === errors;
valid_fallback = valid_fallback || _valid_fallback;
}
}
}
}
}
if(!valid_fallback){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_fallback;
if(vErrors !== null){
if(_errs_fallback){
vErrors.length = _errs_fallback;
}
else {
vErrors = null;
}
}
}
if(data_fallback && typeof data_fallback == "object" && !Array.isArray(data_fallback)){
for(const key_fallback in data_fallback){
if(!((((((((key_fallback === "person") || (key_fallback === "team")) || (key_fallback === "email")) || (key_fallback === "connection")) || (key_fallback === "url")) || (key_fallback === "playbook")) || (key_fallback === "properties")) || (key_fallback === "delay"))){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/additionalProperties", "additionalProperties", {additionalProperty: key_fallback}));errors++;
}
}
if(data_fallback.person !== undefined){
if(typeof data_fallback.person !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback.team !== undefined){
if(typeof data_fallback.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback.email !== undefined){
if(typeof data_fallback.email !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/email", "#/properties/fallback/properties/email/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback.connection !== undefined){
if(typeof data_fallback.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connection", "#/properties/fallback/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback.url !== undefined){
if(typeof data_fallback.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/url", "#/properties/fallback/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback.playbook !== undefined){
if(typeof data_fallback.playbook !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/type", "type", {type: "string"}));errors++;
}
}
if(data_fallback.properties !== undefined){
let data_fallback_properties = data_fallback.properties;
if(data_fallback_properties && typeof data_fallback_properties == "object" && !Array.isArray(data_fallback_properties)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/properties", "#/properties/fallback/properties/properties/type", "type", {type: "object"}));errors++;
}
}
if(data_fallback.delay !== undefined){
if(!(duration_json(data_fallback.delay, instancePath+"/fallback/delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/type", "type", {type: "object"}));errors++;
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
if(data.filter !== undefined){
if(typeof data.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.repeatInterval !== undefined){
if(!(duration_json(data.repeatInterval, instancePath+"/repeatInterval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.groupBy !== undefined){
let data_groupBy_2 = data.groupBy;
if(Array.isArray(data_groupBy_2)){
const len_groupBy_2 = data_groupBy_2.length;
for(let i_groupBy_2=0; i_groupBy_2<len_groupBy_2; i_groupBy_2++){
if(typeof data_groupBy_2[i_groupBy_2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/groupBy/" + i_groupBy_2, "#/properties/groupBy/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/groupBy", "#/properties/groupBy/type", "type", {type: "array"}));errors++;
}
}
if(data.groupByInterval !== undefined){
if(!(duration_json(data.groupByInterval, instancePath+"/groupByInterval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.waitFor !== undefined){
if(!(duration_json(data.waitFor, instancePath+"/waitFor"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.waitForEvalPeriod !== undefined){
if(!(duration_json(data.waitForEvalPeriod, instancePath+"/waitForEvalPeriod"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.watchdogInterval !== undefined){
if(!(duration_json(data.watchdogInterval, instancePath+"/watchdogInterval"))){
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
if(!(((((key_inhibitions_item === "direction") || (key_inhibitions_item === "from")) || (key_inhibitions_item === "to")) || (key_inhibitions_item === "soft")) || (key_inhibitions_item === "depth"))){
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
if(typeof data_inhibitions_item.from !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/from", "#/properties/inhibitions/items/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data_inhibitions_item.to !== undefined){
let data_inhibitions_item_to = data_inhibitions_item.to;
if(Array.isArray(data_inhibitions_item_to)){
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
if(data_inhibitions_item.soft !== undefined){
if(typeof data_inhibitions_item.soft !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i_inhibitions+"/soft", "#/properties/inhibitions/items/properties/soft/type", "type", {type: "boolean"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_json.errors = vErrors;
return errors === 0;
}
export default notification_json;
