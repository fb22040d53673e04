// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_resource_selector_json } from "../scrapers/scraper-resource-selector.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value0 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"token":1,"since":1,"channels":1,"rules":1};
const value1 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value2 = Object.prototype.hasOwnProperty;
export function scraper_slack_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "token"}));errors++;
}
if(data.rules === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "rules"}));errors++;
}
for(const key0 in data){
if(!(value2.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.class !== undefined){
if(typeof data.class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/class", "#/properties/class/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.health !== undefined){
if(typeof data.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data.items !== undefined){
if(typeof data.items !== "string"){
(vErrors ??= []).push(failure(instancePath+"/items", "#/properties/items/type", "type", {type: "string"}));errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data.timestampFormat !== undefined){
if(typeof data.timestampFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestampFormat", "#/properties/timestampFormat/type", "type", {type: "string"}));errors++;
}
}
if(data.createFields !== undefined){
let data10 = data.createFields;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i0, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data12 = data.deleteFields;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i1, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/deleteFields", "#/properties/deleteFields/type", "type", {type: "array"}));errors++;
}
}
if(data.transform !== undefined){
if(!(scraper_transform_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? scraper_transform_json.errors : vErrors.concat(scraper_transform_json.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(scraper_tags_json(data.tags, instancePath+"/tags"))){
vErrors = vErrors === null ? scraper_tags_json.errors : vErrors.concat(scraper_tags_json.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
let data17 = data.properties;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(value2.call(value1, key1))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data18.label !== undefined){
if(typeof data18.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data18.tooltip !== undefined){
if(typeof data18.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data18.icon !== undefined){
if(typeof data18.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data18.type !== undefined){
if(typeof data18.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data18.color !== undefined){
if(typeof data18.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data18.order !== undefined){
let data25 = data18.order;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data18.headline !== undefined){
if(typeof data18.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.hidden !== undefined){
if(typeof data18.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.text !== undefined){
if(typeof data18.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data18.value !== undefined){
let data29 = data18.value;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data18.unit !== undefined){
if(typeof data18.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data18.max !== undefined){
let data31 = data18.max;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data18.min !== undefined){
let data32 = data18.min;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data18.status !== undefined){
if(typeof data18.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data18.lastTransition !== undefined){
if(typeof data18.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data18.links !== undefined){
let data35 = data18.links;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(!(link_json(data35[i3], instancePath+"/properties/" + i2+"/links/" + i3))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data18.filter !== undefined){
if(typeof data18.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.token !== undefined){
if(!(env_var_json(data.token, instancePath+"/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.since !== undefined){
if(!(duration_json(data.since, instancePath+"/since"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.channels !== undefined){
let data40 = data.channels;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
if(typeof data40[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/channels/" + i4, "#/properties/channels/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/channels", "#/properties/channels/type", "type", {type: "array"}));errors++;
}
}
if(data.rules !== undefined){
let data42 = data.rules;
if(Array.isArray(data42)){
if(data42.length < 1){
(vErrors ??= []).push(failure(instancePath+"/rules", "#/properties/rules/minItems", "minItems", {limit: 1}));errors++;
}
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
let data43 = data42[i5];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.config === undefined){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5, "#/properties/rules/items/required", "required", {missingProperty: "config"}));errors++;
}
for(const key2 in data43){
if(!((((key2 === "regexp") || (key2 === "mapping")) || (key2 === "config")) || (key2 === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5, "#/properties/rules/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data43.regexp !== undefined){
if(typeof data43.regexp !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/regexp", "#/properties/rules/items/properties/regexp/type", "type", {type: "string"}));errors++;
}
}
if(data43.mapping !== undefined){
let data45 = data43.mapping;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key3 in data45){
if(!((((((key3 === "createdAt") || (key3 === "severity")) || (key3 === "summary")) || (key3 === "type")) || (key3 === "details")) || (key3 === "timeFormat"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping", "#/properties/rules/items/properties/mapping/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data45.createdAt !== undefined){
let data46 = data45.createdAt;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key4 in data46){
if(!((key4 === "expr") || (key4 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/createdAt", "#/properties/rules/items/properties/mapping/properties/createdAt/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data46.expr !== undefined){
if(typeof data46.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/createdAt/expr", "#/properties/rules/items/properties/mapping/properties/createdAt/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data46.value !== undefined){
if(typeof data46.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/createdAt/value", "#/properties/rules/items/properties/mapping/properties/createdAt/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/createdAt", "#/properties/rules/items/properties/mapping/properties/createdAt/type", "type", {type: "object"}));errors++;
}
}
if(data45.severity !== undefined){
let data49 = data45.severity;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key5 in data49){
if(!((key5 === "expr") || (key5 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/severity", "#/properties/rules/items/properties/mapping/properties/severity/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data49.expr !== undefined){
if(typeof data49.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/severity/expr", "#/properties/rules/items/properties/mapping/properties/severity/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data49.value !== undefined){
if(typeof data49.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/severity/value", "#/properties/rules/items/properties/mapping/properties/severity/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/severity", "#/properties/rules/items/properties/mapping/properties/severity/type", "type", {type: "object"}));errors++;
}
}
if(data45.summary !== undefined){
let data52 = data45.summary;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key6 in data52){
if(!((key6 === "expr") || (key6 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/summary", "#/properties/rules/items/properties/mapping/properties/summary/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data52.expr !== undefined){
if(typeof data52.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/summary/expr", "#/properties/rules/items/properties/mapping/properties/summary/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data52.value !== undefined){
if(typeof data52.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/summary/value", "#/properties/rules/items/properties/mapping/properties/summary/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/summary", "#/properties/rules/items/properties/mapping/properties/summary/type", "type", {type: "object"}));errors++;
}
}
if(data45.type !== undefined){
let data55 = data45.type;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key7 in data55){
if(!((key7 === "expr") || (key7 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/type", "#/properties/rules/items/properties/mapping/properties/type/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data55.expr !== undefined){
if(typeof data55.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/type/expr", "#/properties/rules/items/properties/mapping/properties/type/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data55.value !== undefined){
if(typeof data55.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/type/value", "#/properties/rules/items/properties/mapping/properties/type/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/type", "#/properties/rules/items/properties/mapping/properties/type/type", "type", {type: "object"}));errors++;
}
}
if(data45.details !== undefined){
let data58 = data45.details;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key8 in data58){
if(!((key8 === "expr") || (key8 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/details", "#/properties/rules/items/properties/mapping/properties/details/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data58.expr !== undefined){
if(typeof data58.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/details/expr", "#/properties/rules/items/properties/mapping/properties/details/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data58.value !== undefined){
if(typeof data58.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/details/value", "#/properties/rules/items/properties/mapping/properties/details/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/details", "#/properties/rules/items/properties/mapping/properties/details/type", "type", {type: "object"}));errors++;
}
}
if(data45.timeFormat !== undefined){
if(typeof data45.timeFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping/timeFormat", "#/properties/rules/items/properties/mapping/properties/timeFormat/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/mapping", "#/properties/rules/items/properties/mapping/type", "type", {type: "object"}));errors++;
}
}
if(data43.config !== undefined){
let data62 = data43.config;
if(Array.isArray(data62)){
if(data62.length < 1){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/config", "#/properties/rules/items/properties/config/minItems", "minItems", {limit: 1}));errors++;
}
const len6 = data62.length;
for(let i6=0; i6<len6; i6++){
if(!(scraper_resource_selector_json(data62[i6], instancePath+"/rules/" + i5+"/config/" + i6))){
vErrors = vErrors === null ? scraper_resource_selector_json.errors : vErrors.concat(scraper_resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/config", "#/properties/rules/items/properties/config/type", "type", {type: "array"}));errors++;
}
}
if(data43.filter !== undefined){
let data64 = data43.filter;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key9 in data64){
if(!(((key9 === "bot") || (key9 === "user")) || (key9 === "expr"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter", "#/properties/rules/items/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data64.bot !== undefined){
if(typeof data64.bot !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter/bot", "#/properties/rules/items/properties/filter/properties/bot/type", "type", {type: "string"}));errors++;
}
}
if(data64.user !== undefined){
let data66 = data64.user;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key10 in data66){
if(!((key10 === "name") || (key10 === "displayName"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter/user", "#/properties/rules/items/properties/filter/properties/user/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data66.name !== undefined){
if(typeof data66.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter/user/name", "#/properties/rules/items/properties/filter/properties/user/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data66.displayName !== undefined){
if(typeof data66.displayName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter/user/displayName", "#/properties/rules/items/properties/filter/properties/user/properties/displayName/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter/user", "#/properties/rules/items/properties/filter/properties/user/type", "type", {type: "object"}));errors++;
}
}
if(data64.expr !== undefined){
if(typeof data64.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter/expr", "#/properties/rules/items/properties/filter/properties/expr/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5+"/filter", "#/properties/rules/items/properties/filter/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i5, "#/properties/rules/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules", "#/properties/rules/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_slack_json.errors = vErrors;
return errors === 0;
}
export default scraper_slack_json;
