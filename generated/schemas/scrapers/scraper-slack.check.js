// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_resource_selector_json } from "../scrapers/scraper-resource-selector.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_2635dbdd = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"token":1,"since":1,"channels":1,"rules":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
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
for(const key in data){
if(!(value_191f75b3.call(value_2635dbdd, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_createFields = data.createFields;
if(Array.isArray(data_createFields)){
const len_createFields = data_createFields.length;
for(let i_createFields=0; i_createFields<len_createFields; i_createFields++){
if(typeof data_createFields[i_createFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i_createFields, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data_deleteFields = data.deleteFields;
if(Array.isArray(data_deleteFields)){
const len_deleteFields = data_deleteFields.length;
for(let i_deleteFields=0; i_deleteFields<len_deleteFields; i_deleteFields++){
if(typeof data_deleteFields[i_deleteFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i_deleteFields, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
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
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
let data_properties_item = data_properties[i_properties];
if(data_properties_item && typeof data_properties_item == "object" && !Array.isArray(data_properties_item)){
for(const key_properties_item in data_properties_item){
if(!(value_191f75b3.call(value_7f857854, key_properties_item))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key_properties_item}));errors++;
}
}
if(data_properties_item.label !== undefined){
if(typeof data_properties_item.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.name !== undefined){
if(typeof data_properties_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.tooltip !== undefined){
if(typeof data_properties_item.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.icon !== undefined){
if(typeof data_properties_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.type !== undefined){
if(typeof data_properties_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.color !== undefined){
if(typeof data_properties_item.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.order !== undefined){
let data_properties_item_order = data_properties_item.order;
if(!((typeof data_properties_item_order == "number") && (!(data_properties_item_order % 1) && !isNaN(data_properties_item_order)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.headline !== undefined){
if(typeof data_properties_item.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.hidden !== undefined){
if(typeof data_properties_item.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.text !== undefined){
if(typeof data_properties_item.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.value !== undefined){
let data_properties_item_value = data_properties_item.value;
if(!((typeof data_properties_item_value == "number") && (!(data_properties_item_value % 1) && !isNaN(data_properties_item_value)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.unit !== undefined){
if(typeof data_properties_item.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.max !== undefined){
let data_properties_item_max = data_properties_item.max;
if(!((typeof data_properties_item_max == "number") && (!(data_properties_item_max % 1) && !isNaN(data_properties_item_max)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.min !== undefined){
let data_properties_item_min = data_properties_item.min;
if(!((typeof data_properties_item_min == "number") && (!(data_properties_item_min % 1) && !isNaN(data_properties_item_min)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.status !== undefined){
if(typeof data_properties_item.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.lastTransition !== undefined){
if(typeof data_properties_item.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.links !== undefined){
let data_properties_item_links = data_properties_item.links;
if(Array.isArray(data_properties_item_links)){
const len_properties_item_links = data_properties_item_links.length;
for(let i_properties_item_links=0; i_properties_item_links<len_properties_item_links; i_properties_item_links++){
if(!(link_json(data_properties_item_links[i_properties_item_links], instancePath+"/properties/" + i_properties+"/links/" + i_properties_item_links))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data_properties_item.filter !== undefined){
if(typeof data_properties_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
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
let data_channels = data.channels;
if(Array.isArray(data_channels)){
const len_channels = data_channels.length;
for(let i_channels=0; i_channels<len_channels; i_channels++){
if(typeof data_channels[i_channels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/channels/" + i_channels, "#/properties/channels/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/channels", "#/properties/channels/type", "type", {type: "array"}));errors++;
}
}
if(data.rules !== undefined){
let data_rules = data.rules;
if(Array.isArray(data_rules)){
if(data_rules.length < 1){
(vErrors ??= []).push(failure(instancePath+"/rules", "#/properties/rules/minItems", "minItems", {limit: 1}));errors++;
}
const len_rules = data_rules.length;
for(let i_rules=0; i_rules<len_rules; i_rules++){
let data_rules_item = data_rules[i_rules];
if(data_rules_item && typeof data_rules_item == "object" && !Array.isArray(data_rules_item)){
if(data_rules_item.config === undefined){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules, "#/properties/rules/items/required", "required", {missingProperty: "config"}));errors++;
}
for(const key_rules_item in data_rules_item){
if(!((((key_rules_item === "regexp") || (key_rules_item === "mapping")) || (key_rules_item === "config")) || (key_rules_item === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules, "#/properties/rules/items/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item}));errors++;
}
}
if(data_rules_item.regexp !== undefined){
if(typeof data_rules_item.regexp !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/regexp", "#/properties/rules/items/properties/regexp/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item.mapping !== undefined){
let data_rules_item_mapping = data_rules_item.mapping;
if(data_rules_item_mapping && typeof data_rules_item_mapping == "object" && !Array.isArray(data_rules_item_mapping)){
for(const key_rules_item_mapping in data_rules_item_mapping){
if(!((((((key_rules_item_mapping === "createdAt") || (key_rules_item_mapping === "severity")) || (key_rules_item_mapping === "summary")) || (key_rules_item_mapping === "type")) || (key_rules_item_mapping === "details")) || (key_rules_item_mapping === "timeFormat"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping", "#/properties/rules/items/properties/mapping/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_mapping}));errors++;
}
}
if(data_rules_item_mapping.createdAt !== undefined){
let data_rules_item_mapping_createdAt = data_rules_item_mapping.createdAt;
if(data_rules_item_mapping_createdAt && typeof data_rules_item_mapping_createdAt == "object" && !Array.isArray(data_rules_item_mapping_createdAt)){
for(const key_rules_item_mapping_createdAt in data_rules_item_mapping_createdAt){
if(!((key_rules_item_mapping_createdAt === "expr") || (key_rules_item_mapping_createdAt === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/createdAt", "#/properties/rules/items/properties/mapping/properties/createdAt/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_mapping_createdAt}));errors++;
}
}
if(data_rules_item_mapping_createdAt.expr !== undefined){
if(typeof data_rules_item_mapping_createdAt.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/createdAt/expr", "#/properties/rules/items/properties/mapping/properties/createdAt/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_mapping_createdAt.value !== undefined){
if(typeof data_rules_item_mapping_createdAt.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/createdAt/value", "#/properties/rules/items/properties/mapping/properties/createdAt/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/createdAt", "#/properties/rules/items/properties/mapping/properties/createdAt/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item_mapping.severity !== undefined){
let data_rules_item_mapping_severity = data_rules_item_mapping.severity;
if(data_rules_item_mapping_severity && typeof data_rules_item_mapping_severity == "object" && !Array.isArray(data_rules_item_mapping_severity)){
for(const key_rules_item_mapping_severity in data_rules_item_mapping_severity){
if(!((key_rules_item_mapping_severity === "expr") || (key_rules_item_mapping_severity === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/severity", "#/properties/rules/items/properties/mapping/properties/severity/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_mapping_severity}));errors++;
}
}
if(data_rules_item_mapping_severity.expr !== undefined){
if(typeof data_rules_item_mapping_severity.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/severity/expr", "#/properties/rules/items/properties/mapping/properties/severity/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_mapping_severity.value !== undefined){
if(typeof data_rules_item_mapping_severity.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/severity/value", "#/properties/rules/items/properties/mapping/properties/severity/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/severity", "#/properties/rules/items/properties/mapping/properties/severity/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item_mapping.summary !== undefined){
let data_rules_item_mapping_summary = data_rules_item_mapping.summary;
if(data_rules_item_mapping_summary && typeof data_rules_item_mapping_summary == "object" && !Array.isArray(data_rules_item_mapping_summary)){
for(const key_rules_item_mapping_summary in data_rules_item_mapping_summary){
if(!((key_rules_item_mapping_summary === "expr") || (key_rules_item_mapping_summary === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/summary", "#/properties/rules/items/properties/mapping/properties/summary/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_mapping_summary}));errors++;
}
}
if(data_rules_item_mapping_summary.expr !== undefined){
if(typeof data_rules_item_mapping_summary.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/summary/expr", "#/properties/rules/items/properties/mapping/properties/summary/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_mapping_summary.value !== undefined){
if(typeof data_rules_item_mapping_summary.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/summary/value", "#/properties/rules/items/properties/mapping/properties/summary/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/summary", "#/properties/rules/items/properties/mapping/properties/summary/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item_mapping.type !== undefined){
let data_rules_item_mapping_type = data_rules_item_mapping.type;
if(data_rules_item_mapping_type && typeof data_rules_item_mapping_type == "object" && !Array.isArray(data_rules_item_mapping_type)){
for(const key_rules_item_mapping_type in data_rules_item_mapping_type){
if(!((key_rules_item_mapping_type === "expr") || (key_rules_item_mapping_type === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/type", "#/properties/rules/items/properties/mapping/properties/type/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_mapping_type}));errors++;
}
}
if(data_rules_item_mapping_type.expr !== undefined){
if(typeof data_rules_item_mapping_type.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/type/expr", "#/properties/rules/items/properties/mapping/properties/type/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_mapping_type.value !== undefined){
if(typeof data_rules_item_mapping_type.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/type/value", "#/properties/rules/items/properties/mapping/properties/type/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/type", "#/properties/rules/items/properties/mapping/properties/type/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item_mapping.details !== undefined){
let data_rules_item_mapping_details = data_rules_item_mapping.details;
if(data_rules_item_mapping_details && typeof data_rules_item_mapping_details == "object" && !Array.isArray(data_rules_item_mapping_details)){
for(const key_rules_item_mapping_details in data_rules_item_mapping_details){
if(!((key_rules_item_mapping_details === "expr") || (key_rules_item_mapping_details === "value"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/details", "#/properties/rules/items/properties/mapping/properties/details/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_mapping_details}));errors++;
}
}
if(data_rules_item_mapping_details.expr !== undefined){
if(typeof data_rules_item_mapping_details.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/details/expr", "#/properties/rules/items/properties/mapping/properties/details/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_mapping_details.value !== undefined){
if(typeof data_rules_item_mapping_details.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/details/value", "#/properties/rules/items/properties/mapping/properties/details/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/details", "#/properties/rules/items/properties/mapping/properties/details/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item_mapping.timeFormat !== undefined){
if(typeof data_rules_item_mapping.timeFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping/timeFormat", "#/properties/rules/items/properties/mapping/properties/timeFormat/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/mapping", "#/properties/rules/items/properties/mapping/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item.config !== undefined){
let data_rules_item_config = data_rules_item.config;
if(Array.isArray(data_rules_item_config)){
if(data_rules_item_config.length < 1){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/config", "#/properties/rules/items/properties/config/minItems", "minItems", {limit: 1}));errors++;
}
const len_rules_item_config = data_rules_item_config.length;
for(let i_rules_item_config=0; i_rules_item_config<len_rules_item_config; i_rules_item_config++){
if(!(scraper_resource_selector_json(data_rules_item_config[i_rules_item_config], instancePath+"/rules/" + i_rules+"/config/" + i_rules_item_config))){
vErrors = vErrors === null ? scraper_resource_selector_json.errors : vErrors.concat(scraper_resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/config", "#/properties/rules/items/properties/config/type", "type", {type: "array"}));errors++;
}
}
if(data_rules_item.filter !== undefined){
let data_rules_item_filter = data_rules_item.filter;
if(data_rules_item_filter && typeof data_rules_item_filter == "object" && !Array.isArray(data_rules_item_filter)){
for(const key_rules_item_filter in data_rules_item_filter){
if(!(((key_rules_item_filter === "bot") || (key_rules_item_filter === "user")) || (key_rules_item_filter === "expr"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter", "#/properties/rules/items/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_filter}));errors++;
}
}
if(data_rules_item_filter.bot !== undefined){
if(typeof data_rules_item_filter.bot !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter/bot", "#/properties/rules/items/properties/filter/properties/bot/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_filter.user !== undefined){
let data_rules_item_filter_user = data_rules_item_filter.user;
if(data_rules_item_filter_user && typeof data_rules_item_filter_user == "object" && !Array.isArray(data_rules_item_filter_user)){
for(const key_rules_item_filter_user in data_rules_item_filter_user){
if(!((key_rules_item_filter_user === "name") || (key_rules_item_filter_user === "displayName"))){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter/user", "#/properties/rules/items/properties/filter/properties/user/additionalProperties", "additionalProperties", {additionalProperty: key_rules_item_filter_user}));errors++;
}
}
if(data_rules_item_filter_user.name !== undefined){
if(typeof data_rules_item_filter_user.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter/user/name", "#/properties/rules/items/properties/filter/properties/user/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_rules_item_filter_user.displayName !== undefined){
if(typeof data_rules_item_filter_user.displayName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter/user/displayName", "#/properties/rules/items/properties/filter/properties/user/properties/displayName/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter/user", "#/properties/rules/items/properties/filter/properties/user/type", "type", {type: "object"}));errors++;
}
}
if(data_rules_item_filter.expr !== undefined){
if(typeof data_rules_item_filter.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter/expr", "#/properties/rules/items/properties/filter/properties/expr/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules+"/filter", "#/properties/rules/items/properties/filter/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rules/" + i_rules, "#/properties/rules/items/type", "type", {type: "object"}));errors++;
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
