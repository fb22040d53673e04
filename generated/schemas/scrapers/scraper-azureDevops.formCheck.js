// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_azureDevops_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "connection")) || (key0 === "organization")) || (key0 === "personalAccessToken")) || (key0 === "pipelines")) || (key0 === "projects")) || (key0 === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
(vErrors ??= []).push(failure(instancePath+"/organization", "#/properties/organization/type", "type", {type: "string"}));errors++;
}
}
if(data.personalAccessToken !== undefined){
if(!(env_var_json(data.personalAccessToken, instancePath+"/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.pipelines !== undefined){
let data4 = data.pipelines;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pipelines/" + i0, "#/properties/pipelines/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pipelines", "#/properties/pipelines/type", "type", {type: "array"}));errors++;
}
}
if(data.projects !== undefined){
let data6 = data.projects;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/projects/" + i1, "#/properties/projects/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/projects", "#/properties/projects/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
if(data8.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(scraper_tag_json(data8[i2], instancePath+"/tags/" + i2))){
vErrors = vErrors === null ? scraper_tag_json.errors : vErrors.concat(scraper_tag_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_azureDevops_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_azureDevops_json_form;
