// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
export function scope_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "targets"}));errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "namespace")) || (key0 === "description")) || (key0 === "targets"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.targets !== undefined){
let data3 = data.targets;
if(Array.isArray(data3)){
if(data3.length > 10){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/maxItems", "maxItems", {limit: 10}));errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/maxProperties", "maxProperties", {limit: 1}));errors++;
}
if(Object.keys(data4).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key1 in data4){
if(!(((((key1 === "config") || (key1 === "component")) || (key1 === "playbook")) || (key1 === "canary")) || (key1 === "global"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data4.config !== undefined){
let data5 = data4.config;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs18 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.tags === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/anyOf/2/required", "required", {missingProperty: "tags"}));errors++;
}
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.tagSelector === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/anyOf/3/required", "required", {missingProperty: "tagSelector"}));errors++;
}
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs20 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/anyOf/4/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
}
}
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(((((key2 === "name") || (key2 === "agent")) || (key2 === "tags")) || (key2 === "tagSelector")) || (key2 === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config/name", "#/properties/targets/items/properties/config/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data5.agent !== undefined){
if(typeof data5.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config/agent", "#/properties/targets/items/properties/config/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data5.tags !== undefined){
let data8 = data5.tags;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
if(typeof data8[key3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config/tags/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/targets/items/properties/config/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config/tags", "#/properties/targets/items/properties/config/properties/tags/type", "type", {type: "object"}));errors++;
}
}
if(data5.tagSelector !== undefined){
if(typeof data5.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config/tagSelector", "#/properties/targets/items/properties/config/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data5.wildcard !== undefined){
if(typeof data5.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config/wildcard", "#/properties/targets/items/properties/config/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/type", "type", {type: "object"}));errors++;
}
}
if(data4.component !== undefined){
let data12 = data4.component;
const _errs37 = errors;
let valid7 = false;
const _errs38 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid1 = _errs38 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs39 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid1 = _errs39 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs40 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/anyOf/2/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid1 = _errs40 === errors;
valid7 = valid7 || _valid1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(!(((key4 === "name") || (key4 === "agent")) || (key4 === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component/name", "#/properties/targets/items/properties/component/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data12.agent !== undefined){
if(typeof data12.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component/agent", "#/properties/targets/items/properties/component/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data12.wildcard !== undefined){
if(typeof data12.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component/wildcard", "#/properties/targets/items/properties/component/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/type", "type", {type: "object"}));errors++;
}
}
if(data4.playbook !== undefined){
let data16 = data4.playbook;
const _errs50 = errors;
let valid9 = false;
const _errs51 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook", "#/properties/targets/items/properties/playbook/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid2 = _errs51 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs52 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook", "#/properties/targets/items/properties/playbook/anyOf/1/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid2 = _errs52 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook", "#/properties/targets/items/properties/playbook/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key5 in data16){
if(!((key5 === "name") || (key5 === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook", "#/properties/targets/items/properties/playbook/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data16.name !== undefined){
if(typeof data16.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook/name", "#/properties/targets/items/properties/playbook/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data16.wildcard !== undefined){
if(typeof data16.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook/wildcard", "#/properties/targets/items/properties/playbook/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook", "#/properties/targets/items/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
if(data4.canary !== undefined){
let data19 = data4.canary;
const _errs60 = errors;
let valid11 = false;
const _errs61 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid3 = _errs61 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs62 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid3 = _errs62 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs63 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/anyOf/2/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid3 = _errs63 === errors;
valid11 = valid11 || _valid3;
}
}
if(!valid11){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 in data19){
if(!(((key6 === "name") || (key6 === "agent")) || (key6 === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary/name", "#/properties/targets/items/properties/canary/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data19.agent !== undefined){
if(typeof data19.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary/agent", "#/properties/targets/items/properties/canary/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data19.wildcard !== undefined){
if(typeof data19.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary/wildcard", "#/properties/targets/items/properties/canary/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/type", "type", {type: "object"}));errors++;
}
}
if(data4.global !== undefined){
let data23 = data4.global;
const _errs73 = errors;
let valid13 = false;
const _errs74 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid4 = _errs74 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs75 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid4 = _errs75 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs76 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.tags === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/anyOf/2/required", "required", {missingProperty: "tags"}));errors++;
}
}
var _valid4 = _errs76 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs77 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.tagSelector === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/anyOf/3/required", "required", {missingProperty: "tagSelector"}));errors++;
}
}
var _valid4 = _errs77 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs78 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/anyOf/4/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid4 = _errs78 === errors;
valid13 = valid13 || _valid4;
}
}
}
}
if(!valid13){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key7 in data23){
if(!(((((key7 === "name") || (key7 === "agent")) || (key7 === "tags")) || (key7 === "tagSelector")) || (key7 === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data23.name !== undefined){
if(typeof data23.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global/name", "#/properties/targets/items/properties/global/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data23.agent !== undefined){
if(typeof data23.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global/agent", "#/properties/targets/items/properties/global/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data23.tags !== undefined){
let data26 = data23.tags;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key8 in data26){
if(typeof data26[key8] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global/tags/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/targets/items/properties/global/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global/tags", "#/properties/targets/items/properties/global/properties/tags/type", "type", {type: "object"}));errors++;
}
}
if(data23.tagSelector !== undefined){
if(typeof data23.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global/tagSelector", "#/properties/targets/items/properties/global/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data23.wildcard !== undefined){
if(typeof data23.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global/wildcard", "#/properties/targets/items/properties/global/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scope_json_form.errors = vErrors;
return errors === 0;
}
export default scope_json_form;
