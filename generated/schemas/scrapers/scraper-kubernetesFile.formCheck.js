// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_kubernetesFile_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
for(const key in data){
if(!(((((((key === "type") || (key === "id")) || (key === "selector")) || (key === "container")) || (key === "format")) || (key === "files")) || (key === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.type !== undefined){
let data_type = data.type;
if(typeof data_type === "string"){
if(data_type.length < 1){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(data_id.length < 1){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.selector !== undefined){
let data_selector = data.selector;
if(data_selector && typeof data_selector == "object" && !Array.isArray(data_selector)){
for(const key_selector in data_selector){
if(!(((((key_selector === "kind") || (key_selector === "name")) || (key_selector === "namespace")) || (key_selector === "fieldSelector")) || (key_selector === "labelSelector"))){
(vErrors ??= []).push(failure(instancePath+"/selector", "#/properties/selector/additionalProperties", "additionalProperties", {additionalProperty: key_selector}));errors++;
}
}
if(data_selector.kind !== undefined){
if(typeof data_selector.kind !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/kind", "#/properties/selector/properties/kind/type", "type", {type: "string"}));errors++;
}
}
if(data_selector.name !== undefined){
if(typeof data_selector.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/name", "#/properties/selector/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_selector.namespace !== undefined){
if(typeof data_selector.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/namespace", "#/properties/selector/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_selector.fieldSelector !== undefined){
if(typeof data_selector.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/fieldSelector", "#/properties/selector/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_selector.labelSelector !== undefined){
if(typeof data_selector.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/labelSelector", "#/properties/selector/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/selector", "#/properties/selector/type", "type", {type: "object"}));errors++;
}
}
if(data.container !== undefined){
if(typeof data.container !== "string"){
(vErrors ??= []).push(failure(instancePath+"/container", "#/properties/container/type", "type", {type: "string"}));errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data.files !== undefined){
let data_files = data.files;
if(Array.isArray(data_files)){
const len_files = data_files.length;
for(let i_files=0; i_files<len_files; i_files++){
let data_files_item = data_files[i_files];
if(data_files_item && typeof data_files_item == "object" && !Array.isArray(data_files_item)){
for(const key_files_item in data_files_item){
if(!((key_files_item === "format") || (key_files_item === "path"))){
(vErrors ??= []).push(failure(instancePath+"/files/" + i_files, "#/properties/files/items/additionalProperties", "additionalProperties", {additionalProperty: key_files_item}));errors++;
}
}
if(data_files_item.format !== undefined){
if(typeof data_files_item.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/files/" + i_files+"/format", "#/properties/files/items/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data_files_item.path !== undefined){
let data_files_item_path = data_files_item.path;
if(Array.isArray(data_files_item_path)){
const len_files_item_path = data_files_item_path.length;
for(let i_files_item_path=0; i_files_item_path<len_files_item_path; i_files_item_path++){
if(typeof data_files_item_path[i_files_item_path] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/files/" + i_files+"/path/" + i_files_item_path, "#/properties/files/items/properties/path/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/files/" + i_files+"/path", "#/properties/files/items/properties/path/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/files/" + i_files, "#/properties/files/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/files", "#/properties/files/type", "type", {type: "array"}));errors++;
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
scraper_kubernetesFile_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_kubernetesFile_json_form;
