// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_tags_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(Array.isArray(data)){
if(data.length > 5){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/maxItems", "maxItems", {limit: 5}));errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(scraper_tag_json(data[i0], instancePath+"/" + i0))){
vErrors = vErrors === null ? scraper_tag_json.errors : vErrors.concat(scraper_tag_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(typeof data[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/anyOf/1/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(typeof data !== "string"){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/2/type", "type", {type: "string"}));errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
(vErrors ??= []).push(failure(instancePath, "#/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
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
