// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
const value_f2aa28b7 = ["string","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_e4a8fde2 = ["number","null"];
export function AgentRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
AgentRef.errors = vErrors;
return errors === 0;
}
export function CheckRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CheckRef.errors = vErrors;
return errors === 0;
}
export function ComponentRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ComponentRef.errors = vErrors;
return errors === 0;
}
export function ConfigRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.config_class === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_class"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.config_class !== undefined){
if(typeof data.config_class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/config_class", "#/properties/config_class/type", "type", {type: "string"}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigRef.errors = vErrors;
return errors === 0;
}
export function JobDetails(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
JobDetails.errors = vErrors;
return errors === 0;
}
export function LogSelector(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.labels !== undefined){
let data_labels = data.labels;
if(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels)){
for(const key_labels in data_labels){
if(typeof data_labels[key_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
LogSelector.errors = vErrors;
return errors === 0;
}
export function PersonRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.avatar === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "avatar"}));errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "email"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.avatar !== undefined){
let data_avatar = data.avatar;
if((typeof data_avatar !== "string") && (data_avatar !== null)){
(vErrors ??= []).push(failure(instancePath+"/avatar", "#/properties/avatar/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.email !== undefined){
let data_email = data.email;
if((typeof data_email !== "string") && (data_email !== null)){
(vErrors ??= []).push(failure(instancePath+"/email", "#/properties/email/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PersonRef.errors = vErrors;
return errors === 0;
}
export function ResourceProperty(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/label", "#/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data.tooltip !== undefined){
if(typeof data.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tooltip", "#/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.color !== undefined){
if(typeof data.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/color", "#/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data.order !== undefined){
let data_order = data.order;
if(!((typeof data_order == "number") && (!(data_order % 1) && !isNaN(data_order)))){
(vErrors ??= []).push(failure(instancePath+"/order", "#/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/headline", "#/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hidden", "#/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/text", "#/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data.value !== undefined){
let data_value = data.value;
if((!(typeof data_value == "number")) && (data_value !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/unit", "#/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data.min !== undefined){
let data_min = data.min;
if((!(typeof data_min == "number")) && (data_min !== null)){
(vErrors ??= []).push(failure(instancePath+"/min", "#/properties/min/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.max !== undefined){
let data_max = data.max;
if((!(typeof data_max == "number")) && (data_max !== null)){
(vErrors ??= []).push(failure(instancePath+"/max", "#/properties/max/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.lastTransition !== undefined){
if(typeof data.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/lastTransition", "#/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data.links !== undefined){
let data_links = data.links;
if(Array.isArray(data_links)){
const len_links = data_links.length;
for(let i_links=0; i_links<len_links; i_links++){
let data_links_item = data_links[i_links];
if(data_links_item && typeof data_links_item == "object" && !Array.isArray(data_links_item)){
if(data_links_item.label !== undefined){
if(typeof data_links_item.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/label", "#/properties/links/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data_links_item.url !== undefined){
if(typeof data_links_item.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/url", "#/properties/links/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_links_item.icon !== undefined){
if(typeof data_links_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/icon", "#/properties/links/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_links_item.type !== undefined){
if(typeof data_links_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/type", "#/properties/links/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_links_item.tooltip !== undefined){
if(typeof data_links_item.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/tooltip", "#/properties/links/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links, "#/properties/links/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links", "#/properties/links/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ResourceProperty.errors = vErrors;
return errors === 0;
}
export function ResourceSelector(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ResourceSelector.errors = vErrors;
return errors === 0;
}
export function TeamRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamRef.errors = vErrors;
return errors === 0;
}
