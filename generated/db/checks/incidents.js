// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { CheckRef, ComponentRef, ConfigRef, PersonRef, TeamRef } from "./shared.js";
const value0 = ["string","null"];
const value1 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value2 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value3 = ["object","null"];
const value4 = ["boolean","null"];
const value5 = ["array","null"];
const value6 = ["integer","null"];
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.person !== undefined){
let data1 = data.person;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data1, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data2 = data.team;
const _errs9 = errors;
let valid2 = false;
let passing1 = null;
const _errs10 = errors;
if(!(TeamRef(data2, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data1 = data.created_by;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
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
let data3 = data.external_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value0}));errors++;
}
}
if(data.external_created_by !== undefined){
let data4 = data.external_created_by;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value0}));errors++;
}
}
if(data.incident_id !== undefined){
let data5 = data.incident_id;
if(typeof data5 === "string"){
if(!(value1.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.responder_id !== undefined){
let data6 = data.responder_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.hypothesis_id !== undefined){
let data7 = data.hypothesis_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.read !== undefined){
let data8 = data.read;
if((!(Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/read", "#/properties/read/type", "type", {type: value5}));errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push(failure(instancePath+"/read/" + i0, "#/properties/read/items/type", "type", {type: "integer"}));errors++;
}
}
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(value2.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(value2.test(data11))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.responder !== undefined){
let data1 = data.responder;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(CallingResponder(data1, instancePath+"/responder"))){
vErrors = vErrors === null ? CallingResponder.errors : vErrors.concat(CallingResponder.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.hypothesis_id;
if(typeof data2 === "string"){
if(!(value1.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data3 = data.config_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data3 === "string"){
if(!(value1.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_change_id !== undefined){
let data4 = data.config_change_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_change_id", "#/properties/config_change_id/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/config_change_id", "#/properties/config_change_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_analysis_id !== undefined){
let data5 = data.config_analysis_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_analysis_id", "#/properties/config_analysis_id/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value1.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/config_analysis_id", "#/properties/config_analysis_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data6 = data.component_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data7 = data.check_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.definition_of_done !== undefined){
let data8 = data.definition_of_done;
if((typeof data8 !== "boolean") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/definition_of_done", "#/properties/definition_of_done/type", "type", {type: value4}));errors++;
}
}
if(data.done !== undefined){
let data9 = data.done;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/done", "#/properties/done/type", "type", {type: value4}));errors++;
}
}
if(data.factor !== undefined){
let data10 = data.factor;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/factor", "#/properties/factor/type", "type", {type: value4}));errors++;
}
}
if(data.mitigator !== undefined){
let data11 = data.mitigator;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/mitigator", "#/properties/mitigator/type", "type", {type: value4}));errors++;
}
}
if(data.created_by !== undefined){
let data12 = data.created_by;
if(typeof data12 === "string"){
if(!(value1.test(data12))){
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
if(data.created_at !== undefined){
let data14 = data.created_at;
if(typeof data14 === "string"){
if(!(value2.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data15 = data.updated_at;
if(typeof data15 === "string"){
if(!(value2.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.script !== undefined){
let data16 = data.script;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/script", "#/properties/script/type", "type", {type: value0}));errors++;
}
}
if(data.script_result !== undefined){
let data17 = data.script_result;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/script_result", "#/properties/script_result/type", "type", {type: value0}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.change_type !== undefined){
let data2 = data.change_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(value2.test(data5))){
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
if(data.evidence === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "evidence"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.creator !== undefined){
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data1 = data.config;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(ConfigRef(data1, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data2 = data.component;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(!(ComponentRef(data2, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs16 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs16 === errors;
if(_valid2 && valid4){
valid4 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid4 = true;
passing2 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data3 = data.check;
const _errs19 = errors;
let valid5 = false;
let passing3 = null;
const _errs20 = errors;
if(!(CheckRef(data3, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
if(_valid3){
valid5 = true;
passing3 = 0;
}
const _errs21 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs21 === errors;
if(_valid3 && valid5){
valid5 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid5 = true;
passing3 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.change !== undefined){
let data4 = data.change;
const _errs24 = errors;
let valid6 = false;
let passing4 = null;
const _errs25 = errors;
if(!(EvidenceChange(data4, instancePath+"/change"))){
vErrors = vErrors === null ? EvidenceChange.errors : vErrors.concat(EvidenceChange.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
if(_valid4){
valid6 = true;
passing4 = 0;
}
const _errs26 = errors;
if(data4 !== null){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid4 = _errs26 === errors;
if(_valid4 && valid6){
valid6 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid6 = true;
passing4 = 1;
}
}
if(!valid6){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.insight !== undefined){
let data5 = data.insight;
const _errs29 = errors;
let valid7 = false;
let passing5 = null;
const _errs30 = errors;
if(!(EvidenceInsight(data5, instancePath+"/insight"))){
vErrors = vErrors === null ? EvidenceInsight.errors : vErrors.concat(EvidenceInsight.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
if(_valid5){
valid7 = true;
passing5 = 0;
}
const _errs31 = errors;
if(data5 !== null){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid5 = _errs31 === errors;
if(_valid5 && valid7){
valid7 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid7 = true;
passing5 = 1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf", "oneOf", {passingSchemas: passing5}));errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data6 = data.evidence;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/allOf/1/properties/evidence/type", "type", {type: value3}));errors++;
}
}
if(data.properties !== undefined){
let data7 = data.properties;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/allOf/1/properties/properties/type", "type", {type: value3}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
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
let data3 = data.analysis_type;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data4 = data.severity;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.message !== undefined){
let data6 = data.message;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value0}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data3 = data.config;
const _errs11 = errors;
let valid3 = false;
let passing0 = null;
const _errs12 = errors;
if(!(ConfigRef(data3, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data4 = data.component;
const _errs16 = errors;
let valid4 = false;
let passing1 = null;
const _errs17 = errors;
if(!(ComponentRef(data4, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data4 !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs18 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data5 = data.check;
const _errs21 = errors;
let valid5 = false;
let passing2 = null;
const _errs22 = errors;
if(!(CheckRef(data5, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid5 = true;
passing2 = 0;
}
const _errs23 = errors;
if(data5 !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs23 === errors;
if(_valid2 && valid5){
valid5 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid5 = true;
passing2 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.change !== undefined){
let data6 = data.change;
const _errs26 = errors;
let valid6 = false;
let passing3 = null;
const _errs27 = errors;
if(!(EvidenceChange(data6, instancePath+"/change"))){
vErrors = vErrors === null ? EvidenceChange.errors : vErrors.concat(EvidenceChange.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
if(_valid3){
valid6 = true;
passing3 = 0;
}
const _errs28 = errors;
if(data6 !== null){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs28 === errors;
if(_valid3 && valid6){
valid6 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid6 = true;
passing3 = 1;
}
}
if(!valid6){
(vErrors ??= []).push(failure(instancePath+"/change", "#/allOf/1/properties/change/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.insight !== undefined){
let data7 = data.insight;
const _errs31 = errors;
let valid7 = false;
let passing4 = null;
const _errs32 = errors;
if(!(EvidenceInsight(data7, instancePath+"/insight"))){
vErrors = vErrors === null ? EvidenceInsight.errors : vErrors.concat(EvidenceInsight.errors);
errors = vErrors.length;
}
var _valid4 = _errs32 === errors;
if(_valid4){
valid7 = true;
passing4 = 0;
}
const _errs33 = errors;
if(data7 !== null){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid4 = _errs33 === errors;
if(_valid4 && valid7){
valid7 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid7 = true;
passing4 = 1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/insight", "#/allOf/1/properties/insight/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data1 = data.created_by;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
let data2 = data.incident_id;
if(typeof data2 === "string"){
if(!(value1.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.parent_id !== undefined){
let data3 = data.parent_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data3 === "string"){
if(!(value1.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.owner !== undefined){
let data4 = data.owner;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data5 = data.team_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value1.test(data5))){
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
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(value2.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(typeof data10 === "string"){
if(!(value2.test(data10))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.evidences !== undefined){
let data1 = data.evidences;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(EvidenceDetail(data1[i0], instancePath+"/evidences/" + i0))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data4 = data.parent_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.incident_rule_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/incident_rule_id", "#/properties/incident_rule_id/type", "type", {type: value0}));errors++;
}
if(typeof data2 === "string"){
if(!(value1.test(data2))){
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
let data4 = data.created_by;
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.commander_id !== undefined){
let data5 = data.commander_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/commander_id", "#/properties/commander_id/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value1.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/commander_id", "#/properties/commander_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.communicator_id !== undefined){
let data6 = data.communicator_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/communicator_id", "#/properties/communicator_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
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
let data11 = data.acknowledged;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value2.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.resolved !== undefined){
let data12 = data.resolved;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value2.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.closed !== undefined){
let data13 = data.closed;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value2.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data14 = data.created_at;
if(typeof data14 === "string"){
if(!(value2.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data15 = data.updated_at;
if(typeof data15 === "string"){
if(!(value2.test(data15))){
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
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
let data6 = data.component_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
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
let data6 = data.config_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.hypotheses !== undefined){
let data7 = data.hypotheses;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(HypothesisRef(data7[i0], instancePath+"/hypotheses/" + i0))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.commander !== undefined){
let data1 = data.commander;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(PersonRef(data1, instancePath+"/commander"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.communicator !== undefined){
let data2 = data.communicator;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(!(PersonRef(data2, instancePath+"/communicator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs16 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/communicator", "#/allOf/1/properties/communicator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs16 === errors;
if(_valid2 && valid4){
valid4 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid4 = true;
passing2 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/communicator", "#/allOf/1/properties/communicator/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.rule !== undefined){
let data3 = data.rule;
const _errs19 = errors;
let valid5 = false;
let passing3 = null;
const _errs20 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data3.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/rule/id", "#/allOf/1/properties/rule/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rule/id", "#/allOf/1/properties/rule/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rule/name", "#/allOf/1/properties/rule/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid3 = _errs20 === errors;
if(_valid3){
valid5 = true;
passing3 = 0;
}
const _errs26 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs26 === errors;
if(_valid3 && valid5){
valid5 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid5 = true;
passing3 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/rule", "#/allOf/1/properties/rule/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.hypotheses !== undefined){
let data6 = data.hypotheses;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(HypothesisDetail(data6[i0], instancePath+"/hypotheses/" + i0))){
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
let data8 = data.comments;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(CommentDetail(data8[i1], instancePath+"/comments/" + i1))){
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
let data10 = data.responders;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(ResponderDetail(data10[i2], instancePath+"/responders/" + i2))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
let data1 = data.incident_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/incident_id", "#/properties/incident_id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data2 = data.created_by;
if(typeof data2 === "string"){
if(!(value1.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.hypothesis_id !== undefined){
let data5 = data.hypothesis_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value1.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis_id", "#/properties/hypothesis_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.responder_id !== undefined){
let data8 = data.responder_id;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value1.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/responder_id", "#/properties/responder_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.evidence_id !== undefined){
let data9 = data.evidence_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/evidence_id", "#/properties/evidence_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/evidence_id", "#/properties/evidence_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.comment_id !== undefined){
let data10 = data.comment_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/comment_id", "#/properties/comment_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value1.test(data10))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data1 = data.evidence;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(HistoryEvidence(data1, instancePath+"/evidence"))){
vErrors = vErrors === null ? HistoryEvidence.errors : vErrors.concat(HistoryEvidence.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/allOf/1/properties/evidence/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/evidence", "#/allOf/1/properties/evidence/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.hypothesis !== undefined){
let data2 = data.hypothesis;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data2.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data2.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "title"}));errors++;
}
if(data2.status === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/required", "required", {missingProperty: "status"}));errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(!(value1.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/id", "#/allOf/1/properties/hypothesis/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypothesis/id", "#/allOf/1/properties/hypothesis/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data2.type !== undefined){
if(typeof data2.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/type", "#/allOf/1/properties/hypothesis/oneOf/0/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data2.title !== undefined){
if(typeof data2.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/title", "#/allOf/1/properties/hypothesis/oneOf/0/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data2.status !== undefined){
if(typeof data2.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hypothesis/status", "#/allOf/1/properties/hypothesis/oneOf/0/properties/status/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs25 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs25 === errors;
if(_valid2 && valid4){
valid4 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid4 = true;
passing2 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/hypothesis", "#/allOf/1/properties/hypothesis/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.responder !== undefined){
let data7 = data.responder;
const _errs28 = errors;
let valid6 = false;
let passing3 = null;
const _errs29 = errors;
if(!(CallingResponder(data7, instancePath+"/responder"))){
vErrors = vErrors === null ? CallingResponder.errors : vErrors.concat(CallingResponder.errors);
errors = vErrors.length;
}
var _valid3 = _errs29 === errors;
if(_valid3){
valid6 = true;
passing3 = 0;
}
const _errs30 = errors;
if(data7 !== null){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs30 === errors;
if(_valid3 && valid6){
valid6 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid6 = true;
passing3 = 1;
}
}
if(!valid6){
(vErrors ??= []).push(failure(instancePath+"/responder", "#/allOf/1/properties/responder/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.comment !== undefined){
let data8 = data.comment;
const _errs33 = errors;
let valid7 = false;
let passing4 = null;
const _errs34 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data8.comment === undefined){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/0/required", "required", {missingProperty: "comment"}));errors++;
}
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/comment/id", "#/allOf/1/properties/comment/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/comment/id", "#/allOf/1/properties/comment/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data8.comment !== undefined){
if(typeof data8.comment !== "string"){
(vErrors ??= []).push(failure(instancePath+"/comment/comment", "#/allOf/1/properties/comment/oneOf/0/properties/comment/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid4 = _errs34 === errors;
if(_valid4){
valid7 = true;
passing4 = 0;
}
const _errs40 = errors;
if(data8 !== null){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid4 = _errs40 === errors;
if(_valid4 && valid7){
valid7 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid7 = true;
passing4 = 1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/comment", "#/allOf/1/properties/comment/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.commander !== undefined){
let data1 = data.commander;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(PersonRef(data1, instancePath+"/commander"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.responders !== undefined){
let data2 = data.responders;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(CallingResponder(data2[i0], instancePath+"/responders/" + i0))){
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
let data0 = data.hypotheses;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(RowMark(data0[i0], instancePath+"/hypotheses/" + i0))){
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
let data2 = data.responders;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(RowMark(data2[i1], instancePath+"/responders/" + i1))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.commander !== undefined){
let data1 = data.commander;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(PersonRef(data1, instancePath+"/commander"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/commander", "#/allOf/1/properties/commander/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.responders !== undefined){
let data2 = data.responders;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(CallingResponder(data2[i0], instancePath+"/responders/" + i0))){
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
let data4 = data.hypotheses;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1, "#/allOf/1/properties/hypotheses/items/required", "required", {missingProperty: "id"}));errors++;
}
if(data5.evidences === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1, "#/allOf/1/properties/hypotheses/items/required", "required", {missingProperty: "evidences"}));errors++;
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/id", "#/allOf/1/properties/hypotheses/items/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/id", "#/allOf/1/properties/hypotheses/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data5.evidences !== undefined){
let data7 = data5.evidences;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.component_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/evidences/" + i2, "#/allOf/1/properties/hypotheses/items/properties/evidences/items/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data8.component_id !== undefined){
let data9 = data8.component_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/evidences/" + i2+"/component_id", "#/allOf/1/properties/hypotheses/items/properties/evidences/items/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/evidences/" + i2+"/component_id", "#/allOf/1/properties/hypotheses/items/properties/evidences/items/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/evidences/" + i2, "#/allOf/1/properties/hypotheses/items/properties/evidences/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1+"/evidences", "#/allOf/1/properties/hypotheses/items/properties/evidences/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hypotheses/" + i1, "#/allOf/1/properties/hypotheses/items/type", "type", {type: "object"}));errors++;
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
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.person !== undefined){
let data0 = data.person;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data1 = data.team;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(RespondingTeam(data1, instancePath+"/team"))){
vErrors = vErrors === null ? RespondingTeam.errors : vErrors.concat(RespondingTeam.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.properties !== undefined){
if(!(ResponderProperties(data.properties, instancePath+"/properties"))){
vErrors = vErrors === null ? ResponderProperties.errors : vErrors.concat(ResponderProperties.errors);
errors = vErrors.length;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.spec;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value3}));errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data4 = data.created_by;
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data7 = data.deleted_at;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
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
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.incident_id !== undefined){
let data1 = data.incident_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
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
let data3 = data.index;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/index", "#/properties/index/type", "type", {type: value6}));errors++;
}
}
if(data.person_id !== undefined){
let data4 = data.person_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data5 = data.team_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value1.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.external_id !== undefined){
let data6 = data.external_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value0}));errors++;
}
}
if(data.acknowledged !== undefined){
let data7 = data.acknowledged;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/acknowledged", "#/properties/acknowledged/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.resolved !== undefined){
let data8 = data.resolved;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value2.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/resolved", "#/properties/resolved/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.closed !== undefined){
let data9 = data.closed;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value2.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/closed", "#/properties/closed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data10 = data.created_by;
if(typeof data10 === "string"){
if(!(value1.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data11 = data.created_at;
if(typeof data11 === "string"){
if(!(value2.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data12 = data.updated_at;
if(typeof data12 === "string"){
if(!(value2.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data13 = data.deleted_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value2.test(data13))){
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
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.person !== undefined){
let data0 = data.person;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data1 = data.team;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(TeamRef(data1, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.properties !== undefined){
if(!(ResponderProperties(data.properties, instancePath+"/properties"))){
vErrors = vErrors === null ? ResponderProperties.errors : vErrors.concat(ResponderProperties.errors);
errors = vErrors.length;
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
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value3}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value3}));errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.responder_clients !== undefined){
let data4 = data3.responder_clients;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data1 = data.updated_at;
if(typeof data1 === "string"){
if(!(value2.test(data1))){
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
