// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { link_json } from "./common/link.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { view_ref_json } from "./common/view-ref.check.js";
const value_04140657 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"lastTransition":1,"links":1};
const value_f5540b67 = {"agent":1,"scope":1,"cache":1,"search":1,"limit":1,"includeDeleted":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"health":1,"types":1,"statuses":1,"purpose":1};
const value_a204f7e2 = {"agent":1,"scope":1,"cache":1,"search":1,"limit":1,"includeDeleted":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"health":1,"types":1,"statuses":1,"role":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function application_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
for(const key in data){
if(!(((((key === "type") || (key === "description")) || (key === "properties")) || (key === "mapping")) || (key === "sections"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
let data_properties_item = data_properties[i_properties];
if(data_properties_item && typeof data_properties_item == "object" && !Array.isArray(data_properties_item)){
for(const key_properties_item in data_properties_item){
if(!(value_191f75b3.call(value_04140657, key_properties_item))){
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
if(data.mapping !== undefined){
let data_mapping = data.mapping;
if(data_mapping && typeof data_mapping == "object" && !Array.isArray(data_mapping)){
for(const key_mapping in data_mapping){
if(!(((((key_mapping === "accessReviews") || (key_mapping === "datasources")) || (key_mapping === "logins")) || (key_mapping === "environments")) || (key_mapping === "roles"))){
(vErrors ??= []).push(failure(instancePath+"/mapping", "#/properties/mapping/additionalProperties", "additionalProperties", {additionalProperty: key_mapping}));errors++;
}
}
if(data_mapping.accessReviews !== undefined){
let data_mapping_accessReviews = data_mapping.accessReviews;
if(Array.isArray(data_mapping_accessReviews)){
const len_mapping_accessReviews = data_mapping_accessReviews.length;
for(let i_mapping_accessReviews=0; i_mapping_accessReviews<len_mapping_accessReviews; i_mapping_accessReviews++){
if(!(resource_selector_json(data_mapping_accessReviews[i_mapping_accessReviews], instancePath+"/mapping/accessReviews/" + i_mapping_accessReviews))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/accessReviews", "#/properties/mapping/properties/accessReviews/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping.datasources !== undefined){
let data_mapping_datasources = data_mapping.datasources;
if(Array.isArray(data_mapping_datasources)){
const len_mapping_datasources = data_mapping_datasources.length;
for(let i_mapping_datasources=0; i_mapping_datasources<len_mapping_datasources; i_mapping_datasources++){
if(!(resource_selector_json(data_mapping_datasources[i_mapping_datasources], instancePath+"/mapping/datasources/" + i_mapping_datasources))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/datasources", "#/properties/mapping/properties/datasources/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping.logins !== undefined){
let data_mapping_logins = data_mapping.logins;
if(Array.isArray(data_mapping_logins)){
const len_mapping_logins = data_mapping_logins.length;
for(let i_mapping_logins=0; i_mapping_logins<len_mapping_logins; i_mapping_logins++){
if(!(resource_selector_json(data_mapping_logins[i_mapping_logins], instancePath+"/mapping/logins/" + i_mapping_logins))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/logins", "#/properties/mapping/properties/logins/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping.environments !== undefined){
let data_mapping_environments = data_mapping.environments;
if(data_mapping_environments && typeof data_mapping_environments == "object" && !Array.isArray(data_mapping_environments)){
for(const key_mapping_environments in data_mapping_environments){
let data_mapping_environments_value = data_mapping_environments[key_mapping_environments];
if(Array.isArray(data_mapping_environments_value)){
const len_mapping_environments_value = data_mapping_environments_value.length;
for(let i_mapping_environments_value=0; i_mapping_environments_value<len_mapping_environments_value; i_mapping_environments_value++){
let data_mapping_environments_value_item = data_mapping_environments_value[i_mapping_environments_value];
if(data_mapping_environments_value_item && typeof data_mapping_environments_value_item == "object" && !Array.isArray(data_mapping_environments_value_item)){
if(data_mapping_environments_value_item.purpose === undefined){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value, "#/properties/mapping/properties/environments/additionalProperties/items/required", "required", {missingProperty: "purpose"}));errors++;
}
for(const key_mapping_environments_value_item in data_mapping_environments_value_item){
if(!(value_191f75b3.call(value_f5540b67, key_mapping_environments_value_item))){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value, "#/properties/mapping/properties/environments/additionalProperties/items/additionalProperties", "additionalProperties", {additionalProperty: key_mapping_environments_value_item}));errors++;
}
}
if(data_mapping_environments_value_item.agent !== undefined){
if(typeof data_mapping_environments_value_item.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/agent", "#/properties/mapping/properties/environments/additionalProperties/items/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.scope !== undefined){
if(typeof data_mapping_environments_value_item.scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/scope", "#/properties/mapping/properties/environments/additionalProperties/items/properties/scope/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.cache !== undefined){
if(typeof data_mapping_environments_value_item.cache !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/cache", "#/properties/mapping/properties/environments/additionalProperties/items/properties/cache/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.search !== undefined){
if(typeof data_mapping_environments_value_item.search !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/search", "#/properties/mapping/properties/environments/additionalProperties/items/properties/search/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.limit !== undefined){
let data_mapping_environments_value_item_limit = data_mapping_environments_value_item.limit;
if(!((typeof data_mapping_environments_value_item_limit == "number") && (!(data_mapping_environments_value_item_limit % 1) && !isNaN(data_mapping_environments_value_item_limit)))){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/limit", "#/properties/mapping/properties/environments/additionalProperties/items/properties/limit/type", "type", {type: "integer"}));errors++;
}
}
if(data_mapping_environments_value_item.includeDeleted !== undefined){
if(typeof data_mapping_environments_value_item.includeDeleted !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/includeDeleted", "#/properties/mapping/properties/environments/additionalProperties/items/properties/includeDeleted/type", "type", {type: "boolean"}));errors++;
}
}
if(data_mapping_environments_value_item.id !== undefined){
if(typeof data_mapping_environments_value_item.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/id", "#/properties/mapping/properties/environments/additionalProperties/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.name !== undefined){
if(typeof data_mapping_environments_value_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/name", "#/properties/mapping/properties/environments/additionalProperties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.namespace !== undefined){
if(typeof data_mapping_environments_value_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/namespace", "#/properties/mapping/properties/environments/additionalProperties/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.tagSelector !== undefined){
if(typeof data_mapping_environments_value_item.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/tagSelector", "#/properties/mapping/properties/environments/additionalProperties/items/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.labelSelector !== undefined){
if(typeof data_mapping_environments_value_item.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/labelSelector", "#/properties/mapping/properties/environments/additionalProperties/items/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.fieldSelector !== undefined){
if(typeof data_mapping_environments_value_item.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/fieldSelector", "#/properties/mapping/properties/environments/additionalProperties/items/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.health !== undefined){
if(typeof data_mapping_environments_value_item.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/health", "#/properties/mapping/properties/environments/additionalProperties/items/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_environments_value_item.types !== undefined){
let data_mapping_environments_value_item_types = data_mapping_environments_value_item.types;
if(Array.isArray(data_mapping_environments_value_item_types)){
const len_mapping_environments_value_item_types = data_mapping_environments_value_item_types.length;
for(let i_mapping_environments_value_item_types=0; i_mapping_environments_value_item_types<len_mapping_environments_value_item_types; i_mapping_environments_value_item_types++){
if(typeof data_mapping_environments_value_item_types[i_mapping_environments_value_item_types] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/types/" + i_mapping_environments_value_item_types, "#/properties/mapping/properties/environments/additionalProperties/items/properties/types/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/types", "#/properties/mapping/properties/environments/additionalProperties/items/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping_environments_value_item.statuses !== undefined){
let data_mapping_environments_value_item_statuses = data_mapping_environments_value_item.statuses;
if(Array.isArray(data_mapping_environments_value_item_statuses)){
const len_mapping_environments_value_item_statuses = data_mapping_environments_value_item_statuses.length;
for(let i_mapping_environments_value_item_statuses=0; i_mapping_environments_value_item_statuses<len_mapping_environments_value_item_statuses; i_mapping_environments_value_item_statuses++){
if(typeof data_mapping_environments_value_item_statuses[i_mapping_environments_value_item_statuses] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/statuses/" + i_mapping_environments_value_item_statuses, "#/properties/mapping/properties/environments/additionalProperties/items/properties/statuses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/statuses", "#/properties/mapping/properties/environments/additionalProperties/items/properties/statuses/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping_environments_value_item.purpose !== undefined){
if(typeof data_mapping_environments_value_item.purpose !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value+"/purpose", "#/properties/mapping/properties/environments/additionalProperties/items/properties/purpose/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i_mapping_environments_value, "#/properties/mapping/properties/environments/additionalProperties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments/" + key_mapping_environments.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/mapping/properties/environments/additionalProperties/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/environments", "#/properties/mapping/properties/environments/type", "type", {type: "object"}));errors++;
}
}
if(data_mapping.roles !== undefined){
let data_mapping_roles = data_mapping.roles;
if(Array.isArray(data_mapping_roles)){
const len_mapping_roles = data_mapping_roles.length;
for(let i_mapping_roles=0; i_mapping_roles<len_mapping_roles; i_mapping_roles++){
let data_mapping_roles_item = data_mapping_roles[i_mapping_roles];
if(data_mapping_roles_item && typeof data_mapping_roles_item == "object" && !Array.isArray(data_mapping_roles_item)){
if(data_mapping_roles_item.role === undefined){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles, "#/properties/mapping/properties/roles/items/required", "required", {missingProperty: "role"}));errors++;
}
for(const key_mapping_roles_item in data_mapping_roles_item){
if(!(value_191f75b3.call(value_a204f7e2, key_mapping_roles_item))){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles, "#/properties/mapping/properties/roles/items/additionalProperties", "additionalProperties", {additionalProperty: key_mapping_roles_item}));errors++;
}
}
if(data_mapping_roles_item.agent !== undefined){
if(typeof data_mapping_roles_item.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/agent", "#/properties/mapping/properties/roles/items/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.scope !== undefined){
if(typeof data_mapping_roles_item.scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/scope", "#/properties/mapping/properties/roles/items/properties/scope/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.cache !== undefined){
if(typeof data_mapping_roles_item.cache !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/cache", "#/properties/mapping/properties/roles/items/properties/cache/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.search !== undefined){
if(typeof data_mapping_roles_item.search !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/search", "#/properties/mapping/properties/roles/items/properties/search/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.limit !== undefined){
let data_mapping_roles_item_limit = data_mapping_roles_item.limit;
if(!((typeof data_mapping_roles_item_limit == "number") && (!(data_mapping_roles_item_limit % 1) && !isNaN(data_mapping_roles_item_limit)))){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/limit", "#/properties/mapping/properties/roles/items/properties/limit/type", "type", {type: "integer"}));errors++;
}
}
if(data_mapping_roles_item.includeDeleted !== undefined){
if(typeof data_mapping_roles_item.includeDeleted !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/includeDeleted", "#/properties/mapping/properties/roles/items/properties/includeDeleted/type", "type", {type: "boolean"}));errors++;
}
}
if(data_mapping_roles_item.id !== undefined){
if(typeof data_mapping_roles_item.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/id", "#/properties/mapping/properties/roles/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.name !== undefined){
if(typeof data_mapping_roles_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/name", "#/properties/mapping/properties/roles/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.namespace !== undefined){
if(typeof data_mapping_roles_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/namespace", "#/properties/mapping/properties/roles/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.tagSelector !== undefined){
if(typeof data_mapping_roles_item.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/tagSelector", "#/properties/mapping/properties/roles/items/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.labelSelector !== undefined){
if(typeof data_mapping_roles_item.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/labelSelector", "#/properties/mapping/properties/roles/items/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.fieldSelector !== undefined){
if(typeof data_mapping_roles_item.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/fieldSelector", "#/properties/mapping/properties/roles/items/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.health !== undefined){
if(typeof data_mapping_roles_item.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/health", "#/properties/mapping/properties/roles/items/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data_mapping_roles_item.types !== undefined){
let data_mapping_roles_item_types = data_mapping_roles_item.types;
if(Array.isArray(data_mapping_roles_item_types)){
const len_mapping_roles_item_types = data_mapping_roles_item_types.length;
for(let i_mapping_roles_item_types=0; i_mapping_roles_item_types<len_mapping_roles_item_types; i_mapping_roles_item_types++){
if(typeof data_mapping_roles_item_types[i_mapping_roles_item_types] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/types/" + i_mapping_roles_item_types, "#/properties/mapping/properties/roles/items/properties/types/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/types", "#/properties/mapping/properties/roles/items/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping_roles_item.statuses !== undefined){
let data_mapping_roles_item_statuses = data_mapping_roles_item.statuses;
if(Array.isArray(data_mapping_roles_item_statuses)){
const len_mapping_roles_item_statuses = data_mapping_roles_item_statuses.length;
for(let i_mapping_roles_item_statuses=0; i_mapping_roles_item_statuses<len_mapping_roles_item_statuses; i_mapping_roles_item_statuses++){
if(typeof data_mapping_roles_item_statuses[i_mapping_roles_item_statuses] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/statuses/" + i_mapping_roles_item_statuses, "#/properties/mapping/properties/roles/items/properties/statuses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/statuses", "#/properties/mapping/properties/roles/items/properties/statuses/type", "type", {type: "array"}));errors++;
}
}
if(data_mapping_roles_item.role !== undefined){
if(typeof data_mapping_roles_item.role !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles+"/role", "#/properties/mapping/properties/roles/items/properties/role/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping/roles/" + i_mapping_roles, "#/properties/mapping/properties/roles/items/type", "type", {type: "object"}));errors++;
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
let data_sections = data.sections;
if(Array.isArray(data_sections)){
const len_sections = data_sections.length;
for(let i_sections=0; i_sections<len_sections; i_sections++){
let data_sections_item = data_sections[i_sections];
if(data_sections_item && typeof data_sections_item == "object" && !Array.isArray(data_sections_item)){
if(data_sections_item.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i_sections, "#/properties/sections/items/required", "required", {missingProperty: "title"}));errors++;
}
if(data_sections_item.viewRef === undefined){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i_sections, "#/properties/sections/items/required", "required", {missingProperty: "viewRef"}));errors++;
}
for(const key_sections_item in data_sections_item){
if(!(((key_sections_item === "title") || (key_sections_item === "icon")) || (key_sections_item === "viewRef"))){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i_sections, "#/properties/sections/items/additionalProperties", "additionalProperties", {additionalProperty: key_sections_item}));errors++;
}
}
if(data_sections_item.title !== undefined){
if(typeof data_sections_item.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i_sections+"/title", "#/properties/sections/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_sections_item.icon !== undefined){
if(typeof data_sections_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sections/" + i_sections+"/icon", "#/properties/sections/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_sections_item.viewRef !== undefined){
if(!(view_ref_json(data_sections_item.viewRef, instancePath+"/sections/" + i_sections+"/viewRef"))){
vErrors = vErrors === null ? view_ref_json.errors : vErrors.concat(view_ref_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sections/" + i_sections, "#/properties/sections/items/type", "type", {type: "object"}));errors++;
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
