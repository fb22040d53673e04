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
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "selector")) || (key0 === "container")) || (key0 === "format")) || (key0 === "files")) || (key0 === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.selector !== undefined){
let data2 = data.selector;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((((key1 === "kind") || (key1 === "name")) || (key1 === "namespace")) || (key1 === "fieldSelector")) || (key1 === "labelSelector"))){
(vErrors ??= []).push(failure(instancePath+"/selector", "#/properties/selector/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data2.kind !== undefined){
if(typeof data2.kind !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/kind", "#/properties/selector/properties/kind/type", "type", {type: "string"}));errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/name", "#/properties/selector/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data2.namespace !== undefined){
if(typeof data2.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/namespace", "#/properties/selector/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data2.fieldSelector !== undefined){
if(typeof data2.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector/fieldSelector", "#/properties/selector/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data2.labelSelector !== undefined){
if(typeof data2.labelSelector !== "string"){
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
let data10 = data.files;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!((key2 === "format") || (key2 === "path"))){
(vErrors ??= []).push(failure(instancePath+"/files/" + i0, "#/properties/files/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data11.format !== undefined){
if(typeof data11.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/files/" + i0+"/format", "#/properties/files/items/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data11.path !== undefined){
let data13 = data11.path;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/files/" + i0+"/path/" + i1, "#/properties/files/items/properties/path/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/files/" + i0+"/path", "#/properties/files/items/properties/path/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/files/" + i0, "#/properties/files/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/files", "#/properties/files/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
if(data15.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(scraper_tag_json(data15[i2], instancePath+"/tags/" + i2))){
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
