// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_azure_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "connection"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "connection") || (key0 === "subscriptionID")) || (key0 === "tags")) || (key0 === "createFields")) || (key0 === "deleteFields"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.connection !== undefined){
let data0 = data.connection;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.subscriptionID !== undefined){
if(typeof data.subscriptionID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subscriptionID", "#/properties/subscriptionID/type", "type", {type: "string"}));errors++;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
if(data2.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(scraper_tag_json(data2[i0], instancePath+"/tags/" + i0))){
vErrors = vErrors === null ? scraper_tag_json.errors : vErrors.concat(scraper_tag_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: "array"}));errors++;
}
}
if(data.createFields !== undefined){
let data4 = data.createFields;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i1, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data6 = data.deleteFields;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i2, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/deleteFields", "#/properties/deleteFields/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_azure_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_azure_json_form;
