// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_azureDevops_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((((key === "name") || (key === "connection")) || (key === "organization")) || (key === "personalAccessToken")) || (key === "pipelines")) || (key === "projects")) || (key === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_pipelines = data.pipelines;
if(Array.isArray(data_pipelines)){
const len_pipelines = data_pipelines.length;
for(let i_pipelines=0; i_pipelines<len_pipelines; i_pipelines++){
if(typeof data_pipelines[i_pipelines] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pipelines/" + i_pipelines, "#/properties/pipelines/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pipelines", "#/properties/pipelines/type", "type", {type: "array"}));errors++;
}
}
if(data.projects !== undefined){
let data_projects = data.projects;
if(Array.isArray(data_projects)){
const len_projects = data_projects.length;
for(let i_projects=0; i_projects<len_projects; i_projects++){
if(typeof data_projects[i_projects] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/projects/" + i_projects, "#/properties/projects/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/projects", "#/properties/projects/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if(Array.isArray(data_tags)){
if(data_tags.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len_tags = data_tags.length;
for(let i_tags=0; i_tags<len_tags; i_tags++){
if(!(scraper_tag_json(data_tags[i_tags], instancePath+"/tags/" + i_tags))){
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
