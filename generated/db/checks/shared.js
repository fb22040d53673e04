// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
const value0 = ["string","null"];
const value1 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value2 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value3 = ["number","null"];
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.health !== undefined){
let data3 = data.health;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data.deleted_at !== undefined){
let data4 = data.deleted_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value2.test(data4))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
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
let data4 = data.health;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data.deleted_at !== undefined){
let data5 = data.deleted_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.avatar;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/avatar", "#/properties/avatar/type", "type", {type: value0}));errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/email", "#/properties/email/type", "type", {type: value0}));errors++;
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
let data6 = data.order;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
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
let data10 = data.value;
if((!(typeof data10 == "number")) && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value3}));errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/unit", "#/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data.min !== undefined){
let data12 = data.min;
if((!(typeof data12 == "number")) && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/min", "#/properties/min/type", "type", {type: value3}));errors++;
}
}
if(data.max !== undefined){
let data13 = data.max;
if((!(typeof data13 == "number")) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/max", "#/properties/max/type", "type", {type: value3}));errors++;
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
let data16 = data.links;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.label !== undefined){
if(typeof data17.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/label", "#/properties/links/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data17.url !== undefined){
if(typeof data17.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/url", "#/properties/links/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data17.icon !== undefined){
if(typeof data17.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/icon", "#/properties/links/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data17.type !== undefined){
if(typeof data17.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/type", "#/properties/links/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data17.tooltip !== undefined){
if(typeof data17.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/tooltip", "#/properties/links/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links/" + i0, "#/properties/links/items/type", "type", {type: "object"}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamRef.errors = vErrors;
return errors === 0;
}
