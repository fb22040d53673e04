// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { labels_json } from "../common/labels.check.js";
import { lookup_json } from "../common/lookup.check.js";
const value0 = {"gotemplate":1,"template":1,"expr":1,"javascript":1,"jsonpath":1,"jsonPath":1,"exclude":1,"mask":1,"relationship":1,"changes":1,"locations":1,"aliases":1};
const value1 = {"id":1,"external_id":1,"name":1,"namespace":1,"type":1,"agent":1,"scope":1,"labels":1,"expr":1,"filter":1,"parent":1};
const value2 = ["string","boolean"];
const value3 = Object.prototype.hasOwnProperty;
export function scraper_transform_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value3.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.gotemplate !== undefined){
if(typeof data.gotemplate !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gotemplate", "#/properties/gotemplate/type", "type", {type: "string"}));errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "string"}));errors++;
}
}
if(data.expr !== undefined){
if(typeof data.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/expr", "#/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data.javascript !== undefined){
if(typeof data.javascript !== "string"){
(vErrors ??= []).push(failure(instancePath+"/javascript", "#/properties/javascript/type", "type", {type: "string"}));errors++;
}
}
if(data.jsonpath !== undefined){
if(typeof data.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/jsonpath", "#/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
if(data.jsonPath !== undefined){
if(typeof data.jsonPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/jsonPath", "#/properties/jsonPath/type", "type", {type: "string"}));errors++;
}
}
if(data.exclude !== undefined){
let data6 = data.exclude;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.jsonpath === undefined){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i0, "#/properties/exclude/items/required", "required", {missingProperty: "jsonpath"}));errors++;
}
for(const key1 in data7){
if(!((key1 === "types") || (key1 === "jsonpath"))){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i0, "#/properties/exclude/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data7.types !== undefined){
let data8 = data7.types;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i0+"/types/" + i1, "#/properties/exclude/items/properties/types/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i0+"/types", "#/properties/exclude/items/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data7.jsonpath !== undefined){
if(typeof data7.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i0+"/jsonpath", "#/properties/exclude/items/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i0, "#/properties/exclude/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude", "#/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data.mask !== undefined){
let data11 = data.mask;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(((key2 === "selector") || (key2 === "jsonpath")) || (key2 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i2, "#/properties/mask/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data12.selector !== undefined){
if(typeof data12.selector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i2+"/selector", "#/properties/mask/items/properties/selector/type", "type", {type: "string"}));errors++;
}
}
if(data12.jsonpath !== undefined){
if(typeof data12.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i2+"/jsonpath", "#/properties/mask/items/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
if(data12.value !== undefined){
if(typeof data12.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i2+"/value", "#/properties/mask/items/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mask/" + i2, "#/properties/mask/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mask", "#/properties/mask/type", "type", {type: "array"}));errors++;
}
}
if(data.relationship !== undefined){
let data16 = data.relationship;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(!(value3.call(value1, key3))){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i3, "#/properties/relationship/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data17.id !== undefined){
if(!(lookup_json(data17.id, instancePath+"/relationship/" + i3+"/id"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.external_id !== undefined){
if(!(lookup_json(data17.external_id, instancePath+"/relationship/" + i3+"/external_id"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.name !== undefined){
if(!(lookup_json(data17.name, instancePath+"/relationship/" + i3+"/name"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.namespace !== undefined){
if(!(lookup_json(data17.namespace, instancePath+"/relationship/" + i3+"/namespace"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.type !== undefined){
if(!(lookup_json(data17.type, instancePath+"/relationship/" + i3+"/type"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.agent !== undefined){
if(!(lookup_json(data17.agent, instancePath+"/relationship/" + i3+"/agent"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.scope !== undefined){
if(!(lookup_json(data17.scope, instancePath+"/relationship/" + i3+"/scope"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data17.labels !== undefined){
if(!(labels_json(data17.labels, instancePath+"/relationship/" + i3+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data17.expr !== undefined){
if(typeof data17.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i3+"/expr", "#/properties/relationship/items/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data17.filter !== undefined){
if(typeof data17.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i3+"/filter", "#/properties/relationship/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data17.parent !== undefined){
if(typeof data17.parent !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i3+"/parent", "#/properties/relationship/items/properties/parent/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i3, "#/properties/relationship/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationship", "#/properties/relationship/type", "type", {type: "array"}));errors++;
}
}
if(data.changes !== undefined){
let data29 = data.changes;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!((key4 === "mapping") || (key4 === "exclude"))){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data29.mapping !== undefined){
let data30 = data29.mapping;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!(((((key5 === "filter") || (key5 === "severity")) || (key5 === "type")) || (key5 === "action")) || (key5 === "summary"))){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4, "#/properties/changes/properties/mapping/items/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data31.filter !== undefined){
if(typeof data31.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4+"/filter", "#/properties/changes/properties/mapping/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data31.severity !== undefined){
if(typeof data31.severity !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4+"/severity", "#/properties/changes/properties/mapping/items/properties/severity/type", "type", {type: "string"}));errors++;
}
}
if(data31.type !== undefined){
if(typeof data31.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4+"/type", "#/properties/changes/properties/mapping/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data31.action !== undefined){
if(typeof data31.action !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4+"/action", "#/properties/changes/properties/mapping/items/properties/action/type", "type", {type: "string"}));errors++;
}
}
if(data31.summary !== undefined){
if(typeof data31.summary !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4+"/summary", "#/properties/changes/properties/mapping/items/properties/summary/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i4, "#/properties/changes/properties/mapping/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes/mapping", "#/properties/changes/properties/mapping/type", "type", {type: "array"}));errors++;
}
}
if(data29.exclude !== undefined){
let data37 = data29.exclude;
if(Array.isArray(data37)){
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
if(typeof data37[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/exclude/" + i5, "#/properties/changes/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes/exclude", "#/properties/changes/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: "object"}));errors++;
}
}
if(data.locations !== undefined){
let data39 = data.locations;
if(Array.isArray(data39)){
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6, "#/properties/locations/items/required", "required", {missingProperty: "type"}));errors++;
}
for(const key6 in data40){
if(!((((key6 === "type") || (key6 === "filter")) || (key6 === "values")) || (key6 === "withParent"))){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6, "#/properties/locations/items/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data40.type !== undefined){
if(typeof data40.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6+"/type", "#/properties/locations/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data40.filter !== undefined){
if(typeof data40.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6+"/filter", "#/properties/locations/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data40.values !== undefined){
let data43 = data40.values;
if(Array.isArray(data43)){
const len7 = data43.length;
for(let i7=0; i7<len7; i7++){
if(typeof data43[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6+"/values/" + i7, "#/properties/locations/items/properties/values/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6+"/values", "#/properties/locations/items/properties/values/type", "type", {type: "array"}));errors++;
}
}
if(data40.withParent !== undefined){
let data45 = data40.withParent;
if((typeof data45 !== "string") && (typeof data45 !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6+"/withParent", "#/properties/locations/items/properties/withParent/type", "type", {type: value2}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/locations/" + i6, "#/properties/locations/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/locations", "#/properties/locations/type", "type", {type: "array"}));errors++;
}
}
if(data.aliases !== undefined){
let data46 = data.aliases;
if(Array.isArray(data46)){
const len8 = data46.length;
for(let i8=0; i8<len8; i8++){
let data47 = data46[i8];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8, "#/properties/aliases/items/required", "required", {missingProperty: "type"}));errors++;
}
for(const key7 in data47){
if(!((((key7 === "type") || (key7 === "filter")) || (key7 === "values")) || (key7 === "withParent"))){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8, "#/properties/aliases/items/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data47.type !== undefined){
if(typeof data47.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8+"/type", "#/properties/aliases/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data47.filter !== undefined){
if(typeof data47.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8+"/filter", "#/properties/aliases/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data47.values !== undefined){
let data50 = data47.values;
if(Array.isArray(data50)){
const len9 = data50.length;
for(let i9=0; i9<len9; i9++){
if(typeof data50[i9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8+"/values/" + i9, "#/properties/aliases/items/properties/values/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8+"/values", "#/properties/aliases/items/properties/values/type", "type", {type: "array"}));errors++;
}
}
if(data47.withParent !== undefined){
let data52 = data47.withParent;
if((typeof data52 !== "string") && (typeof data52 !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8+"/withParent", "#/properties/aliases/items/properties/withParent/type", "type", {type: value2}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i8, "#/properties/aliases/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aliases", "#/properties/aliases/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_transform_json.errors = vErrors;
return errors === 0;
}
export default scraper_transform_json;
