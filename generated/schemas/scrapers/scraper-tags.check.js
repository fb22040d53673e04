// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_tags_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = false;
const _errs_2 = errors;
if(Array.isArray(data)){
if(data.length > 5){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/maxItems", "maxItems", {limit: 5}));errors++;
}
const len = data.length;
for(let i=0; i<len; i++){
if(!(scraper_tag_json(data[i], instancePath+"/" + i))){
vErrors = vErrors === null ? scraper_tag_json.errors : vErrors.concat(scraper_tag_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid = _errs_2 === errors;
valid = valid || _valid;
if(!valid){
const _errs_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(typeof data[key] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/" + key.replace(/~/g, "~0").replace(/\//g, "~1"), "#/anyOf/1/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid = _errs_3 === errors;
valid = valid || _valid;
if(!valid){
const _errs_4 = errors;
if(typeof data !== "string"){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/2/type", "type", {type: "string"}));errors++;
}
var _valid = _errs_4 === errors;
valid = valid || _valid;
}
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
}
scraper_tags_json.errors = vErrors;
return errors === 0;
}
export default scraper_tags_json;
