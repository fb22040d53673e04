// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { CheckRef, ComponentRef, ConfigRef, PersonRef, TeamRef } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_3be7a1ea = ["boolean","null"];
const value_ebf51c89 = ["object","null"];
const value_396d11df = ["array","null"];
const value_182b3249 = ["integer","null"];
export function CallingResponder(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.person !== undefined){
let data_person = data.person;
const _errs_person = errors;
let valid_person = false;
let passing_person = null;
const _errs_person_2 = errors;
if(!(PersonRef(data_person, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_person = _errs_person_2 === errors;
if(_valid_person){
valid_person = true;
passing_person = 0;
}
const _errs_person_3 = errors;
if(data_person !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_person = _errs_person_3 === errors;
if(_valid_person && valid_person){
valid_person = false;
passing_person = [passing_person, 1];
}
else {
if(_valid_person){
valid_person = true;
passing_person = 1;
}
}
if(!valid_person){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
}
else {
errors = _errs_person;
if(vErrors !== null){
if(_errs_person){
vErrors.length = _errs_person;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data_team = data.team;
const _errs_team = errors;
let valid_team = false;
let passing_team = null;
const _errs_team_2 = errors;
if(!(TeamRef(data_team, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid_team = _errs_team_2 === errors;
if(_valid_team){
valid_team = true;
passing_team = 0;
}
const _errs_team_3 = errors;
if(data_team !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_team = _errs_team_3 === errors;
if(_valid_team && valid_team){
valid_team = false;
passing_team = [passing_team, 1];
}
else {
if(_valid_team){
valid_team = true;
passing_team = 1;
}
}
if(!valid_team){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf", "oneOf", {passingSchemas: passing_team}));errors++;
}
else {
errors = _errs_team;
if(vErrors !== null){
if(_errs_team){
vErrors.length = _errs_team;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CallingResponder.errors = vErrors;
return errors === 0;
}
export function Comment(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "comment"}));errors++;
}
if(data.external_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_id"}));errors++;
}
if(data.external_created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_created_by"}));errors++;
}
if(data.incident_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_id"}));errors++;
}
if(data.responder_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "responder_id"}));errors++;
}
if(data.hypothesis_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hypothesis_id"}));errors++;
}
if(data.read === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "read"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/properties/comment/type", "type", {type: "string"}));errors++;
}
}
if(data.external_id !== undefined){
let data_external_id = data.external_id;
if((typeof data_external_id !== "string") && (data_external_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.external_created_by !== undefined){
let data_external_created_by = data.external_created_by;
if((typeof data_external_created_by !== "string") && (data_external_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.incident_id !== undefined){
let data_incident_id = data.incident_id;
if(typeof data_incident_id === "string"){
if(!(value_c7e84e8f.test(data_incident_id))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.responder_id !== undefined){
let data_responder_id = data.responder_id;
if((typeof data_responder_id !== "string") && (data_responder_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_responder_id === "string"){
if(!(value_c7e84e8f.test(data_responder_id))){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.hypothesis_id !== undefined){
let data_hypothesis_id = data.hypothesis_id;
if((typeof data_hypothesis_id !== "string") && (data_hypothesis_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_hypothesis_id === "string"){
if(!(value_c7e84e8f.test(data_hypothesis_id))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.read !== undefined){
let data_read = data.read;
if((!(Array.isArray(data_read))) && (data_read !== null)){
(vErrors ??= []).push(failure(instancePath+"/read", "#/properties/read/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_read)){
const len_read = data_read.length;
for(let i_read=0; i_read<len_read; i_read++){
let data_read_item = data_read[i_read];
if(!((typeof data_read_item == "number") && (!(data_read_item % 1) && !isNaN(data_read_item)))){
(vErrors ??= []).push(failure(instancePath+"/read/" + i_read, "#/properties/read/items/type", "type", {type: "integer"}));errors++;
}
}
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Comment.errors = vErrors;
return errors === 0;
}
export function CommentDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Comment(data, instancePath))){
vErrors = vErrors === null ? Comment.errors : vErrors.concat(Comment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.responder === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "responder"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.responder !== undefined){
let data_responder = data.responder;
const _errs_responder = errors;
let valid_responder = false;
let passing_responder = null;
const _errs_responder_2 = errors;
if(!(CallingResponder(data_responder, instancePath+"/responder"))){
vErrors = vErrors === null ? CallingResponder.errors : vErrors.concat(CallingResponder.errors);
errors = vErrors.length;
}
var _valid_responder = _errs_responder_2 === errors;
if(_valid_responder){
valid_responder = true;
passing_responder = 0;
}
const _errs_responder_3 = errors;
if(data_responder !== null){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_responder = _errs_responder_3 === errors;
if(_valid_responder && valid_responder){
valid_responder = false;
passing_responder = [passing_responder, 1];
}
else {
if(_valid_responder){
valid_responder = true;
passing_responder = 1;
}
}
if(!valid_responder){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf", "oneOf", {passingSchemas: passing_responder}));errors++;
}
else {
errors = _errs_responder;
if(vErrors !== null){
if(_errs_responder){
vErrors.length = _errs_responder;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
CommentDetail.errors = vErrors;
return errors === 0;
}
export function Evidence(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.hypothesis_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hypothesis_id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.config_change_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_change_id"}));errors++;
}
if(data.config_analysis_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_analysis_id"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.definition_of_done === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "definition_of_done"}));errors++;
}
if(data.done === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "done"}));errors++;
}
if(data.factor === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "factor"}));errors++;
}
if(data.mitigator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "mitigator"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.evidence === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "evidence"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.script === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "script"}));errors++;
}
if(data.script_result === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "script_result"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.hypothesis_id !== undefined){
let data_hypothesis_id = data.hypothesis_id;
if(typeof data_hypothesis_id === "string"){
if(!(value_c7e84e8f.test(data_hypothesis_id))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if((typeof data_config_id !== "string") && (data_config_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_change_id !== undefined){
let data_config_change_id = data.config_change_id;
if((typeof data_config_change_id !== "string") && (data_config_change_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_change_id", "#/properties/config_change_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_config_change_id === "string"){
if(!(value_c7e84e8f.test(data_config_change_id))){
(vErrors ??= []).push(failure(instancePath+"/config_change_id", "#/properties/config_change_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_analysis_id !== undefined){
let data_config_analysis_id = data.config_analysis_id;
if((typeof data_config_analysis_id !== "string") && (data_config_analysis_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_analysis_id", "#/properties/config_analysis_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_config_analysis_id === "string"){
if(!(value_c7e84e8f.test(data_config_analysis_id))){
(vErrors ??= []).push(failure(instancePath+"/config_analysis_id", "#/properties/config_analysis_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data_component_id = data.component_id;
if((typeof data_component_id !== "string") && (data_component_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_component_id === "string"){
if(!(value_c7e84e8f.test(data_component_id))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data_check_id = data.check_id;
if((typeof data_check_id !== "string") && (data_check_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_check_id === "string"){
if(!(value_c7e84e8f.test(data_check_id))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.definition_of_done !== undefined){
let data_definition_of_done = data.definition_of_done;
if((typeof data_definition_of_done !== "boolean") && (data_definition_of_done !== null)){
(vErrors ??= []).push(failure(instancePath+"/definition_of_done", "#/properties/definition_of_done/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.done !== undefined){
let data_done = data.done;
if((typeof data_done !== "boolean") && (data_done !== null)){
(vErrors ??= []).push(failure(instancePath+"/done", "#/properties/done/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.factor !== undefined){
let data_factor = data.factor;
if((typeof data_factor !== "boolean") && (data_factor !== null)){
(vErrors ??= []).push(failure(instancePath+"/factor", "#/properties/factor/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.mitigator !== undefined){
let data_mitigator = data.mitigator;
if((typeof data_mitigator !== "boolean") && (data_mitigator !== null)){
(vErrors ??= []).push(failure(instancePath+"/mitigator", "#/properties/mitigator/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.evidence !== undefined){
let data_evidence = data.evidence;
const _errs_evidence = errors;
let valid_evidence = false;
let passing_evidence = null;
const _errs_evidence_2 = errors;
if(!(EvidenceContent(data_evidence, instancePath+"/evidence"))){
vErrors = vErrors === null ? EvidenceContent.errors : vErrors.concat(EvidenceContent.errors);
errors = vErrors.length;
}
var _valid_evidence = _errs_evidence_2 === errors;
if(_valid_evidence){
valid_evidence = true;
passing_evidence = 0;
}
const _errs_evidence_3 = errors;
if(data_evidence !== null){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/properties/evidence/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_evidence = _errs_evidence_3 === errors;
if(_valid_evidence && valid_evidence){
valid_evidence = false;
passing_evidence = [passing_evidence, 1];
}
else {
if(_valid_evidence){
valid_evidence = true;
passing_evidence = 1;
}
}
if(!valid_evidence){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/properties/evidence/oneOf", "oneOf", {passingSchemas: passing_evidence}));errors++;
}
else {
errors = _errs_evidence;
if(vErrors !== null){
if(_errs_evidence){
vErrors.length = _errs_evidence;
}
else {
vErrors = null;
}
}
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.script !== undefined){
let data_script = data.script;
if((typeof data_script !== "string") && (data_script !== null)){
(vErrors ??= []).push(failure(instancePath+"/script", "#/properties/script/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.script_result !== undefined){
let data_script_result = data.script_result;
if((typeof data_script_result !== "string") && (data_script_result !== null)){
(vErrors ??= []).push(failure(instancePath+"/script_result", "#/properties/script_result/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Evidence.errors = vErrors;
return errors === 0;
}
export function EvidenceChange(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.change_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "change_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.change_type !== undefined){
let data_change_type = data.change_type;
if((typeof data_change_type !== "string") && (data_change_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
EvidenceChange.errors = vErrors;
return errors === 0;
}
export function EvidenceContent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
EvidenceContent.errors = vErrors;
return errors === 0;
}
export function EvidenceDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Evidence(data, instancePath))){
vErrors = vErrors === null ? Evidence.errors : vErrors.concat(Evidence.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "component"}));errors++;
}
if(data.check === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "check"}));errors++;
}
if(data.change === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "change"}));errors++;
}
if(data.insight === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "insight"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data_config = data.config;
const _errs_config = errors;
let valid_config = false;
let passing_config = null;
const _errs_config_2 = errors;
if(!(ConfigRef(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid_config = _errs_config_2 === errors;
if(_valid_config){
valid_config = true;
passing_config = 0;
}
const _errs_config_3 = errors;
if(data_config !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_config = _errs_config_3 === errors;
if(_valid_config && valid_config){
valid_config = false;
passing_config = [passing_config, 1];
}
else {
if(_valid_config){
valid_config = true;
passing_config = 1;
}
}
if(!valid_config){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing_config}));errors++;
}
else {
errors = _errs_config;
if(vErrors !== null){
if(_errs_config){
vErrors.length = _errs_config;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(!(ComponentRef(data_component, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid_component = _errs_component_2 === errors;
if(_valid_component){
valid_component = true;
passing_component = 0;
}
const _errs_component_3 = errors;
if(data_component !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_component = _errs_component_3 === errors;
if(_valid_component && valid_component){
valid_component = false;
passing_component = [passing_component, 1];
}
else {
if(_valid_component){
valid_component = true;
passing_component = 1;
}
}
if(!valid_component){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing_component}));errors++;
}
else {
errors = _errs_component;
if(vErrors !== null){
if(_errs_component){
vErrors.length = _errs_component;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data_check = data.check;
const _errs_check = errors;
let valid_check = false;
let passing_check = null;
const _errs_check_2 = errors;
if(!(CheckRef(data_check, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid_check = _errs_check_2 === errors;
if(_valid_check){
valid_check = true;
passing_check = 0;
}
const _errs_check_3 = errors;
if(data_check !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_check = _errs_check_3 === errors;
if(_valid_check && valid_check){
valid_check = false;
passing_check = [passing_check, 1];
}
else {
if(_valid_check){
valid_check = true;
passing_check = 1;
}
}
if(!valid_check){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing_check}));errors++;
}
else {
errors = _errs_check;
if(vErrors !== null){
if(_errs_check){
vErrors.length = _errs_check;
}
else {
vErrors = null;
}
}
}
}
if(data.change !== undefined){
let data_change = data.change;
const _errs_change = errors;
let valid_change = false;
let passing_change = null;
const _errs_change_2 = errors;
if(!(EvidenceChange(data_change, instancePath+"/change"))){
vErrors = vErrors === null ? EvidenceChange.errors : vErrors.concat(EvidenceChange.errors);
errors = vErrors.length;
}
var _valid_change = _errs_change_2 === errors;
if(_valid_change){
valid_change = true;
passing_change = 0;
}
const _errs_change_3 = errors;
if(data_change !== null){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_change = _errs_change_3 === errors;
if(_valid_change && valid_change){
valid_change = false;
passing_change = [passing_change, 1];
}
else {
if(_valid_change){
valid_change = true;
passing_change = 1;
}
}
if(!valid_change){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf", "oneOf", {passingSchemas: passing_change}));errors++;
}
else {
errors = _errs_change;
if(vErrors !== null){
if(_errs_change){
vErrors.length = _errs_change;
}
else {
vErrors = null;
}
}
}
}
if(data.insight !== undefined){
let data_insight = data.insight;
const _errs_insight = errors;
let valid_insight = false;
let passing_insight = null;
const _errs_insight_2 = errors;
if(!(EvidenceInsight(data_insight, instancePath+"/insight"))){
vErrors = vErrors === null ? EvidenceInsight.errors : vErrors.concat(EvidenceInsight.errors);
errors = vErrors.length;
}
var _valid_insight = _errs_insight_2 === errors;
if(_valid_insight){
valid_insight = true;
passing_insight = 0;
}
const _errs_insight_3 = errors;
if(data_insight !== null){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_insight = _errs_insight_3 === errors;
if(_valid_insight && valid_insight){
valid_insight = false;
passing_insight = [passing_insight, 1];
}
else {
if(_valid_insight){
valid_insight = true;
passing_insight = 1;
}
}
if(!valid_insight){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf", "oneOf", {passingSchemas: passing_insight}));errors++;
}
else {
errors = _errs_insight;
if(vErrors !== null){
if(_errs_insight){
vErrors.length = _errs_insight;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
EvidenceDetail.errors = vErrors;
return errors === 0;
}
export function EvidenceInsight(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.analyzer === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analyzer"}));errors++;
}
if(data.analysis_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "message"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data_analysis_type = data.analysis_type;
if((typeof data_analysis_type !== "string") && (data_analysis_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if((typeof data_message !== "string") && (data_message !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
EvidenceInsight.errors = vErrors;
return errors === 0;
}
export function HistoryEvidence(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "description"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/allOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/allOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/0/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/allOf/0/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/type", "type", {type: "object"}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "component"}));errors++;
}
if(data.check === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "check"}));errors++;
}
if(data.change === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "change"}));errors++;
}
if(data.insight === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "insight"}));errors++;
}
if(data.config !== undefined){
let data_config = data.config;
const _errs_config = errors;
let valid_config = false;
let passing_config = null;
const _errs_config_2 = errors;
if(!(ConfigRef(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid_config = _errs_config_2 === errors;
if(_valid_config){
valid_config = true;
passing_config = 0;
}
const _errs_config_3 = errors;
if(data_config !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_config = _errs_config_3 === errors;
if(_valid_config && valid_config){
valid_config = false;
passing_config = [passing_config, 1];
}
else {
if(_valid_config){
valid_config = true;
passing_config = 1;
}
}
if(!valid_config){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing_config}));errors++;
}
else {
errors = _errs_config;
if(vErrors !== null){
if(_errs_config){
vErrors.length = _errs_config;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(!(ComponentRef(data_component, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid_component = _errs_component_2 === errors;
if(_valid_component){
valid_component = true;
passing_component = 0;
}
const _errs_component_3 = errors;
if(data_component !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_component = _errs_component_3 === errors;
if(_valid_component && valid_component){
valid_component = false;
passing_component = [passing_component, 1];
}
else {
if(_valid_component){
valid_component = true;
passing_component = 1;
}
}
if(!valid_component){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing_component}));errors++;
}
else {
errors = _errs_component;
if(vErrors !== null){
if(_errs_component){
vErrors.length = _errs_component;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data_check = data.check;
const _errs_check = errors;
let valid_check = false;
let passing_check = null;
const _errs_check_2 = errors;
if(!(CheckRef(data_check, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid_check = _errs_check_2 === errors;
if(_valid_check){
valid_check = true;
passing_check = 0;
}
const _errs_check_3 = errors;
if(data_check !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_check = _errs_check_3 === errors;
if(_valid_check && valid_check){
valid_check = false;
passing_check = [passing_check, 1];
}
else {
if(_valid_check){
valid_check = true;
passing_check = 1;
}
}
if(!valid_check){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing_check}));errors++;
}
else {
errors = _errs_check;
if(vErrors !== null){
if(_errs_check){
vErrors.length = _errs_check;
}
else {
vErrors = null;
}
}
}
}
if(data.change !== undefined){
let data_change = data.change;
const _errs_change = errors;
let valid_change = false;
let passing_change = null;
const _errs_change_2 = errors;
if(!(EvidenceChange(data_change, instancePath+"/change"))){
vErrors = vErrors === null ? EvidenceChange.errors : vErrors.concat(EvidenceChange.errors);
errors = vErrors.length;
}
var _valid_change = _errs_change_2 === errors;
if(_valid_change){
valid_change = true;
passing_change = 0;
}
const _errs_change_3 = errors;
if(data_change !== null){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_change = _errs_change_3 === errors;
if(_valid_change && valid_change){
valid_change = false;
passing_change = [passing_change, 1];
}
else {
if(_valid_change){
valid_change = true;
passing_change = 1;
}
}
if(!valid_change){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf", "oneOf", {passingSchemas: passing_change}));errors++;
}
else {
errors = _errs_change;
if(vErrors !== null){
if(_errs_change){
vErrors.length = _errs_change;
}
else {
vErrors = null;
}
}
}
}
if(data.insight !== undefined){
let data_insight = data.insight;
const _errs_insight = errors;
let valid_insight = false;
let passing_insight = null;
const _errs_insight_2 = errors;
if(!(EvidenceInsight(data_insight, instancePath+"/insight"))){
vErrors = vErrors === null ? EvidenceInsight.errors : vErrors.concat(EvidenceInsight.errors);
errors = vErrors.length;
}
var _valid_insight = _errs_insight_2 === errors;
if(_valid_insight){
valid_insight = true;
passing_insight = 0;
}
const _errs_insight_3 = errors;
if(data_insight !== null){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_insight = _errs_insight_3 === errors;
if(_valid_insight && valid_insight){
valid_insight = false;
passing_insight = [passing_insight, 1];
}
else {
if(_valid_insight){
valid_insight = true;
passing_insight = 1;
}
}
if(!valid_insight){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf", "oneOf", {passingSchemas: passing_insight}));errors++;
}
else {
errors = _errs_insight;
if(vErrors !== null){
if(_errs_insight){
vErrors.length = _errs_insight;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
HistoryEvidence.errors = vErrors;
return errors === 0;
}
export function Hypothesis(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.incident_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_id"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "owner"}));errors++;
}
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
let data_incident_id = data.incident_id;
if(typeof data_incident_id === "string"){
if(!(value_c7e84e8f.test(data_incident_id))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.parent_id !== undefined){
let data_parent_id = data.parent_id;
if((typeof data_parent_id !== "string") && (data_parent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_parent_id === "string"){
if(!(value_c7e84e8f.test(data_parent_id))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.owner !== undefined){
let data_owner = data.owner;
if((typeof data_owner !== "string") && (data_owner !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_owner === "string"){
if(!(value_c7e84e8f.test(data_owner))){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data_team_id = data.team_id;
if((typeof data_team_id !== "string") && (data_team_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Hypothesis.errors = vErrors;
return errors === 0;
}
export function HypothesisDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Hypothesis(data, instancePath))){
vErrors = vErrors === null ? Hypothesis.errors : vErrors.concat(Hypothesis.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.evidences === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "evidences"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.evidences !== undefined){
let data_evidences = data.evidences;
if(Array.isArray(data_evidences)){
const len_evidences = data_evidences.length;
for(let i_evidences=0; i_evidences<len_evidences; i_evidences++){
if(!(EvidenceDetail(data_evidences[i_evidences], instancePath+"/evidences/" + i_evidences))){
vErrors = vErrors === null ? EvidenceDetail.errors : vErrors.concat(EvidenceDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/evidences", "#/allOf/1/properties/evidences/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
HypothesisDetail.errors = vErrors;
return errors === 0;
}
export function HypothesisRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.parent_id !== undefined){
let data_parent_id = data.parent_id;
if((typeof data_parent_id !== "string") && (data_parent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_parent_id === "string"){
if(!(value_c7e84e8f.test(data_parent_id))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
HypothesisRef.errors = vErrors;
return errors === 0;
}
export function Incident(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.incident_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_id"}));errors++;
}
if(data.incident_rule_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_rule_id"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.commander_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "commander_id"}));errors++;
}
if(data.communicator_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "communicator_id"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.acknowledged === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "acknowledged"}));errors++;
}
if(data.resolved === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resolved"}));errors++;
}
if(data.closed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "closed"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
if(typeof data.incident_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_rule_id !== undefined){
let data_incident_rule_id = data.incident_rule_id;
if((typeof data_incident_rule_id !== "string") && (data_incident_rule_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/incident_rule_id", "#/properties/incident_rule_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_incident_rule_id === "string"){
if(!(value_c7e84e8f.test(data_incident_rule_id))){
(vErrors ??= []).push(failure(instancePath+"/incident_rule_id", "#/properties/incident_rule_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.commander_id !== undefined){
let data_commander_id = data.commander_id;
if((typeof data_commander_id !== "string") && (data_commander_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/commander_id", "#/properties/commander_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_commander_id === "string"){
if(!(value_c7e84e8f.test(data_commander_id))){
(vErrors ??= []).push(failure(instancePath+"/commander_id", "#/properties/commander_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.communicator_id !== undefined){
let data_communicator_id = data.communicator_id;
if((typeof data_communicator_id !== "string") && (data_communicator_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/communicator_id", "#/properties/communicator_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_communicator_id === "string"){
if(!(value_c7e84e8f.test(data_communicator_id))){
(vErrors ??= []).push(failure(instancePath+"/communicator_id", "#/properties/communicator_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.severity !== undefined){
if(typeof data.severity !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.acknowledged !== undefined){
let data_acknowledged = data.acknowledged;
if((typeof data_acknowledged !== "string") && (data_acknowledged !== null)){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_acknowledged === "string"){
if(!(value_0da04491.test(data_acknowledged))){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.resolved !== undefined){
let data_resolved = data.resolved;
if((typeof data_resolved !== "string") && (data_resolved !== null)){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_resolved === "string"){
if(!(value_0da04491.test(data_resolved))){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.closed !== undefined){
let data_closed = data.closed;
if((typeof data_closed !== "string") && (data_closed !== null)){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_closed === "string"){
if(!(value_0da04491.test(data_closed))){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Incident.errors = vErrors;
return errors === 0;
}
export function IncidentByComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.severity !== undefined){
if(typeof data.severity !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "string"}));errors++;
}
}
if(data.component_id !== undefined){
let data_component_id = data.component_id;
if((typeof data_component_id !== "string") && (data_component_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_component_id === "string"){
if(!(value_c7e84e8f.test(data_component_id))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IncidentByComponent.errors = vErrors;
return errors === 0;
}
export function IncidentByConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.severity !== undefined){
if(typeof data.severity !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if((typeof data_config_id !== "string") && (data_config_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IncidentByConfig.errors = vErrors;
return errors === 0;
}
export function IncidentChoice(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.incident_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_id"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.hypotheses === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hypotheses"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
if(typeof data.incident_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.severity !== undefined){
if(typeof data.severity !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.hypotheses !== undefined){
let data_hypotheses = data.hypotheses;
if(Array.isArray(data_hypotheses)){
const len_hypotheses = data_hypotheses.length;
for(let i_hypotheses=0; i_hypotheses<len_hypotheses; i_hypotheses++){
if(!(HypothesisRef(data_hypotheses[i_hypotheses], instancePath+"/hypotheses/" + i_hypotheses))){
vErrors = vErrors === null ? HypothesisRef.errors : vErrors.concat(HypothesisRef.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses", "#/properties/hypotheses/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IncidentChoice.errors = vErrors;
return errors === 0;
}
export function IncidentDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Incident(data, instancePath))){
vErrors = vErrors === null ? Incident.errors : vErrors.concat(Incident.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.commander === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "commander"}));errors++;
}
if(data.communicator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "communicator"}));errors++;
}
if(data.rule === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "rule"}));errors++;
}
if(data.hypotheses === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "hypotheses"}));errors++;
}
if(data.comments === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "comments"}));errors++;
}
if(data.responders === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "responders"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.commander !== undefined){
let data_commander = data.commander;
const _errs_commander = errors;
let valid_commander = false;
let passing_commander = null;
const _errs_commander_2 = errors;
if(!(PersonRef(data_commander, instancePath+"/commander"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_commander = _errs_commander_2 === errors;
if(_valid_commander){
valid_commander = true;
passing_commander = 0;
}
const _errs_commander_3 = errors;
if(data_commander !== null){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_commander = _errs_commander_3 === errors;
if(_valid_commander && valid_commander){
valid_commander = false;
passing_commander = [passing_commander, 1];
}
else {
if(_valid_commander){
valid_commander = true;
passing_commander = 1;
}
}
if(!valid_commander){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf", "oneOf", {passingSchemas: passing_commander}));errors++;
}
else {
errors = _errs_commander;
if(vErrors !== null){
if(_errs_commander){
vErrors.length = _errs_commander;
}
else {
vErrors = null;
}
}
}
}
if(data.communicator !== undefined){
let data_communicator = data.communicator;
const _errs_communicator = errors;
let valid_communicator = false;
let passing_communicator = null;
const _errs_communicator_2 = errors;
if(!(PersonRef(data_communicator, instancePath+"/communicator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_communicator = _errs_communicator_2 === errors;
if(_valid_communicator){
valid_communicator = true;
passing_communicator = 0;
}
const _errs_communicator_3 = errors;
if(data_communicator !== null){
(vErrors ??= []).push(failure(instancePath+"/communicator", "#/allOf/1/properties/communicator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_communicator = _errs_communicator_3 === errors;
if(_valid_communicator && valid_communicator){
valid_communicator = false;
passing_communicator = [passing_communicator, 1];
}
else {
if(_valid_communicator){
valid_communicator = true;
passing_communicator = 1;
}
}
if(!valid_communicator){
(vErrors ??= []).push(failure(instancePath+"/communicator", "#/allOf/1/properties/communicator/oneOf", "oneOf", {passingSchemas: passing_communicator}));errors++;
}
else {
errors = _errs_communicator;
if(vErrors !== null){
if(_errs_communicator){
vErrors.length = _errs_communicator;
}
else {
vErrors = null;
}
}
}
}
if(data.rule !== undefined){
let data_rule = data.rule;
const _errs_rule = errors;
let valid_rule = false;
let passing_rule = null;
const _errs_rule_2 = errors;
if(data_rule && typeof data_rule == "object" && !Array.isArray(data_rule)){
if(data_rule.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_rule.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_rule.id !== undefined){
let data_rule_id = data_rule.id;
if(typeof data_rule_id === "string"){
if(!(value_c7e84e8f.test(data_rule_id))){
(vErrors ??= []).push(failure(instancePath+"/rule/id", "#/allOf/1/properties/rule/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rule/id", "#/allOf/1/properties/rule/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_rule.name !== undefined){
if(typeof data_rule.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rule/name", "#/allOf/1/properties/rule/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_rule_name = _errs_rule_2 === errors;
if(_valid_rule_name){
valid_rule = true;
passing_rule = 0;
}
const _errs_rule_name = errors;
if(data_rule !== null){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_rule_name = _errs_rule_name === errors;
if(_valid_rule_name && valid_rule){
valid_rule = false;
passing_rule = [passing_rule, 1];
}
else {
if(_valid_rule_name){
valid_rule = true;
passing_rule = 1;
}
}
if(!valid_rule){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf", "oneOf", {passingSchemas: passing_rule}));errors++;
}
else {
errors = _errs_rule;
if(vErrors !== null){
if(_errs_rule){
vErrors.length = _errs_rule;
}
else {
vErrors = null;
}
}
}
}
if(data.hypotheses !== undefined){
let data_hypotheses = data.hypotheses;
if(Array.isArray(data_hypotheses)){
const len_hypotheses = data_hypotheses.length;
for(let i_hypotheses=0; i_hypotheses<len_hypotheses; i_hypotheses++){
if(!(HypothesisDetail(data_hypotheses[i_hypotheses], instancePath+"/hypotheses/" + i_hypotheses))){
vErrors = vErrors === null ? HypothesisDetail.errors : vErrors.concat(HypothesisDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses", "#/allOf/1/properties/hypotheses/type", "type", {type: "array"}));errors++;
}
}
if(data.comments !== undefined){
let data_comments = data.comments;
if(Array.isArray(data_comments)){
const len_comments = data_comments.length;
for(let i_comments=0; i_comments<len_comments; i_comments++){
if(!(CommentDetail(data_comments[i_comments], instancePath+"/comments/" + i_comments))){
vErrors = vErrors === null ? CommentDetail.errors : vErrors.concat(CommentDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/comments", "#/allOf/1/properties/comments/type", "type", {type: "array"}));errors++;
}
}
if(data.responders !== undefined){
let data_responders = data.responders;
if(Array.isArray(data_responders)){
const len_responders = data_responders.length;
for(let i_responders=0; i_responders<len_responders; i_responders++){
if(!(ResponderDetail(data_responders[i_responders], instancePath+"/responders/" + i_responders))){
vErrors = vErrors === null ? ResponderDetail.errors : vErrors.concat(ResponderDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders", "#/allOf/1/properties/responders/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentDetail.errors = vErrors;
return errors === 0;
}
export function IncidentHistory(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.incident_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.hypothesis_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hypothesis_id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.responder_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "responder_id"}));errors++;
}
if(data.evidence_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "evidence_id"}));errors++;
}
if(data.comment_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "comment_id"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
let data_incident_id = data.incident_id;
if(typeof data_incident_id === "string"){
if(!(value_c7e84e8f.test(data_incident_id))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.hypothesis_id !== undefined){
let data_hypothesis_id = data.hypothesis_id;
if((typeof data_hypothesis_id !== "string") && (data_hypothesis_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_hypothesis_id === "string"){
if(!(value_c7e84e8f.test(data_hypothesis_id))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.responder_id !== undefined){
let data_responder_id = data.responder_id;
if((typeof data_responder_id !== "string") && (data_responder_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_responder_id === "string"){
if(!(value_c7e84e8f.test(data_responder_id))){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.evidence_id !== undefined){
let data_evidence_id = data.evidence_id;
if((typeof data_evidence_id !== "string") && (data_evidence_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/evidence_id", "#/properties/evidence_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_evidence_id === "string"){
if(!(value_c7e84e8f.test(data_evidence_id))){
(vErrors ??= []).push(failure(instancePath+"/evidence_id", "#/properties/evidence_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.comment_id !== undefined){
let data_comment_id = data.comment_id;
if((typeof data_comment_id !== "string") && (data_comment_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/comment_id", "#/properties/comment_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_comment_id === "string"){
if(!(value_c7e84e8f.test(data_comment_id))){
(vErrors ??= []).push(failure(instancePath+"/comment_id", "#/properties/comment_id/format", "format", {format: "uuid"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IncidentHistory.errors = vErrors;
return errors === 0;
}
export function IncidentHistoryEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(IncidentHistory(data, instancePath))){
vErrors = vErrors === null ? IncidentHistory.errors : vErrors.concat(IncidentHistory.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.evidence === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "evidence"}));errors++;
}
if(data.hypothesis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "hypothesis"}));errors++;
}
if(data.responder === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "responder"}));errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "comment"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data_evidence = data.evidence;
const _errs_evidence = errors;
let valid_evidence = false;
let passing_evidence = null;
const _errs_evidence_2 = errors;
if(!(HistoryEvidence(data_evidence, instancePath+"/evidence"))){
vErrors = vErrors === null ? HistoryEvidence.errors : vErrors.concat(HistoryEvidence.errors);
errors = vErrors.length;
}
var _valid_evidence = _errs_evidence_2 === errors;
if(_valid_evidence){
valid_evidence = true;
passing_evidence = 0;
}
const _errs_evidence_3 = errors;
if(data_evidence !== null){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/allOf/1/properties/evidence/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_evidence = _errs_evidence_3 === errors;
if(_valid_evidence && valid_evidence){
valid_evidence = false;
passing_evidence = [passing_evidence, 1];
}
else {
if(_valid_evidence){
valid_evidence = true;
passing_evidence = 1;
}
}
if(!valid_evidence){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/allOf/1/properties/evidence/oneOf", "oneOf", {passingSchemas: passing_evidence}));errors++;
}
else {
errors = _errs_evidence;
if(vErrors !== null){
if(_errs_evidence){
vErrors.length = _errs_evidence;
}
else {
vErrors = null;
}
}
}
}
if(data.hypothesis !== undefined){
let data_hypothesis = data.hypothesis;
const _errs_hypothesis = errors;
let valid_hypothesis = false;
let passing_hypothesis = null;
const _errs_hypothesis_2 = errors;
if(data_hypothesis && typeof data_hypothesis == "object" && !Array.isArray(data_hypothesis)){
if(data_hypothesis.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_hypothesis.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data_hypothesis.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "title"}));errors++;
}
if(data_hypothesis.status === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "status"}));errors++;
}
if(data_hypothesis.id !== undefined){
let data_hypothesis_id = data_hypothesis.id;
if(typeof data_hypothesis_id === "string"){
if(!(value_c7e84e8f.test(data_hypothesis_id))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/id", "#/allOf/1/properties/hypothesis/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypothesis/id", "#/allOf/1/properties/hypothesis/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_hypothesis.type !== undefined){
if(typeof data_hypothesis.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/type", "#/allOf/1/properties/hypothesis/oneOf/0/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_hypothesis.title !== undefined){
if(typeof data_hypothesis.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/title", "#/allOf/1/properties/hypothesis/oneOf/0/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_hypothesis.status !== undefined){
if(typeof data_hypothesis.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/status", "#/allOf/1/properties/hypothesis/oneOf/0/properties/status/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_hypothesis_status = _errs_hypothesis_2 === errors;
if(_valid_hypothesis_status){
valid_hypothesis = true;
passing_hypothesis = 0;
}
const _errs_hypothesis_status = errors;
if(data_hypothesis !== null){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_hypothesis_status = _errs_hypothesis_status === errors;
if(_valid_hypothesis_status && valid_hypothesis){
valid_hypothesis = false;
passing_hypothesis = [passing_hypothesis, 1];
}
else {
if(_valid_hypothesis_status){
valid_hypothesis = true;
passing_hypothesis = 1;
}
}
if(!valid_hypothesis){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf", "oneOf", {passingSchemas: passing_hypothesis}));errors++;
}
else {
errors = _errs_hypothesis;
if(vErrors !== null){
if(_errs_hypothesis){
vErrors.length = _errs_hypothesis;
}
else {
vErrors = null;
}
}
}
}
if(data.responder !== undefined){
let data_responder = data.responder;
const _errs_responder = errors;
let valid_responder = false;
let passing_responder = null;
const _errs_responder_2 = errors;
if(!(CallingResponder(data_responder, instancePath+"/responder"))){
vErrors = vErrors === null ? CallingResponder.errors : vErrors.concat(CallingResponder.errors);
errors = vErrors.length;
}
var _valid_responder = _errs_responder_2 === errors;
if(_valid_responder){
valid_responder = true;
passing_responder = 0;
}
const _errs_responder_3 = errors;
if(data_responder !== null){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_responder = _errs_responder_3 === errors;
if(_valid_responder && valid_responder){
valid_responder = false;
passing_responder = [passing_responder, 1];
}
else {
if(_valid_responder){
valid_responder = true;
passing_responder = 1;
}
}
if(!valid_responder){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf", "oneOf", {passingSchemas: passing_responder}));errors++;
}
else {
errors = _errs_responder;
if(vErrors !== null){
if(_errs_responder){
vErrors.length = _errs_responder;
}
else {
vErrors = null;
}
}
}
}
if(data.comment !== undefined){
let data_comment = data.comment;
const _errs_comment = errors;
let valid_comment = false;
let passing_comment = null;
const _errs_comment_2 = errors;
if(data_comment && typeof data_comment == "object" && !Array.isArray(data_comment)){
if(data_comment.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_comment.comment === undefined){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/0/required", "required", {missingProperty: "comment"}));errors++;
}
if(data_comment.id !== undefined){
let data_comment_id = data_comment.id;
if(typeof data_comment_id === "string"){
if(!(value_c7e84e8f.test(data_comment_id))){
(vErrors ??= []).push(failure(instancePath+"/comment/id", "#/allOf/1/properties/comment/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/comment/id", "#/allOf/1/properties/comment/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_comment.comment !== undefined){
if(typeof data_comment.comment !== "string"){
(vErrors ??= []).push(failure(instancePath+"/comment/comment", "#/allOf/1/properties/comment/oneOf/0/properties/comment/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_comment_comment = _errs_comment_2 === errors;
if(_valid_comment_comment){
valid_comment = true;
passing_comment = 0;
}
const _errs_comment_comment = errors;
if(data_comment !== null){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_comment_comment = _errs_comment_comment === errors;
if(_valid_comment_comment && valid_comment){
valid_comment = false;
passing_comment = [passing_comment, 1];
}
else {
if(_valid_comment_comment){
valid_comment = true;
passing_comment = 1;
}
}
if(!valid_comment){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf", "oneOf", {passingSchemas: passing_comment}));errors++;
}
else {
errors = _errs_comment;
if(vErrors !== null){
if(_errs_comment){
vErrors.length = _errs_comment;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentHistoryEntry.errors = vErrors;
return errors === 0;
}
export function IncidentId(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IncidentId.errors = vErrors;
return errors === 0;
}
export function IncidentListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Incident(data, instancePath))){
vErrors = vErrors === null ? Incident.errors : vErrors.concat(Incident.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.commander === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "commander"}));errors++;
}
if(data.responders === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "responders"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.commander !== undefined){
let data_commander = data.commander;
const _errs_commander = errors;
let valid_commander = false;
let passing_commander = null;
const _errs_commander_2 = errors;
if(!(PersonRef(data_commander, instancePath+"/commander"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_commander = _errs_commander_2 === errors;
if(_valid_commander){
valid_commander = true;
passing_commander = 0;
}
const _errs_commander_3 = errors;
if(data_commander !== null){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_commander = _errs_commander_3 === errors;
if(_valid_commander && valid_commander){
valid_commander = false;
passing_commander = [passing_commander, 1];
}
else {
if(_valid_commander){
valid_commander = true;
passing_commander = 1;
}
}
if(!valid_commander){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf", "oneOf", {passingSchemas: passing_commander}));errors++;
}
else {
errors = _errs_commander;
if(vErrors !== null){
if(_errs_commander){
vErrors.length = _errs_commander;
}
else {
vErrors = null;
}
}
}
}
if(data.responders !== undefined){
let data_responders = data.responders;
if(Array.isArray(data_responders)){
const len_responders = data_responders.length;
for(let i_responders=0; i_responders<len_responders; i_responders++){
if(!(CallingResponder(data_responders[i_responders], instancePath+"/responders/" + i_responders))){
vErrors = vErrors === null ? CallingResponder.errors : vErrors.concat(CallingResponder.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders", "#/allOf/1/properties/responders/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentListEntry.errors = vErrors;
return errors === 0;
}
export function IncidentMark(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(RowMark(data, instancePath))){
vErrors = vErrors === null ? RowMark.errors : vErrors.concat(RowMark.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hypotheses === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "hypotheses"}));errors++;
}
if(data.responders === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "responders"}));errors++;
}
if(data.hypotheses !== undefined){
let data_hypotheses = data.hypotheses;
if(Array.isArray(data_hypotheses)){
const len_hypotheses = data_hypotheses.length;
for(let i_hypotheses=0; i_hypotheses<len_hypotheses; i_hypotheses++){
if(!(RowMark(data_hypotheses[i_hypotheses], instancePath+"/hypotheses/" + i_hypotheses))){
vErrors = vErrors === null ? RowMark.errors : vErrors.concat(RowMark.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses", "#/allOf/1/properties/hypotheses/type", "type", {type: "array"}));errors++;
}
}
if(data.responders !== undefined){
let data_responders = data.responders;
if(Array.isArray(data_responders)){
const len_responders = data_responders.length;
for(let i_responders=0; i_responders<len_responders; i_responders++){
if(!(RowMark(data_responders[i_responders], instancePath+"/responders/" + i_responders))){
vErrors = vErrors === null ? RowMark.errors : vErrors.concat(RowMark.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders", "#/allOf/1/properties/responders/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentMark.errors = vErrors;
return errors === 0;
}
export function IncidentOfComponentEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Incident(data, instancePath))){
vErrors = vErrors === null ? Incident.errors : vErrors.concat(Incident.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.commander === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "commander"}));errors++;
}
if(data.responders === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "responders"}));errors++;
}
if(data.hypotheses === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "hypotheses"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.commander !== undefined){
let data_commander = data.commander;
const _errs_commander = errors;
let valid_commander = false;
let passing_commander = null;
const _errs_commander_2 = errors;
if(!(PersonRef(data_commander, instancePath+"/commander"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_commander = _errs_commander_2 === errors;
if(_valid_commander){
valid_commander = true;
passing_commander = 0;
}
const _errs_commander_3 = errors;
if(data_commander !== null){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_commander = _errs_commander_3 === errors;
if(_valid_commander && valid_commander){
valid_commander = false;
passing_commander = [passing_commander, 1];
}
else {
if(_valid_commander){
valid_commander = true;
passing_commander = 1;
}
}
if(!valid_commander){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf", "oneOf", {passingSchemas: passing_commander}));errors++;
}
else {
errors = _errs_commander;
if(vErrors !== null){
if(_errs_commander){
vErrors.length = _errs_commander;
}
else {
vErrors = null;
}
}
}
}
if(data.responders !== undefined){
let data_responders = data.responders;
if(Array.isArray(data_responders)){
const len_responders = data_responders.length;
for(let i_responders=0; i_responders<len_responders; i_responders++){
if(!(CallingResponder(data_responders[i_responders], instancePath+"/responders/" + i_responders))){
vErrors = vErrors === null ? CallingResponder.errors : vErrors.concat(CallingResponder.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders", "#/allOf/1/properties/responders/type", "type", {type: "array"}));errors++;
}
}
if(data.hypotheses !== undefined){
let data_hypotheses = data.hypotheses;
if(Array.isArray(data_hypotheses)){
const len_hypotheses = data_hypotheses.length;
for(let i_hypotheses=0; i_hypotheses<len_hypotheses; i_hypotheses++){
let data_hypotheses_item = data_hypotheses[i_hypotheses];
if(data_hypotheses_item && typeof data_hypotheses_item == "object" && !Array.isArray(data_hypotheses_item)){
if(data_hypotheses_item.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses, "#/allOf/1/properties/hypotheses/items/required", "required", {missingProperty: "id"}));errors++;
}
if(data_hypotheses_item.evidences === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses, "#/allOf/1/properties/hypotheses/items/required", "required", {missingProperty: "evidences"}));errors++;
}
if(data_hypotheses_item.id !== undefined){
let data_hypotheses_item_id = data_hypotheses_item.id;
if(typeof data_hypotheses_item_id === "string"){
if(!(value_c7e84e8f.test(data_hypotheses_item_id))){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/id", "#/allOf/1/properties/hypotheses/items/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/id", "#/allOf/1/properties/hypotheses/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_hypotheses_item.evidences !== undefined){
let data_hypotheses_item_evidences = data_hypotheses_item.evidences;
if(Array.isArray(data_hypotheses_item_evidences)){
const len_hypotheses_item_evidences = data_hypotheses_item_evidences.length;
for(let i_hypotheses_item_evidences=0; i_hypotheses_item_evidences<len_hypotheses_item_evidences; i_hypotheses_item_evidences++){
let data_hypotheses_item_evidences_item = data_hypotheses_item_evidences[i_hypotheses_item_evidences];
if(data_hypotheses_item_evidences_item && typeof data_hypotheses_item_evidences_item == "object" && !Array.isArray(data_hypotheses_item_evidences_item)){
if(data_hypotheses_item_evidences_item.component_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/evidences/" + i_hypotheses_item_evidences, "#/allOf/1/properties/hypotheses/items/properties/evidences/items/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data_hypotheses_item_evidences_item.component_id !== undefined){
let data_hypotheses_item_evidences_item_component_id = data_hypotheses_item_evidences_item.component_id;
if((typeof data_hypotheses_item_evidences_item_component_id !== "string") && (data_hypotheses_item_evidences_item_component_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/evidences/" + i_hypotheses_item_evidences+"/component_id", "#/allOf/1/properties/hypotheses/items/properties/evidences/items/properties/component_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_hypotheses_item_evidences_item_component_id === "string"){
if(!(value_c7e84e8f.test(data_hypotheses_item_evidences_item_component_id))){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/evidences/" + i_hypotheses_item_evidences+"/component_id", "#/allOf/1/properties/hypotheses/items/properties/evidences/items/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/evidences/" + i_hypotheses_item_evidences, "#/allOf/1/properties/hypotheses/items/properties/evidences/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses+"/evidences", "#/allOf/1/properties/hypotheses/items/properties/evidences/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i_hypotheses, "#/allOf/1/properties/hypotheses/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses", "#/allOf/1/properties/hypotheses/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentOfComponentEntry.errors = vErrors;
return errors === 0;
}
export function IncidentResponder(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Responder(data, instancePath))){
vErrors = vErrors === null ? Responder.errors : vErrors.concat(Responder.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "team"}));errors++;
}
if(data.person !== undefined){
let data_person = data.person;
const _errs_person = errors;
let valid_person = false;
let passing_person = null;
const _errs_person_2 = errors;
if(!(PersonRef(data_person, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_person = _errs_person_2 === errors;
if(_valid_person){
valid_person = true;
passing_person = 0;
}
const _errs_person_3 = errors;
if(data_person !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_person = _errs_person_3 === errors;
if(_valid_person && valid_person){
valid_person = false;
passing_person = [passing_person, 1];
}
else {
if(_valid_person){
valid_person = true;
passing_person = 1;
}
}
if(!valid_person){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
}
else {
errors = _errs_person;
if(vErrors !== null){
if(_errs_person){
vErrors.length = _errs_person;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data_team = data.team;
const _errs_team = errors;
let valid_team = false;
let passing_team = null;
const _errs_team_2 = errors;
if(!(RespondingTeam(data_team, instancePath+"/team"))){
vErrors = vErrors === null ? RespondingTeam.errors : vErrors.concat(RespondingTeam.errors);
errors = vErrors.length;
}
var _valid_team = _errs_team_2 === errors;
if(_valid_team){
valid_team = true;
passing_team = 0;
}
const _errs_team_3 = errors;
if(data_team !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_team = _errs_team_3 === errors;
if(_valid_team && valid_team){
valid_team = false;
passing_team = [passing_team, 1];
}
else {
if(_valid_team){
valid_team = true;
passing_team = 1;
}
}
if(!valid_team){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing_team}));errors++;
}
else {
errors = _errs_team;
if(vErrors !== null){
if(_errs_team){
vErrors.length = _errs_team;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentResponder.errors = vErrors;
return errors === 0;
}
export function IncidentRule(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IncidentRule.errors = vErrors;
return errors === 0;
}
export function IncidentRuleEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(IncidentRule(data, instancePath))){
vErrors = vErrors === null ? IncidentRule.errors : vErrors.concat(IncidentRule.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
IncidentRuleEntry.errors = vErrors;
return errors === 0;
}
export function Responder(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.incident_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "incident_id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.index === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "index"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.external_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_id"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.acknowledged === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "acknowledged"}));errors++;
}
if(data.resolved === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resolved"}));errors++;
}
if(data.closed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "closed"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
let data_incident_id = data.incident_id;
if(typeof data_incident_id === "string"){
if(!(value_c7e84e8f.test(data_incident_id))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.index !== undefined){
let data_index = data.index;
if((!((typeof data_index == "number") && (!(data_index % 1) && !isNaN(data_index)))) && (data_index !== null)){
(vErrors ??= []).push(failure(instancePath+"/index", "#/properties/index/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if((typeof data_person_id !== "string") && (data_person_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data_team_id = data.team_id;
if((typeof data_team_id !== "string") && (data_team_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.external_id !== undefined){
let data_external_id = data.external_id;
if((typeof data_external_id !== "string") && (data_external_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.properties !== undefined){
if(!(ResponderProperties(data.properties, instancePath+"/properties"))){
vErrors = vErrors === null ? ResponderProperties.errors : vErrors.concat(ResponderProperties.errors);
errors = vErrors.length;
}
}
if(data.acknowledged !== undefined){
let data_acknowledged = data.acknowledged;
if((typeof data_acknowledged !== "string") && (data_acknowledged !== null)){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_acknowledged === "string"){
if(!(value_0da04491.test(data_acknowledged))){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.resolved !== undefined){
let data_resolved = data.resolved;
if((typeof data_resolved !== "string") && (data_resolved !== null)){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_resolved === "string"){
if(!(value_0da04491.test(data_resolved))){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.closed !== undefined){
let data_closed = data.closed;
if((typeof data_closed !== "string") && (data_closed !== null)){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_closed === "string"){
if(!(value_0da04491.test(data_closed))){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Responder.errors = vErrors;
return errors === 0;
}
export function ResponderDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Responder(data, instancePath))){
vErrors = vErrors === null ? Responder.errors : vErrors.concat(Responder.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "team"}));errors++;
}
if(data.person !== undefined){
let data_person = data.person;
const _errs_person = errors;
let valid_person = false;
let passing_person = null;
const _errs_person_2 = errors;
if(!(PersonRef(data_person, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_person = _errs_person_2 === errors;
if(_valid_person){
valid_person = true;
passing_person = 0;
}
const _errs_person_3 = errors;
if(data_person !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_person = _errs_person_3 === errors;
if(_valid_person && valid_person){
valid_person = false;
passing_person = [passing_person, 1];
}
else {
if(_valid_person){
valid_person = true;
passing_person = 1;
}
}
if(!valid_person){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
}
else {
errors = _errs_person;
if(vErrors !== null){
if(_errs_person){
vErrors.length = _errs_person;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data_team = data.team;
const _errs_team = errors;
let valid_team = false;
let passing_team = null;
const _errs_team_2 = errors;
if(!(TeamRef(data_team, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid_team = _errs_team_2 === errors;
if(_valid_team){
valid_team = true;
passing_team = 0;
}
const _errs_team_3 = errors;
if(data_team !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_team = _errs_team_3 === errors;
if(_valid_team && valid_team){
valid_team = false;
passing_team = [passing_team, 1];
}
else {
if(_valid_team){
valid_team = true;
passing_team = 1;
}
}
if(!valid_team){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing_team}));errors++;
}
else {
errors = _errs_team;
if(vErrors !== null){
if(_errs_team){
vErrors.length = _errs_team;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ResponderDetail.errors = vErrors;
return errors === 0;
}
export function ResponderProperties(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value_ebf51c89}));errors++;
}
ResponderProperties.errors = vErrors;
return errors === 0;
}
export function RespondingTeam(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec)){
if(data_spec.responder_clients !== undefined){
let data_spec_responder_clients = data_spec.responder_clients;
if(data_spec_responder_clients && typeof data_spec_responder_clients == "object" && !Array.isArray(data_spec_responder_clients)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec/responder_clients", "#/properties/spec/properties/responder_clients/type", "type", {type: "object"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
RespondingTeam.errors = vErrors;
return errors === 0;
}
export function RowMark(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
RowMark.errors = vErrors;
return errors === 0;
}
