// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function field_mapping_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((((key === "id") || (key === "message")) || (key === "timestamp")) || (key === "host")) || (key === "severity")) || (key === "source")) || (key === "ignore"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.id !== undefined){
let data_id = data.id;
if(Array.isArray(data_id)){
const len_id = data_id.length;
for(let i_id=0; i_id<len_id; i_id++){
if(typeof data_id[i_id] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id/" + i_id, "#/properties/id/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "array"}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if(Array.isArray(data_message)){
const len_message = data_message.length;
for(let i_message=0; i_message<len_message; i_message++){
if(typeof data_message[i_message] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/message/" + i_message, "#/properties/message/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: "array"}));errors++;
}
}
if(data.timestamp !== undefined){
let data_timestamp = data.timestamp;
if(Array.isArray(data_timestamp)){
const len_timestamp = data_timestamp.length;
for(let i_timestamp=0; i_timestamp<len_timestamp; i_timestamp++){
if(typeof data_timestamp[i_timestamp] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestamp/" + i_timestamp, "#/properties/timestamp/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/timestamp", "#/properties/timestamp/type", "type", {type: "array"}));errors++;
}
}
if(data.host !== undefined){
let data_host = data.host;
if(Array.isArray(data_host)){
const len_host = data_host.length;
for(let i_host=0; i_host<len_host; i_host++){
if(typeof data_host[i_host] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/host/" + i_host, "#/properties/host/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "array"}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if(Array.isArray(data_severity)){
const len_severity = data_severity.length;
for(let i_severity=0; i_severity<len_severity; i_severity++){
if(typeof data_severity[i_severity] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity/" + i_severity, "#/properties/severity/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "array"}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if(Array.isArray(data_source)){
const len_source = data_source.length;
for(let i_source=0; i_source<len_source; i_source++){
if(typeof data_source[i_source] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source/" + i_source, "#/properties/source/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "array"}));errors++;
}
}
if(data.ignore !== undefined){
let data_ignore = data.ignore;
if(Array.isArray(data_ignore)){
const len_ignore = data_ignore.length;
for(let i_ignore=0; i_ignore<len_ignore; i_ignore++){
if(typeof data_ignore[i_ignore] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i_ignore, "#/properties/ignore/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
field_mapping_json.errors = vErrors;
return errors === 0;
}
export default field_mapping_json;
