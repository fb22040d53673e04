// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value0 = ["read","update","create","delete","*","create,read,update,delete","playbook:run","playbook:approve","playbook:*","playbook:cancel"];
const value1 = new RegExp("^[a-z-]+:[a-z*-]+$", "u");
export function permission_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject"}));errors++;
}
if(data.actions === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "actions"}));errors++;
}
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object"}));errors++;
}
for(const key0 in data){
if(!(((((((key0 === "description") || (key0 === "subject")) || (key0 === "actions")) || (key0 === "object")) || (key0 === "deny")) || (key0 === "agents")) || (key0 === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.group === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/0/required", "required", {missingProperty: "group"}));errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.person === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/1/required", "required", {missingProperty: "person"}));errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.team === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/2/required", "required", {missingProperty: "team"}));errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.notification === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/3/required", "required", {missingProperty: "notification"}));errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid1 = true;
passing0 = 3;
}
const _errs11 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.playbook === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/4/required", "required", {missingProperty: "playbook"}));errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid1 = true;
passing0 = 4;
}
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.canary === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/5/required", "required", {missingProperty: "canary"}));errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid1 = true;
passing0 = 5;
}
const _errs13 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.scraper === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/6/required", "required", {missingProperty: "scraper"}));errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid1 = true;
passing0 = 6;
}
const _errs14 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.topology === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/7/required", "required", {missingProperty: "topology"}));errors++;
}
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid1 = true;
passing0 = 7;
}
}
}
}
}
}
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((((((key1 === "group") || (key1 === "person")) || (key1 === "team")) || (key1 === "notification")) || (key1 === "playbook")) || (key1 === "canary")) || (key1 === "scraper")) || (key1 === "topology"))){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data1.group !== undefined){
if(typeof data1.group !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/group", "#/properties/subject/properties/group/type", "type", {type: "string"}));errors++;
}
}
if(data1.person !== undefined){
if(typeof data1.person !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/person", "#/properties/subject/properties/person/type", "type", {type: "string"}));errors++;
}
}
if(data1.team !== undefined){
if(typeof data1.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/team", "#/properties/subject/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data1.notification !== undefined){
if(typeof data1.notification !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/notification", "#/properties/subject/properties/notification/type", "type", {type: "string"}));errors++;
}
}
if(data1.playbook !== undefined){
if(typeof data1.playbook !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/playbook", "#/properties/subject/properties/playbook/type", "type", {type: "string"}));errors++;
}
}
if(data1.canary !== undefined){
if(typeof data1.canary !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/canary", "#/properties/subject/properties/canary/type", "type", {type: "string"}));errors++;
}
}
if(data1.scraper !== undefined){
if(typeof data1.scraper !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/scraper", "#/properties/subject/properties/scraper/type", "type", {type: "string"}));errors++;
}
}
if(data1.topology !== undefined){
if(typeof data1.topology !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/topology", "#/properties/subject/properties/topology/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: "object"}));errors++;
}
}
if(data.actions !== undefined){
let data10 = data.actions;
if(Array.isArray(data10)){
if(data10.length < 1){
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i0, "#/properties/actions/items/type", "type", {type: "string"}));errors++;
}
const _errs36 = errors;
let valid5 = false;
const _errs37 = errors;
if(!((((((((((data11 === "read") || (data11 === "update")) || (data11 === "create")) || (data11 === "delete")) || (data11 === "*")) || (data11 === "create,read,update,delete")) || (data11 === "playbook:run")) || (data11 === "playbook:approve")) || (data11 === "playbook:*")) || (data11 === "playbook:cancel"))){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i0, "#/properties/actions/items/anyOf/0/enum", "enum", {allowedValues: value0}));errors++;
}
var _valid1 = _errs37 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs38 = errors;
if(typeof data11 === "string"){
if(!value1.test(data11)){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i0, "#/properties/actions/items/anyOf/1/pattern", "pattern", {pattern: "^[a-z-]+:[a-z*-]+$"}));errors++;
}
}
var _valid1 = _errs38 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i0, "#/properties/actions/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/type", "type", {type: "array"}));errors++;
}
}
if(data.object !== undefined){
let data12 = data.object;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length < 1){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key2 in data12){
if(!((((((key2 === "playbooks") || (key2 === "connections")) || (key2 === "configs")) || (key2 === "components")) || (key2 === "views")) || (key2 === "scopes"))){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data12.playbooks !== undefined){
let data13 = data12.playbooks;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(resource_selector_json(data13[i1], instancePath+"/object/playbooks/" + i1))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/playbooks", "#/properties/object/properties/playbooks/type", "type", {type: "array"}));errors++;
}
}
if(data12.connections !== undefined){
let data15 = data12.connections;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(resource_selector_json(data15[i2], instancePath+"/object/connections/" + i2))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/connections", "#/properties/object/properties/connections/type", "type", {type: "array"}));errors++;
}
}
if(data12.configs !== undefined){
let data17 = data12.configs;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(resource_selector_json(data17[i3], instancePath+"/object/configs/" + i3))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/configs", "#/properties/object/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data12.components !== undefined){
let data19 = data12.components;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(!(resource_selector_json(data19[i4], instancePath+"/object/components/" + i4))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/components", "#/properties/object/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data12.views !== undefined){
let data21 = data12.views;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key3 in data22){
if(!(((key3 === "id") || (key3 === "namespace")) || (key3 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i5, "#/properties/object/properties/views/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data22.id !== undefined){
if(typeof data22.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i5+"/id", "#/properties/object/properties/views/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data22.namespace !== undefined){
if(typeof data22.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i5+"/namespace", "#/properties/object/properties/views/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i5+"/name", "#/properties/object/properties/views/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i5, "#/properties/object/properties/views/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/views", "#/properties/object/properties/views/type", "type", {type: "array"}));errors++;
}
}
if(data12.scopes !== undefined){
let data26 = data12.scopes;
if(Array.isArray(data26)){
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
let data27 = data26[i6];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(!(((key4 === "id") || (key4 === "namespace")) || (key4 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i6, "#/properties/object/properties/scopes/items/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data27.id !== undefined){
if(typeof data27.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i6+"/id", "#/properties/object/properties/scopes/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data27.namespace !== undefined){
if(typeof data27.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i6+"/namespace", "#/properties/object/properties/scopes/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i6+"/name", "#/properties/object/properties/scopes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i6, "#/properties/object/properties/scopes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/scopes", "#/properties/object/properties/scopes/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: "object"}));errors++;
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
}
}
if(data.agents !== undefined){
let data32 = data.agents;
if(Array.isArray(data32)){
const len7 = data32.length;
for(let i7=0; i7<len7; i7++){
if(typeof data32[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/" + i7, "#/properties/agents/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agents", "#/properties/agents/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data34 = data.tags;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key5 in data34){
if(typeof data34[key5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
permission_json.errors = vErrors;
return errors === 0;
}
export default permission_json;
