// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { config_query_json } from "./common/config-query.check.js";
import { labels_json } from "./common/labels.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { template_json } from "./common/template.check.js";
import { topology_property_json } from "./topology-property.check.js";
const value_8b36e828 = {"name":1,"namespace":1,"type":1,"icon":1,"text":1,"tooltip":1,"owner":1,"externalID":1,"id":1,"order":1,"labels":1,"hidden":1,"lifecycle":1,"components":1,"lookup":1,"properties":1,"selectors":1,"checks":1,"configs":1,"relationships":1,"forEach":1,"logs":1,"parentLookup":1,"summary":1,"statusExpr":1,"healthExpr":1,"health":1,"status":1,"configID":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function topology_component_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_8b36e828, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_order = data.order;
if(!((typeof data_order == "number") && (!(data_order % 1) && !isNaN(data_order)))){
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
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(topology_component_json(data_components[i_components], instancePath+"/components/" + i_components))){
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
let data_lookup = data.lookup;
if(data_lookup && typeof data_lookup == "object" && !Array.isArray(data_lookup)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/lookup", "#/properties/lookup/type", "type", {type: "object"}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
if(!(topology_property_json(data_properties[i_properties], instancePath+"/properties/" + i_properties))){
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
let data_selectors = data.selectors;
if(Array.isArray(data_selectors)){
const len_selectors = data_selectors.length;
for(let i_selectors=0; i_selectors<len_selectors; i_selectors++){
if(!(resource_selector_json(data_selectors[i_selectors], instancePath+"/selectors/" + i_selectors))){
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
let data_checks = data.checks;
if(Array.isArray(data_checks)){
const len_checks = data_checks.length;
for(let i_checks=0; i_checks<len_checks; i_checks++){
let data_checks_item = data_checks[i_checks];
if(data_checks_item && typeof data_checks_item == "object" && !Array.isArray(data_checks_item)){
for(const key_checks_item in data_checks_item){
if(!((key_checks_item === "selector") || (key_checks_item === "inline"))){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks, "#/properties/checks/items/additionalProperties", "additionalProperties", {additionalProperty: key_checks_item}));errors++;
}
}
if(data_checks_item.selector !== undefined){
if(!(resource_selector_json(data_checks_item.selector, instancePath+"/checks/" + i_checks+"/selector"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data_checks_item.inline !== undefined){
let data_checks_item_inline = data_checks_item.inline;
if(data_checks_item_inline && typeof data_checks_item_inline == "object" && !Array.isArray(data_checks_item_inline)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks+"/inline", "#/properties/checks/items/properties/inline/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks, "#/properties/checks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data_configs = data.configs;
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(config_query_json(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
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
let data_relationships = data.relationships;
if(Array.isArray(data_relationships)){
const len_relationships = data_relationships.length;
for(let i_relationships=0; i_relationships<len_relationships; i_relationships++){
let data_relationships_item = data_relationships[i_relationships];
if(data_relationships_item && typeof data_relationships_item == "object" && !Array.isArray(data_relationships_item)){
for(const key_relationships_item in data_relationships_item){
if(!((key_relationships_item === "type") || (key_relationships_item === "ref"))){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key_relationships_item}));errors++;
}
}
if(data_relationships_item.type !== undefined){
if(typeof data_relationships_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships+"/type", "#/properties/relationships/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_relationships_item.ref !== undefined){
if(typeof data_relationships_item.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships+"/ref", "#/properties/relationships/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships", "#/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data.forEach !== undefined){
let data_forEach = data.forEach;
if(data_forEach && typeof data_forEach == "object" && !Array.isArray(data_forEach)){
for(const key_forEach in data_forEach){
if(!((((((key_forEach === "components") || (key_forEach === "properties")) || (key_forEach === "configs")) || (key_forEach === "selectors")) || (key_forEach === "relationships")) || (key_forEach === "checks"))){
(vErrors ??= []).push(failure(instancePath+"/forEach", "#/properties/forEach/additionalProperties", "additionalProperties", {additionalProperty: key_forEach}));errors++;
}
}
if(data_forEach.components !== undefined){
let data_forEach_components = data_forEach.components;
if(Array.isArray(data_forEach_components)){
const len_forEach_components = data_forEach_components.length;
for(let i_forEach_components=0; i_forEach_components<len_forEach_components; i_forEach_components++){
if(!(topology_component_json(data_forEach_components[i_forEach_components], instancePath+"/forEach/components/" + i_forEach_components))){
vErrors = vErrors === null ? topology_component_json.errors : vErrors.concat(topology_component_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/components", "#/properties/forEach/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data_forEach.properties !== undefined){
let data_forEach_properties = data_forEach.properties;
if(Array.isArray(data_forEach_properties)){
const len_forEach_properties = data_forEach_properties.length;
for(let i_forEach_properties=0; i_forEach_properties<len_forEach_properties; i_forEach_properties++){
if(!(topology_property_json(data_forEach_properties[i_forEach_properties], instancePath+"/forEach/properties/" + i_forEach_properties))){
vErrors = vErrors === null ? topology_property_json.errors : vErrors.concat(topology_property_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/properties", "#/properties/forEach/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data_forEach.configs !== undefined){
let data_forEach_configs = data_forEach.configs;
if(Array.isArray(data_forEach_configs)){
const len_forEach_configs = data_forEach_configs.length;
for(let i_forEach_configs=0; i_forEach_configs<len_forEach_configs; i_forEach_configs++){
if(!(config_query_json(data_forEach_configs[i_forEach_configs], instancePath+"/forEach/configs/" + i_forEach_configs))){
vErrors = vErrors === null ? config_query_json.errors : vErrors.concat(config_query_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/configs", "#/properties/forEach/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data_forEach.selectors !== undefined){
let data_forEach_selectors = data_forEach.selectors;
if(Array.isArray(data_forEach_selectors)){
const len_forEach_selectors = data_forEach_selectors.length;
for(let i_forEach_selectors=0; i_forEach_selectors<len_forEach_selectors; i_forEach_selectors++){
if(!(resource_selector_json(data_forEach_selectors[i_forEach_selectors], instancePath+"/forEach/selectors/" + i_forEach_selectors))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/selectors", "#/properties/forEach/properties/selectors/type", "type", {type: "array"}));errors++;
}
}
if(data_forEach.relationships !== undefined){
let data_forEach_relationships = data_forEach.relationships;
if(Array.isArray(data_forEach_relationships)){
const len_forEach_relationships = data_forEach_relationships.length;
for(let i_forEach_relationships=0; i_forEach_relationships<len_forEach_relationships; i_forEach_relationships++){
let data_forEach_relationships_item = data_forEach_relationships[i_forEach_relationships];
if(data_forEach_relationships_item && typeof data_forEach_relationships_item == "object" && !Array.isArray(data_forEach_relationships_item)){
for(const key_forEach_relationships_item in data_forEach_relationships_item){
if(!((key_forEach_relationships_item === "type") || (key_forEach_relationships_item === "ref"))){
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i_forEach_relationships, "#/properties/forEach/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key_forEach_relationships_item}));errors++;
}
}
if(data_forEach_relationships_item.type !== undefined){
if(typeof data_forEach_relationships_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i_forEach_relationships+"/type", "#/properties/forEach/properties/relationships/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_forEach_relationships_item.ref !== undefined){
if(typeof data_forEach_relationships_item.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i_forEach_relationships+"/ref", "#/properties/forEach/properties/relationships/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships/" + i_forEach_relationships, "#/properties/forEach/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/relationships", "#/properties/forEach/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data_forEach.checks !== undefined){
let data_forEach_checks = data_forEach.checks;
if(Array.isArray(data_forEach_checks)){
const len_forEach_checks = data_forEach_checks.length;
for(let i_forEach_checks=0; i_forEach_checks<len_forEach_checks; i_forEach_checks++){
let data_forEach_checks_item = data_forEach_checks[i_forEach_checks];
if(data_forEach_checks_item && typeof data_forEach_checks_item == "object" && !Array.isArray(data_forEach_checks_item)){
for(const key_forEach_checks_item in data_forEach_checks_item){
if(!((key_forEach_checks_item === "selector") || (key_forEach_checks_item === "inline"))){
(vErrors ??= []).push(failure(instancePath+"/forEach/checks/" + i_forEach_checks, "#/properties/forEach/properties/checks/items/additionalProperties", "additionalProperties", {additionalProperty: key_forEach_checks_item}));errors++;
}
}
if(data_forEach_checks_item.selector !== undefined){
if(!(resource_selector_json(data_forEach_checks_item.selector, instancePath+"/forEach/checks/" + i_forEach_checks+"/selector"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data_forEach_checks_item.inline !== undefined){
let data_forEach_checks_item_inline = data_forEach_checks_item.inline;
if(data_forEach_checks_item_inline && typeof data_forEach_checks_item_inline == "object" && !Array.isArray(data_forEach_checks_item_inline)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/checks/" + i_forEach_checks+"/inline", "#/properties/forEach/properties/checks/items/properties/inline/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/forEach/checks/" + i_forEach_checks, "#/properties/forEach/properties/checks/items/type", "type", {type: "object"}));errors++;
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
let data_logs = data.logs;
if(Array.isArray(data_logs)){
const len_logs = data_logs.length;
for(let i_logs=0; i_logs<len_logs; i_logs++){
let data_logs_item = data_logs[i_logs];
if(data_logs_item && typeof data_logs_item == "object" && !Array.isArray(data_logs_item)){
for(const key_logs_item in data_logs_item){
if(!(((key_logs_item === "name") || (key_logs_item === "type")) || (key_logs_item === "labels"))){
(vErrors ??= []).push(failure(instancePath+"/logs/" + i_logs, "#/properties/logs/items/additionalProperties", "additionalProperties", {additionalProperty: key_logs_item}));errors++;
}
}
if(data_logs_item.name !== undefined){
if(typeof data_logs_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/" + i_logs+"/name", "#/properties/logs/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_item.type !== undefined){
if(typeof data_logs_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/" + i_logs+"/type", "#/properties/logs/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_item.labels !== undefined){
if(!(labels_json(data_logs_item.labels, instancePath+"/logs/" + i_logs+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/" + i_logs, "#/properties/logs/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/type", "type", {type: "array"}));errors++;
}
}
if(data.parentLookup !== undefined){
let data_parentLookup = data.parentLookup;
if(data_parentLookup && typeof data_parentLookup == "object" && !Array.isArray(data_parentLookup)){
for(const key_parentLookup in data_parentLookup){
if(!((((key_parentLookup === "name") || (key_parentLookup === "namespace")) || (key_parentLookup === "type")) || (key_parentLookup === "externalID"))){
(vErrors ??= []).push(failure(instancePath+"/parentLookup", "#/properties/parentLookup/additionalProperties", "additionalProperties", {additionalProperty: key_parentLookup}));errors++;
}
}
if(data_parentLookup.name !== undefined){
if(typeof data_parentLookup.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/name", "#/properties/parentLookup/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_parentLookup.namespace !== undefined){
if(typeof data_parentLookup.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/namespace", "#/properties/parentLookup/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_parentLookup.type !== undefined){
if(typeof data_parentLookup.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/type", "#/properties/parentLookup/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_parentLookup.externalID !== undefined){
if(typeof data_parentLookup.externalID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/parentLookup/externalID", "#/properties/parentLookup/properties/externalID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/parentLookup", "#/properties/parentLookup/type", "type", {type: "object"}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if(data_summary && typeof data_summary == "object" && !Array.isArray(data_summary)){
for(const key_summary in data_summary){
if(!(((((((key_summary === "healthy") || (key_summary === "unhealthy")) || (key_summary === "warning")) || (key_summary === "info")) || (key_summary === "incidents")) || (key_summary === "insights")) || (key_summary === "checks"))){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/additionalProperties", "additionalProperties", {additionalProperty: key_summary}));errors++;
}
}
if(data_summary.healthy !== undefined){
let data_summary_healthy = data_summary.healthy;
if(!((typeof data_summary_healthy == "number") && (!(data_summary_healthy % 1) && !isNaN(data_summary_healthy)))){
(vErrors ??= []).push(failure(instancePath+"/summary/healthy", "#/properties/summary/properties/healthy/type", "type", {type: "integer"}));errors++;
}
}
if(data_summary.unhealthy !== undefined){
let data_summary_unhealthy = data_summary.unhealthy;
if(!((typeof data_summary_unhealthy == "number") && (!(data_summary_unhealthy % 1) && !isNaN(data_summary_unhealthy)))){
(vErrors ??= []).push(failure(instancePath+"/summary/unhealthy", "#/properties/summary/properties/unhealthy/type", "type", {type: "integer"}));errors++;
}
}
if(data_summary.warning !== undefined){
let data_summary_warning = data_summary.warning;
if(!((typeof data_summary_warning == "number") && (!(data_summary_warning % 1) && !isNaN(data_summary_warning)))){
(vErrors ??= []).push(failure(instancePath+"/summary/warning", "#/properties/summary/properties/warning/type", "type", {type: "integer"}));errors++;
}
}
if(data_summary.info !== undefined){
let data_summary_info = data_summary.info;
if(!((typeof data_summary_info == "number") && (!(data_summary_info % 1) && !isNaN(data_summary_info)))){
(vErrors ??= []).push(failure(instancePath+"/summary/info", "#/properties/summary/properties/info/type", "type", {type: "integer"}));errors++;
}
}
if(data_summary.incidents !== undefined){
let data_summary_incidents = data_summary.incidents;
if(data_summary_incidents && typeof data_summary_incidents == "object" && !Array.isArray(data_summary_incidents)){
for(const key_summary_incidents in data_summary_incidents){
let data_summary_incidents_value = data_summary_incidents[key_summary_incidents];
if(data_summary_incidents_value && typeof data_summary_incidents_value == "object" && !Array.isArray(data_summary_incidents_value)){
for(const key_summary_incidents_value in data_summary_incidents_value){
let data_summary_incidents_value_value = data_summary_incidents_value[key_summary_incidents_value];
if(!((typeof data_summary_incidents_value_value == "number") && (!(data_summary_incidents_value_value % 1) && !isNaN(data_summary_incidents_value_value)))){
(vErrors ??= []).push(failure(instancePath+"/summary/incidents/" + key_summary_incidents.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key_summary_incidents_value.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/incidents/additionalProperties/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/incidents/" + key_summary_incidents.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/incidents/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/incidents", "#/properties/summary/properties/incidents/type", "type", {type: "object"}));errors++;
}
}
if(data_summary.insights !== undefined){
let data_summary_insights = data_summary.insights;
if(data_summary_insights && typeof data_summary_insights == "object" && !Array.isArray(data_summary_insights)){
for(const key_summary_insights in data_summary_insights){
let data_summary_insights_value = data_summary_insights[key_summary_insights];
if(data_summary_insights_value && typeof data_summary_insights_value == "object" && !Array.isArray(data_summary_insights_value)){
for(const key_summary_insights_value in data_summary_insights_value){
let data_summary_insights_value_value = data_summary_insights_value[key_summary_insights_value];
if(!((typeof data_summary_insights_value_value == "number") && (!(data_summary_insights_value_value % 1) && !isNaN(data_summary_insights_value_value)))){
(vErrors ??= []).push(failure(instancePath+"/summary/insights/" + key_summary_insights.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key_summary_insights_value.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/insights/additionalProperties/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/insights/" + key_summary_insights.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/insights/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary/insights", "#/properties/summary/properties/insights/type", "type", {type: "object"}));errors++;
}
}
if(data_summary.checks !== undefined){
let data_summary_checks = data_summary.checks;
if(data_summary_checks && typeof data_summary_checks == "object" && !Array.isArray(data_summary_checks)){
for(const key_summary_checks in data_summary_checks){
let data_summary_checks_value = data_summary_checks[key_summary_checks];
if(!((typeof data_summary_checks_value == "number") && (!(data_summary_checks_value % 1) && !isNaN(data_summary_checks_value)))){
(vErrors ??= []).push(failure(instancePath+"/summary/checks/" + key_summary_checks.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/summary/properties/checks/additionalProperties/type", "type", {type: "integer"}));errors++;
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
