// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value0 = {"name":1,"connection":1,"type":1,"url":1,"id":1,"format":1,"icon":1,"tags":1,"ignore":1,"paths":1,"createFields":1,"deleteFields":1,"timestampFormat":1,"items":1};
const value1 = Object.prototype.hasOwnProperty;
export function scraper_file_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "format"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
for(const key0 in data){
if(!(value1.call(value0, key0))){
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.format !== undefined){
let data5 = data.format;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data6 = data.icon;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(scraper_tag_json(data7[i0], instancePath+"/tags/" + i0))){
vErrors = vErrors === null ? scraper_tag_json.errors : vErrors.concat(scraper_tag_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: "array"}));errors++;
}
}
if(data.ignore !== undefined){
let data9 = data.ignore;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i1, "#/properties/ignore/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/type", "type", {type: "array"}));errors++;
}
}
if(data.paths !== undefined){
let data11 = data.paths;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/paths/" + i2, "#/properties/paths/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/paths", "#/properties/paths/type", "type", {type: "array"}));errors++;
}
}
if(data.createFields !== undefined){
let data13 = data.createFields;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(typeof data13[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i3, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data15 = data.deleteFields;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(typeof data15[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i4, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/deleteFields", "#/properties/deleteFields/type", "type", {type: "array"}));errors++;
}
}
if(data.timestampFormat !== undefined){
if(typeof data.timestampFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestampFormat", "#/properties/timestampFormat/type", "type", {type: "string"}));errors++;
}
}
if(data.items !== undefined){
if(typeof data.items !== "string"){
(vErrors ??= []).push(failure(instancePath+"/items", "#/properties/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_file_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_file_json_form;
