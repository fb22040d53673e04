// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { link_json } from "./common/link.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { view_ref_json } from "./common/view-ref.check.js";
const value0 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"lastTransition":1,"links":1};
const value1 = {"agent":1,"scope":1,"cache":1,"search":1,"limit":1,"includeDeleted":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"health":1,"types":1,"statuses":1,"purpose":1};
const value2 = {"agent":1,"scope":1,"cache":1,"search":1,"limit":1,"includeDeleted":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"health":1,"types":1,"statuses":1,"role":1};
const value3 = Object.prototype.hasOwnProperty;
export function application_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "description")) || (key0 === "properties")) || (key0 === "mapping")) || (key0 === "sections"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.properties !== undefined){
let data2 = data.properties;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(value3.call(value0, key1))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data3.label !== undefined){
if(typeof data3.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data3.tooltip !== undefined){
if(typeof data3.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data3.icon !== undefined){
if(typeof data3.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data3.type !== undefined){
if(typeof data3.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data3.color !== undefined){
if(typeof data3.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data3.order !== undefined){
let data10 = data3.order;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data3.headline !== undefined){
if(typeof data3.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data3.hidden !== undefined){
if(typeof data3.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data3.value !== undefined){
let data14 = data3.value;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data3.unit !== undefined){
if(typeof data3.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data3.lastTransition !== undefined){
if(typeof data3.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data3.links !== undefined){
let data17 = data3.links;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(link_json(data17[i1], instancePath+"/properties/" + i0+"/links/" + i1))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i0, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.mapping !== undefined){
let data19 = data.mapping;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!(((((key2 === "accessReviews") || (key2 === "datasources")) || (key2 === "logins")) || (key2 === "environments")) || (key2 === "roles"))){
(vErrors ??= []).push(failure(instancePath+"/mapping", "#/properties/mapping/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data19.accessReviews !== undefined){
let data20 = data19.accessReviews;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(resource_selector_json(data20[i2], instancePath+"/mapping/accessReviews/" + i2))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/accessReviews", "#/properties/mapping/properties/accessReviews/type", "type", {type: "array"}));errors++;
}
}
if(data19.datasources !== undefined){
let data22 = data19.datasources;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(resource_selector_json(data22[i3], instancePath+"/mapping/datasources/" + i3))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/datasources", "#/properties/mapping/properties/datasources/type", "type", {type: "array"}));errors++;
}
}
if(data19.logins !== undefined){
let data24 = data19.logins;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
if(!(resource_selector_json(data24[i4], instancePath+"/mapping/logins/" + i4))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/logins", "#/properties/mapping/properties/logins/type", "type", {type: "array"}));errors++;
}
}
if(data19.environments !== undefined){
let data26 = data19.environments;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key3 in data26){
let data27 = data26[key3];
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.purpose === undefined){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5, "#/properties/mapping/properties/environments/additionalProperties/items/required", "required", {missingProperty: "purpose"}));errors++;
}
for(const key4 in data28){
if(!(value3.call(value1, key4))){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5, "#/properties/mapping/properties/environments/additionalProperties/items/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data28.agent !== undefined){
if(typeof data28.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/agent", "#/properties/mapping/properties/environments/additionalProperties/items/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data28.scope !== undefined){
if(typeof data28.scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/scope", "#/properties/mapping/properties/environments/additionalProperties/items/properties/scope/type", "type", {type: "string"}));errors++;
}
}
if(data28.cache !== undefined){
if(typeof data28.cache !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/cache", "#/properties/mapping/properties/environments/additionalProperties/items/properties/cache/type", "type", {type: "string"}));errors++;
}
}
if(data28.search !== undefined){
if(typeof data28.search !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/search", "#/properties/mapping/properties/environments/additionalProperties/items/properties/search/type", "type", {type: "string"}));errors++;
}
}
if(data28.limit !== undefined){
let data33 = data28.limit;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/limit", "#/properties/mapping/properties/environments/additionalProperties/items/properties/limit/type", "type", {type: "integer"}));errors++;
}
}
if(data28.includeDeleted !== undefined){
if(typeof data28.includeDeleted !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/includeDeleted", "#/properties/mapping/properties/environments/additionalProperties/items/properties/includeDeleted/type", "type", {type: "boolean"}));errors++;
}
}
if(data28.id !== undefined){
if(typeof data28.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/id", "#/properties/mapping/properties/environments/additionalProperties/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data28.name !== undefined){
if(typeof data28.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/name", "#/properties/mapping/properties/environments/additionalProperties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data28.namespace !== undefined){
if(typeof data28.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/namespace", "#/properties/mapping/properties/environments/additionalProperties/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data28.tagSelector !== undefined){
if(typeof data28.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/tagSelector", "#/properties/mapping/properties/environments/additionalProperties/items/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data28.labelSelector !== undefined){
if(typeof data28.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/labelSelector", "#/properties/mapping/properties/environments/additionalProperties/items/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
if(data28.fieldSelector !== undefined){
if(typeof data28.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/fieldSelector", "#/properties/mapping/properties/environments/additionalProperties/items/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data28.health !== undefined){
if(typeof data28.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/health", "#/properties/mapping/properties/environments/additionalProperties/items/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data28.types !== undefined){
let data42 = data28.types;
if(Array.isArray(data42)){
const len6 = data42.length;
for(let i6=0; i6<len6; i6++){
if(typeof data42[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/types/" + i6, "#/properties/mapping/properties/environments/additionalProperties/items/properties/types/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/types", "#/properties/mapping/properties/environments/additionalProperties/items/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data28.statuses !== undefined){
let data44 = data28.statuses;
if(Array.isArray(data44)){
const len7 = data44.length;
for(let i7=0; i7<len7; i7++){
if(typeof data44[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/statuses/" + i7, "#/properties/mapping/properties/environments/additionalProperties/items/properties/statuses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/statuses", "#/properties/mapping/properties/environments/additionalProperties/items/properties/statuses/type", "type", {type: "array"}));errors++;
}
}
if(data28.purpose !== undefined){
if(typeof data28.purpose !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5+"/purpose", "#/properties/mapping/properties/environments/additionalProperties/items/properties/purpose/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5, "#/properties/mapping/properties/environments/additionalProperties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/mapping/properties/environments/additionalProperties/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments", "#/properties/mapping/properties/environments/type", "type", {type: "object"}));errors++;
}
}
if(data19.roles !== undefined){
let data47 = data19.roles;
if(Array.isArray(data47)){
const len8 = data47.length;
for(let i8=0; i8<len8; i8++){
let data48 = data47[i8];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.role === undefined){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8, "#/properties/mapping/properties/roles/items/required", "required", {missingProperty: "role"}));errors++;
}
for(const key5 in data48){
if(!(value3.call(value2, key5))){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8, "#/properties/mapping/properties/roles/items/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data48.agent !== undefined){
if(typeof data48.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/agent", "#/properties/mapping/properties/roles/items/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data48.scope !== undefined){
if(typeof data48.scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/scope", "#/properties/mapping/properties/roles/items/properties/scope/type", "type", {type: "string"}));errors++;
}
}
if(data48.cache !== undefined){
if(typeof data48.cache !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/cache", "#/properties/mapping/properties/roles/items/properties/cache/type", "type", {type: "string"}));errors++;
}
}
if(data48.search !== undefined){
if(typeof data48.search !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/search", "#/properties/mapping/properties/roles/items/properties/search/type", "type", {type: "string"}));errors++;
}
}
if(data48.limit !== undefined){
let data53 = data48.limit;
if(!((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53)))){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/limit", "#/properties/mapping/properties/roles/items/properties/limit/type", "type", {type: "integer"}));errors++;
}
}
if(data48.includeDeleted !== undefined){
if(typeof data48.includeDeleted !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/includeDeleted", "#/properties/mapping/properties/roles/items/properties/includeDeleted/type", "type", {type: "boolean"}));errors++;
}
}
if(data48.id !== undefined){
if(typeof data48.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/id", "#/properties/mapping/properties/roles/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data48.name !== undefined){
if(typeof data48.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/name", "#/properties/mapping/properties/roles/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data48.namespace !== undefined){
if(typeof data48.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/namespace", "#/properties/mapping/properties/roles/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data48.tagSelector !== undefined){
if(typeof data48.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/tagSelector", "#/properties/mapping/properties/roles/items/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data48.labelSelector !== undefined){
if(typeof data48.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/labelSelector", "#/properties/mapping/properties/roles/items/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
if(data48.fieldSelector !== undefined){
if(typeof data48.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/fieldSelector", "#/properties/mapping/properties/roles/items/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data48.health !== undefined){
if(typeof data48.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/health", "#/properties/mapping/properties/roles/items/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data48.types !== undefined){
let data62 = data48.types;
if(Array.isArray(data62)){
const len9 = data62.length;
for(let i9=0; i9<len9; i9++){
if(typeof data62[i9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/types/" + i9, "#/properties/mapping/properties/roles/items/properties/types/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/types", "#/properties/mapping/properties/roles/items/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data48.statuses !== undefined){
let data64 = data48.statuses;
if(Array.isArray(data64)){
const len10 = data64.length;
for(let i10=0; i10<len10; i10++){
if(typeof data64[i10] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/statuses/" + i10, "#/properties/mapping/properties/roles/items/properties/statuses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/statuses", "#/properties/mapping/properties/roles/items/properties/statuses/type", "type", {type: "array"}));errors++;
}
}
if(data48.role !== undefined){
if(typeof data48.role !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8+"/role", "#/properties/mapping/properties/roles/items/properties/role/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i8, "#/properties/mapping/properties/roles/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles", "#/properties/mapping/properties/roles/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping", "#/properties/mapping/type", "type", {type: "object"}));errors++;
}
}
if(data.sections !== undefined){
let data67 = data.sections;
if(Array.isArray(data67)){
const len11 = data67.length;
for(let i11=0; i11<len11; i11++){
let data68 = data67[i11];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i11, "#/properties/sections/items/required", "required", {missingProperty: "title"}));errors++;
}
if(data68.viewRef === undefined){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i11, "#/properties/sections/items/required", "required", {missingProperty: "viewRef"}));errors++;
}
for(const key6 in data68){
if(!(((key6 === "title") || (key6 === "icon")) || (key6 === "viewRef"))){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i11, "#/properties/sections/items/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data68.title !== undefined){
if(typeof data68.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i11+"/title", "#/properties/sections/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data68.icon !== undefined){
if(typeof data68.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i11+"/icon", "#/properties/sections/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data68.viewRef !== undefined){
if(!(view_ref_json(data68.viewRef, instancePath+"/sections/" + i11+"/viewRef"))){
vErrors = vErrors === null ? view_ref_json.errors : vErrors.concat(view_ref_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sections/" + i11, "#/properties/sections/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sections", "#/properties/sections/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
application_json.errors = vErrors;
return errors === 0;
}
export default application_json;
