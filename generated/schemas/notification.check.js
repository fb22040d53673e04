// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
const value0 = {"events":1,"to":1,"fallback":1,"title":1,"template":1,"filter":1,"repeatInterval":1,"groupBy":1,"groupByInterval":1,"waitFor":1,"waitForEvalPeriod":1,"watchdogInterval":1,"inhibitions":1};
const value1 = ["check.passed","check.failed","component.healthy","component.unhealthy","component.unknown","component.warning","config.created","config.deleted","config.updated","config.changed","config.degraded","config.healthy","config.unhealthy","config.unknown","config.warning","playbook.spec.approval.updated","playbook.approval.inserted"];
const value2 = ["outgoing","incoming","all"];
const value3 = Object.prototype.hasOwnProperty;
const value4 = new RegExp("^incident\\..+", "u");
export function notification_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.groupBy === undefined) && (missing0 = "groupBy")){
(vErrors ??= []).push({});errors++;
}
else {
if(data.groupBy !== undefined){
let data0 = data.groupBy;
if(Array.isArray(data0)){
if(data0.length < 1){
(vErrors ??= []).push({});errors++;
}
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitFor !== undefined){
let data1 = data.waitFor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/waitFor", "#/then/properties/waitFor/minLength", "minLength", {limit: 1}));errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
(vErrors ??= []).push(failure(instancePath, "#/if", "if", {failingKeyword: "then"}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
}
if(data.to === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "to"}));errors++;
}
for(const key0 in data){
if(!(value3.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
const _errs11 = errors;
let valid6 = false;
const _errs12 = errors;
if(!(((((((((((((((((data3 === "check.passed") || (data3 === "check.failed")) || (data3 === "component.healthy")) || (data3 === "component.unhealthy")) || (data3 === "component.unknown")) || (data3 === "component.warning")) || (data3 === "config.created")) || (data3 === "config.deleted")) || (data3 === "config.updated")) || (data3 === "config.changed")) || (data3 === "config.degraded")) || (data3 === "config.healthy")) || (data3 === "config.unhealthy")) || (data3 === "config.unknown")) || (data3 === "config.warning")) || (data3 === "playbook.spec.approval.updated")) || (data3 === "playbook.approval.inserted"))){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/anyOf/0/enum", "enum", {allowedValues: value1}));errors++;
}
var _valid1 = _errs12 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs13 = errors;
if(typeof data3 === "string"){
if(!value4.test(data3)){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/anyOf/1/pattern", "pattern", {pattern: "^incident\\..+"}));errors++;
}
}
var _valid1 = _errs13 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/anyOf", "anyOf", {}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
const _errs16 = errors;
let valid7 = false;
const _errs17 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.person === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/0/required", "required", {missingProperty: "person"}));errors++;
}
}
var _valid2 = _errs17 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs18 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.team === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/1/required", "required", {missingProperty: "team"}));errors++;
}
}
var _valid2 = _errs18 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs19 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/2/required", "required", {missingProperty: "email"}));errors++;
}
}
var _valid2 = _errs19 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs20 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/3/required", "required", {missingProperty: "connection"}));errors++;
}
}
var _valid2 = _errs20 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs21 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/4/required", "required", {missingProperty: "url"}));errors++;
}
}
var _valid2 = _errs21 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs22 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.playbook === undefined){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf/5/required", "required", {missingProperty: "playbook"}));errors++;
}
}
var _valid2 = _errs22 === errors;
valid7 = valid7 || _valid2;
}
}
}
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/anyOf", "anyOf", {}));errors++;
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
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((((((key1 === "person") || (key1 === "team")) || (key1 === "email")) || (key1 === "connection")) || (key1 === "url")) || (key1 === "playbook")) || (key1 === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data4.person !== undefined){
if(typeof data4.person !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/person", "#/properties/to/properties/person/type", "type", {type: "string"}));errors++;
}
}
if(data4.team !== undefined){
if(typeof data4.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/team", "#/properties/to/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data4.email !== undefined){
if(typeof data4.email !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/email", "#/properties/to/properties/email/type", "type", {type: "string"}));errors++;
}
}
if(data4.connection !== undefined){
if(typeof data4.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/connection", "#/properties/to/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data4.url !== undefined){
if(typeof data4.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/url", "#/properties/to/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data4.playbook !== undefined){
if(typeof data4.playbook !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/playbook", "#/properties/to/properties/playbook/type", "type", {type: "string"}));errors++;
}
}
if(data4.properties !== undefined){
let data11 = data4.properties;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
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
let data12 = data.fallback;
const _errs41 = errors;
let valid9 = false;
const _errs42 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.person === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/0/required", "required", {missingProperty: "person"}));errors++;
}
}
var _valid3 = _errs42 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs43 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.team === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/1/required", "required", {missingProperty: "team"}));errors++;
}
}
var _valid3 = _errs43 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs44 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/2/required", "required", {missingProperty: "email"}));errors++;
}
}
var _valid3 = _errs44 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs45 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/3/required", "required", {missingProperty: "connection"}));errors++;
}
}
var _valid3 = _errs45 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs46 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/4/required", "required", {missingProperty: "url"}));errors++;
}
}
var _valid3 = _errs46 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs47 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.playbook === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf/5/required", "required", {missingProperty: "playbook"}));errors++;
}
}
var _valid3 = _errs47 === errors;
valid9 = valid9 || _valid3;
}
}
}
}
}
if(!valid9){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!((((((((key2 === "person") || (key2 === "team")) || (key2 === "email")) || (key2 === "connection")) || (key2 === "url")) || (key2 === "playbook")) || (key2 === "properties")) || (key2 === "delay"))){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data12.person !== undefined){
if(typeof data12.person !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/type", "type", {type: "string"}));errors++;
}
}
if(data12.team !== undefined){
if(typeof data12.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data12.email !== undefined){
if(typeof data12.email !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/email", "#/properties/fallback/properties/email/type", "type", {type: "string"}));errors++;
}
}
if(data12.connection !== undefined){
if(typeof data12.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connection", "#/properties/fallback/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data12.url !== undefined){
if(typeof data12.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/url", "#/properties/fallback/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data12.playbook !== undefined){
if(typeof data12.playbook !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/type", "type", {type: "string"}));errors++;
}
}
if(data12.properties !== undefined){
let data19 = data12.properties;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/properties", "#/properties/fallback/properties/properties/type", "type", {type: "object"}));errors++;
}
}
if(data12.delay !== undefined){
if(!(duration_json(data12.delay, instancePath+"/fallback/delay"))){
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
let data25 = data.groupBy;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(typeof data25[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/groupBy/" + i1, "#/properties/groupBy/items/type", "type", {type: "string"}));errors++;
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
let data31 = data.inhibitions;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.direction === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2, "#/properties/inhibitions/items/required", "required", {missingProperty: "direction"}));errors++;
}
if(data32.from === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2, "#/properties/inhibitions/items/required", "required", {missingProperty: "from"}));errors++;
}
if(data32.to === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2, "#/properties/inhibitions/items/required", "required", {missingProperty: "to"}));errors++;
}
for(const key3 in data32){
if(!(((((key3 === "direction") || (key3 === "from")) || (key3 === "to")) || (key3 === "soft")) || (key3 === "depth"))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2, "#/properties/inhibitions/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data32.direction !== undefined){
let data33 = data32.direction;
if(typeof data33 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/direction", "#/properties/inhibitions/items/properties/direction/type", "type", {type: "string"}));errors++;
}
if(!(((data33 === "outgoing") || (data33 === "incoming")) || (data33 === "all"))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/direction", "#/properties/inhibitions/items/properties/direction/enum", "enum", {allowedValues: value2}));errors++;
}
}
if(data32.from !== undefined){
if(typeof data32.from !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/from", "#/properties/inhibitions/items/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data32.to !== undefined){
let data35 = data32.to;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(typeof data35[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/to/" + i3, "#/properties/inhibitions/items/properties/to/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/to", "#/properties/inhibitions/items/properties/to/type", "type", {type: "array"}));errors++;
}
}
if(data32.soft !== undefined){
if(typeof data32.soft !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/soft", "#/properties/inhibitions/items/properties/soft/type", "type", {type: "boolean"}));errors++;
}
}
if(data32.depth !== undefined){
let data38 = data32.depth;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/depth", "#/properties/inhibitions/items/properties/depth/type", "type", {type: "integer"}));errors++;
}
if(typeof data38 == "number"){
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2+"/depth", "#/properties/inhibitions/items/properties/depth/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i2, "#/properties/inhibitions/items/type", "type", {type: "object"}));errors++;
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
