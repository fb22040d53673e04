// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { config_query_json } from "./common/config-query.check.js";
import { labels_json } from "./common/labels.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { template_json } from "./common/template.check.js";
import { topology_property_json } from "./topology-property.check.js";
const value0 = {"name":1,"namespace":1,"type":1,"icon":1,"text":1,"tooltip":1,"owner":1,"externalID":1,"id":1,"order":1,"labels":1,"hidden":1,"lifecycle":1,"components":1,"lookup":1,"properties":1,"selectors":1,"checks":1,"configs":1,"relationships":1,"forEach":1,"logs":1,"parentLookup":1,"summary":1,"statusExpr":1,"healthExpr":1,"health":1,"status":1,"configID":1};
const value1 = Object.prototype.hasOwnProperty;
export function topology_component_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/text", "#/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data.tooltip !== undefined){
if(typeof data.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tooltip", "#/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: "string"}));errors++;
}
}
if(data.externalID !== undefined){
if(typeof data.externalID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/externalID", "#/properties/externalID/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
if(!(template_json(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
let data9 = data.order;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push(failure(instancePath+"/order", "#/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hidden", "#/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data.lifecycle !== undefined){
if(typeof data.lifecycle !== "string"){
(vErrors ??= []).push(failure(instancePath+"/lifecycle", "#/properties/lifecycle/type", "type", {type: "string"}));errors++;
}
}
if(data.components !== undefined){
let data13 = data.components;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(topology_component_json(data13[i0], instancePath+"/components/" + i0))){
vErrors = vErrors === null ? topology_component_json.errors : vErrors.concat(topology_component_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.lookup !== undefined){
let data15 = data.lookup;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/lookup", "#/properties/lookup/type", "type", {type: "object"}));errors++;
}
}
if(data.properties !== undefined){
let data16 = data.properties;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(topology_property_json(data16[i1], instancePath+"/properties/" + i1))){
vErrors = vErrors === null ? topology_property_json.errors : vErrors.concat(topology_property_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.selectors !== undefined){
let data18 = data.selectors;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(resource_selector_json(data18[i2], instancePath+"/selectors/" + i2))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/selectors", "#/properties/selectors/type", "type", {type: "array"}));errors++;
}
}
if(data.checks !== undefined){
let data20 = data.checks;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key1 in data21){
if(!((key1 === "selector") || (key1 === "inline"))){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i3, "#/properties/checks/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data21.selector !== undefined){
if(!(resource_selector_json(data21.selector, instancePath+"/checks/" + i3+"/selector"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data21.inline !== undefined){
let data23 = data21.inline;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks/" + i3+"/inline", "#/properties/checks/items/properties/inline/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks/" + i3, "#/properties/checks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data24 = data.configs;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
if(!(config_query_json(data24[i4], instancePath+"/configs/" + i4))){
vErrors = vErrors === null ? config_query_json.errors : vErrors.concat(config_query_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data.relationships !== undefined){
let data26 = data.relationships;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
let data27 = data26[i5];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key2 in data27){
if(!((key2 === "type") || (key2 === "ref"))){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i5, "#/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data27.type !== undefined){
if(typeof data27.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i5+"/type", "#/properties/relationships/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data27.ref !== undefined){
if(typeof data27.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i5+"/ref", "#/properties/relationships/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i5, "#/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships", "#/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data.forEach !== undefined){
let data30 = data.forEach;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key3 in data30){
if(!((((((key3 === "components") || (key3 === "properties")) || (key3 === "configs")) || (key3 === "selectors")) || (key3 === "relationships")) || (key3 === "checks"))){
(vErrors ??= []).push(failure(instancePath+"/forEach", "#/properties/forEach/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data30.components !== undefined){
let data31 = data30.components;
if(Array.isArray(data31)){
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
if(!(topology_component_json(data31[i6], instancePath+"/forEach/components/" + i6))){
vErrors = vErrors === null ? topology_component_json.errors : vErrors.concat(topology_component_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/components", "#/properties/forEach/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data30.properties !== undefined){
let data33 = data30.properties;
if(Array.isArray(data33)){
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
if(!(topology_property_json(data33[i7], instancePath+"/forEach/properties/" + i7))){
vErrors = vErrors === null ? topology_property_json.errors : vErrors.concat(topology_property_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/properties", "#/properties/forEach/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data30.configs !== undefined){
let data35 = data30.configs;
if(Array.isArray(data35)){
const len8 = data35.length;
for(let i8=0; i8<len8; i8++){
if(!(config_query_json(data35[i8], instancePath+"/forEach/configs/" + i8))){
vErrors = vErrors === null ? config_query_json.errors : vErrors.concat(config_query_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/configs", "#/properties/forEach/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data30.selectors !== undefined){
let data37 = data30.selectors;
if(Array.isArray(data37)){
const len9 = data37.length;
for(let i9=0; i9<len9; i9++){
if(!(resource_selector_json(data37[i9], instancePath+"/forEach/selectors/" + i9))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/selectors", "#/properties/forEach/properties/selectors/type", "type", {type: "array"}));errors++;
}
}
if(data30.relationships !== undefined){
let data39 = data30.relationships;
if(Array.isArray(data39)){
const len10 = data39.length;
for(let i10=0; i10<len10; i10++){
let data40 = data39[i10];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key4 in data40){
if(!((key4 === "type") || (key4 === "ref"))){
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i10, "#/properties/forEach/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data40.type !== undefined){
if(typeof data40.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i10+"/type", "#/properties/forEach/properties/relationships/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data40.ref !== undefined){
if(typeof data40.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i10+"/ref", "#/properties/forEach/properties/relationships/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i10, "#/properties/forEach/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships", "#/properties/forEach/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data30.checks !== undefined){
let data43 = data30.checks;
if(Array.isArray(data43)){
const len11 = data43.length;
for(let i11=0; i11<len11; i11++){
let data44 = data43[i11];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key5 in data44){
if(!((key5 === "selector") || (key5 === "inline"))){
(vErrors ??= []).push(failure(instancePath+"/forEach/checks/" + i11, "#/properties/forEach/properties/checks/items/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data44.selector !== undefined){
if(!(resource_selector_json(data44.selector, instancePath+"/forEach/checks/" + i11+"/selector"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data44.inline !== undefined){
let data46 = data44.inline;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/checks/" + i11+"/inline", "#/properties/forEach/properties/checks/items/properties/inline/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/checks/" + i11, "#/properties/forEach/properties/checks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/checks", "#/properties/forEach/properties/checks/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach", "#/properties/forEach/type", "type", {type: "object"}));errors++;
}
}
if(data.logs !== undefined){
let data47 = data.logs;
if(Array.isArray(data47)){
const len12 = data47.length;
for(let i12=0; i12<len12; i12++){
let data48 = data47[i12];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key6 in data48){
if(!(((key6 === "name") || (key6 === "type")) || (key6 === "labels"))){
(vErrors ??= []).push(failure(instancePath+"/logs/" + i12, "#/properties/logs/items/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data48.name !== undefined){
if(typeof data48.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/" + i12+"/name", "#/properties/logs/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data48.type !== undefined){
if(typeof data48.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/" + i12+"/type", "#/properties/logs/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data48.labels !== undefined){
if(!(labels_json(data48.labels, instancePath+"/logs/" + i12+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/" + i12, "#/properties/logs/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/type", "type", {type: "array"}));errors++;
}
}
if(data.parentLookup !== undefined){
let data52 = data.parentLookup;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key7 in data52){
if(!((((key7 === "name") || (key7 === "namespace")) || (key7 === "type")) || (key7 === "externalID"))){
(vErrors ??= []).push(failure(instancePath+"/parentLookup", "#/properties/parentLookup/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/name", "#/properties/parentLookup/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data52.namespace !== undefined){
if(typeof data52.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/namespace", "#/properties/parentLookup/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data52.type !== undefined){
if(typeof data52.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/type", "#/properties/parentLookup/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data52.externalID !== undefined){
if(typeof data52.externalID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/externalID", "#/properties/parentLookup/properties/externalID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/parentLookup", "#/properties/parentLookup/type", "type", {type: "object"}));errors++;
}
}
if(data.summary !== undefined){
let data57 = data.summary;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key8 in data57){
if(!(((((((key8 === "healthy") || (key8 === "unhealthy")) || (key8 === "warning")) || (key8 === "info")) || (key8 === "incidents")) || (key8 === "insights")) || (key8 === "checks"))){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data57.healthy !== undefined){
let data58 = data57.healthy;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push(failure(instancePath+"/summary/healthy", "#/properties/summary/properties/healthy/type", "type", {type: "integer"}));errors++;
}
}
if(data57.unhealthy !== undefined){
let data59 = data57.unhealthy;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push(failure(instancePath+"/summary/unhealthy", "#/properties/summary/properties/unhealthy/type", "type", {type: "integer"}));errors++;
}
}
if(data57.warning !== undefined){
let data60 = data57.warning;
if(!((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60)))){
(vErrors ??= []).push(failure(instancePath+"/summary/warning", "#/properties/summary/properties/warning/type", "type", {type: "integer"}));errors++;
}
}
if(data57.info !== undefined){
let data61 = data57.info;
if(!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))){
(vErrors ??= []).push(failure(instancePath+"/summary/info", "#/properties/summary/properties/info/type", "type", {type: "integer"}));errors++;
}
}
if(data57.incidents !== undefined){
let data62 = data57.incidents;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key9 in data62){
let data63 = data62[key9];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key10 in data63){
let data64 = data63[key10];
if(!((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64)))){
(vErrors ??= []).push(failure(instancePath+"/summary/incidents/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/incidents/additionalProperties/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/incidents/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/incidents/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/incidents", "#/properties/summary/properties/incidents/type", "type", {type: "object"}));errors++;
}
}
if(data57.insights !== undefined){
let data65 = data57.insights;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key11 in data65){
let data66 = data65[key11];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key12 in data66){
let data67 = data66[key12];
if(!((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67)))){
(vErrors ??= []).push(failure(instancePath+"/summary/insights/" + key11.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/insights/additionalProperties/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/insights/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/insights/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/insights", "#/properties/summary/properties/insights/type", "type", {type: "object"}));errors++;
}
}
if(data57.checks !== undefined){
let data68 = data57.checks;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key13 in data68){
let data69 = data68[key13];
if(!((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69)))){
(vErrors ??= []).push(failure(instancePath+"/summary/checks/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/checks/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/checks", "#/properties/summary/properties/checks/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: "object"}));errors++;
}
}
if(data.statusExpr !== undefined){
if(typeof data.statusExpr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/statusExpr", "#/properties/statusExpr/type", "type", {type: "string"}));errors++;
}
}
if(data.healthExpr !== undefined){
if(typeof data.healthExpr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/healthExpr", "#/properties/healthExpr/type", "type", {type: "string"}));errors++;
}
}
if(data.health !== undefined){
if(typeof data.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.configID !== undefined){
if(typeof data.configID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configID", "#/properties/configID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
topology_component_json.errors = vErrors;
return errors === 0;
}
export default topology_component_json;
