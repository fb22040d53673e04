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
for(const key in data){
if(!(((((key === "name") || (key === "namespace")) || (key === "source")) || (key === "schedule")) || (key === "retention"))){
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
let data_retention = data.retention;
if(data_retention && typeof data_retention == "object" && !Array.isArray(data_retention)){
for(const key_retention in data_retention){
if(!((key_retention === "changes") || (key_retention === "type"))){
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/additionalProperties", "additionalProperties", {additionalProperty: key_retention}));errors++;
}
}
if(data_retention.changes !== undefined){
let data_retention_changes = data_retention.changes;
if(Array.isArray(data_retention_changes)){
const len_retention_changes = data_retention_changes.length;
for(let i_retention_changes=0; i_retention_changes<len_retention_changes; i_retention_changes++){
let data_retention_changes_item = data_retention_changes[i_retention_changes];
if(data_retention_changes_item && typeof data_retention_changes_item == "object" && !Array.isArray(data_retention_changes_item)){
if(data_retention_changes_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_retention_changes_item in data_retention_changes_item){
if(!(((key_retention_changes_item === "name") || (key_retention_changes_item === "age")) || (key_retention_changes_item === "count"))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/additionalProperties", "additionalProperties", {additionalProperty: key_retention_changes_item}));errors++;
}
}
if(data_retention_changes_item.name !== undefined){
let data_retention_changes_item_name = data_retention_changes_item.name;
if(typeof data_retention_changes_item_name === "string"){
if(data_retention_changes_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/name", "#/properties/retention/properties/changes/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/name", "#/properties/retention/properties/changes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_changes_item.age !== undefined){
if(!(duration_json(data_retention_changes_item.age, instancePath+"/retention/changes/" + i_retention_changes+"/age"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_changes_item.count !== undefined){
let data_retention_changes_item_count = data_retention_changes_item.count;
if(!((typeof data_retention_changes_item_count == "number") && (!(data_retention_changes_item_count % 1) && !isNaN(data_retention_changes_item_count)))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/count", "#/properties/retention/properties/changes/items/properties/count/type", "type", {type: "integer"}));errors++;
}
if(typeof data_retention_changes_item_count == "number"){
if(data_retention_changes_item_count < 0 || isNaN(data_retention_changes_item_count)){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/count", "#/properties/retention/properties/changes/items/properties/count/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes", "#/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
if(data_retention.type !== undefined){
let data_retention_type = data_retention.type;
if(Array.isArray(data_retention_type)){
const len_retention_type = data_retention_type.length;
for(let i_retention_type=0; i_retention_type<len_retention_type; i_retention_type++){
let data_retention_type_item = data_retention_type[i_retention_type];
if(data_retention_type_item && typeof data_retention_type_item == "object" && !Array.isArray(data_retention_type_item)){
if(data_retention_type_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type, "#/properties/retention/properties/type/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_retention_type_item in data_retention_type_item){
if(!((((key_retention_type_item === "name") || (key_retention_type_item === "createdAge")) || (key_retention_type_item === "updatedAge")) || (key_retention_type_item === "deletedAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type, "#/properties/retention/properties/type/items/additionalProperties", "additionalProperties", {additionalProperty: key_retention_type_item}));errors++;
}
}
if(data_retention_type_item.name !== undefined){
let data_retention_type_item_name = data_retention_type_item.name;
if(typeof data_retention_type_item_name === "string"){
if(data_retention_type_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type+"/name", "#/properties/retention/properties/type/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type+"/name", "#/properties/retention/properties/type/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_type_item.createdAge !== undefined){
if(!(duration_json(data_retention_type_item.createdAge, instancePath+"/retention/type/" + i_retention_type+"/createdAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_type_item.updatedAge !== undefined){
if(!(duration_json(data_retention_type_item.updatedAge, instancePath+"/retention/type/" + i_retention_type+"/updatedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_type_item.deletedAge !== undefined){
if(!(duration_json(data_retention_type_item.deletedAge, instancePath+"/retention/type/" + i_retention_type+"/deletedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type, "#/properties/retention/properties/type/items/type", "type", {type: "object"}));errors++;
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
