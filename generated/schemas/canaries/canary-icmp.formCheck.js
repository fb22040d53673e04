// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"icon":1,"schedule":1,"description":1,"endpoint":1,"packetCount":1,"packetLossThreshold":1,"thresholdMillis":1,"test":1,"display":1,"transform":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_icmp_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.endpoint === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "endpoint"}));errors++;
}
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.endpoint !== undefined){
let data4 = data.endpoint;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.packetCount !== undefined){
let data5 = data.packetCount;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push(failure(instancePath+"/packetCount", "#/properties/packetCount/type", "type", {type: "integer"}));errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push(failure(instancePath+"/packetCount", "#/properties/packetCount/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.packetLossThreshold !== undefined){
let data6 = data.packetLossThreshold;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push(failure(instancePath+"/packetLossThreshold", "#/properties/packetLossThreshold/type", "type", {type: "integer"}));errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
(vErrors ??= []).push(failure(instancePath+"/packetLossThreshold", "#/properties/packetLossThreshold/maximum", "maximum", {comparison: "<=", limit: 100}));errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push(failure(instancePath+"/packetLossThreshold", "#/properties/packetLossThreshold/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.thresholdMillis !== undefined){
let data7 = data.thresholdMillis;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/type", "type", {type: "integer"}));errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.test !== undefined){
if(!(template_json(data.test, instancePath+"/test"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(template_json(data.display, instancePath+"/display"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.transform !== undefined){
if(!(template_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_icmp_json_form.errors = vErrors;
return errors === 0;
}
export default canary_icmp_json_form;
