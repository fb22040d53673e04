// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { schedule_json } from "../common/schedule.check.js";
export function scrape_config_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "namespace")) || (key0 === "source")) || (key0 === "schedule")) || (key0 === "retention"))){
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
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.retention !== undefined){
let data4 = data.retention;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!((key1 === "changes") || (key1 === "type"))){
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data4.changes !== undefined){
let data5 = data4.changes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0, "#/properties/retention/properties/changes/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key2 in data6){
if(!(((key2 === "name") || (key2 === "age")) || (key2 === "count"))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0, "#/properties/retention/properties/changes/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/name", "#/properties/retention/properties/changes/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/name", "#/properties/retention/properties/changes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data6.age !== undefined){
if(!(duration_json(data6.age, instancePath+"/retention/changes/" + i0+"/age"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data6.count !== undefined){
let data9 = data6.count;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/count", "#/properties/retention/properties/changes/items/properties/count/type", "type", {type: "integer"}));errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/count", "#/properties/retention/properties/changes/items/properties/count/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0, "#/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes", "#/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
if(data4.type !== undefined){
let data10 = data4.type;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i1, "#/properties/retention/properties/type/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key3 in data11){
if(!((((key3 === "name") || (key3 === "createdAge")) || (key3 === "updatedAge")) || (key3 === "deletedAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i1, "#/properties/retention/properties/type/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i1+"/name", "#/properties/retention/properties/type/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i1+"/name", "#/properties/retention/properties/type/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data11.createdAge !== undefined){
if(!(duration_json(data11.createdAge, instancePath+"/retention/type/" + i1+"/createdAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data11.updatedAge !== undefined){
if(!(duration_json(data11.updatedAge, instancePath+"/retention/type/" + i1+"/updatedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data11.deletedAge !== undefined){
if(!(duration_json(data11.deletedAge, instancePath+"/retention/type/" + i1+"/deletedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i1, "#/properties/retention/properties/type/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type", "#/properties/retention/properties/type/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scrape_config_json_form.errors = vErrors;
return errors === 0;
}
export default scrape_config_json_form;
