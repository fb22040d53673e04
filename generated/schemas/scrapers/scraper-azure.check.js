// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { resource_selector_json } from "../common/resource-selector.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_bd0e1b33 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"connection":1,"subscriptionID":1,"clientID":1,"clientSecret":1,"tenantID":1,"include":1,"exclusions":1,"entra":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_azure_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_bd0e1b33, key))){
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
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.subscriptionID !== undefined){
if(typeof data.subscriptionID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subscriptionID", "#/properties/subscriptionID/type", "type", {type: "string"}));errors++;
}
}
if(data.clientID !== undefined){
if(!(env_var_json(data.clientID, instancePath+"/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.clientSecret !== undefined){
if(!(env_var_json(data.clientSecret, instancePath+"/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.tenantID !== undefined){
if(typeof data.tenantID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tenantID", "#/properties/tenantID/type", "type", {type: "string"}));errors++;
}
}
if(data.include !== undefined){
let data_include = data.include;
if(Array.isArray(data_include)){
const len_include = data_include.length;
for(let i_include=0; i_include<len_include; i_include++){
if(typeof data_include[i_include] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/include/" + i_include, "#/properties/include/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/include", "#/properties/include/type", "type", {type: "array"}));errors++;
}
}
if(data.exclusions !== undefined){
let data_exclusions = data.exclusions;
if(data_exclusions && typeof data_exclusions == "object" && !Array.isArray(data_exclusions)){
for(const key_exclusions in data_exclusions){
if(!(key_exclusions === "activityLogs")){
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/additionalProperties", "additionalProperties", {additionalProperty: key_exclusions}));errors++;
}
}
if(data_exclusions.activityLogs !== undefined){
let data_exclusions_activityLogs = data_exclusions.activityLogs;
if(Array.isArray(data_exclusions_activityLogs)){
const len_exclusions_activityLogs = data_exclusions_activityLogs.length;
for(let i_exclusions_activityLogs=0; i_exclusions_activityLogs<len_exclusions_activityLogs; i_exclusions_activityLogs++){
if(typeof data_exclusions_activityLogs[i_exclusions_activityLogs] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/activityLogs/" + i_exclusions_activityLogs, "#/properties/exclusions/properties/activityLogs/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/activityLogs", "#/properties/exclusions/properties/activityLogs/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
if(data.entra !== undefined){
let data_entra = data.entra;
if(data_entra && typeof data_entra == "object" && !Array.isArray(data_entra)){
for(const key_entra in data_entra){
if(!(((((key_entra === "users") || (key_entra === "groups")) || (key_entra === "appRegistrations")) || (key_entra === "enterpriseApps")) || (key_entra === "appRoleAssignments"))){
(vErrors ??= []).push(failure(instancePath+"/entra", "#/properties/entra/additionalProperties", "additionalProperties", {additionalProperty: key_entra}));errors++;
}
}
if(data_entra.users !== undefined){
let data_entra_users = data_entra.users;
if(Array.isArray(data_entra_users)){
const len_entra_users = data_entra_users.length;
for(let i_entra_users=0; i_entra_users<len_entra_users; i_entra_users++){
if(!(resource_selector_json(data_entra_users[i_entra_users], instancePath+"/entra/users/" + i_entra_users))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/entra/users", "#/properties/entra/properties/users/type", "type", {type: "array"}));errors++;
}
}
if(data_entra.groups !== undefined){
let data_entra_groups = data_entra.groups;
if(Array.isArray(data_entra_groups)){
const len_entra_groups = data_entra_groups.length;
for(let i_entra_groups=0; i_entra_groups<len_entra_groups; i_entra_groups++){
if(!(resource_selector_json(data_entra_groups[i_entra_groups], instancePath+"/entra/groups/" + i_entra_groups))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/entra/groups", "#/properties/entra/properties/groups/type", "type", {type: "array"}));errors++;
}
}
if(data_entra.appRegistrations !== undefined){
let data_entra_appRegistrations = data_entra.appRegistrations;
if(Array.isArray(data_entra_appRegistrations)){
const len_entra_appRegistrations = data_entra_appRegistrations.length;
for(let i_entra_appRegistrations=0; i_entra_appRegistrations<len_entra_appRegistrations; i_entra_appRegistrations++){
if(!(resource_selector_json(data_entra_appRegistrations[i_entra_appRegistrations], instancePath+"/entra/appRegistrations/" + i_entra_appRegistrations))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/entra/appRegistrations", "#/properties/entra/properties/appRegistrations/type", "type", {type: "array"}));errors++;
}
}
if(data_entra.enterpriseApps !== undefined){
let data_entra_enterpriseApps = data_entra.enterpriseApps;
if(Array.isArray(data_entra_enterpriseApps)){
const len_entra_enterpriseApps = data_entra_enterpriseApps.length;
for(let i_entra_enterpriseApps=0; i_entra_enterpriseApps<len_entra_enterpriseApps; i_entra_enterpriseApps++){
if(!(resource_selector_json(data_entra_enterpriseApps[i_entra_enterpriseApps], instancePath+"/entra/enterpriseApps/" + i_entra_enterpriseApps))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/entra/enterpriseApps", "#/properties/entra/properties/enterpriseApps/type", "type", {type: "array"}));errors++;
}
}
if(data_entra.appRoleAssignments !== undefined){
let data_entra_appRoleAssignments = data_entra.appRoleAssignments;
if(Array.isArray(data_entra_appRoleAssignments)){
const len_entra_appRoleAssignments = data_entra_appRoleAssignments.length;
for(let i_entra_appRoleAssignments=0; i_entra_appRoleAssignments<len_entra_appRoleAssignments; i_entra_appRoleAssignments++){
if(!(resource_selector_json(data_entra_appRoleAssignments[i_entra_appRoleAssignments], instancePath+"/entra/appRoleAssignments/" + i_entra_appRoleAssignments))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/entra/appRoleAssignments", "#/properties/entra/properties/appRoleAssignments/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/entra", "#/properties/entra/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_azure_json.errors = vErrors;
return errors === 0;
}
export default scraper_azure_json;
