// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function notification_rocketchat_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.host === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "host"}));errors++;
}
if(data.port === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "port"}));errors++;
}
if(data.tokenA === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tokenA"}));errors++;
}
if(data.tokenB === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tokenB"}));errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "channel"}));errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "namespace")) || (key0 === "user")) || (key0 === "host")) || (key0 === "port")) || (key0 === "tokenA")) || (key0 === "tokenB")) || (key0 === "channel"))){
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
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
(vErrors ??= []).push(failure(instancePath+"/user", "#/properties/user/type", "type", {type: "string"}));errors++;
}
}
if(data.host !== undefined){
let data3 = data.host;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data.port !== undefined){
let data4 = data.port;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data4 == "number"){
if(data4 > 65535 || isNaN(data4)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.tokenA !== undefined){
let data5 = data.tokenA;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(failure(instancePath+"/tokenA", "#/properties/tokenA/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tokenA", "#/properties/tokenA/type", "type", {type: "string"}));errors++;
}
}
if(data.tokenB !== undefined){
let data6 = data.tokenB;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(failure(instancePath+"/tokenB", "#/properties/tokenB/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tokenB", "#/properties/tokenB/type", "type", {type: "string"}));errors++;
}
}
if(data.channel !== undefined){
let data7 = data.channel;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(failure(instancePath+"/channel", "#/properties/channel/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/channel", "#/properties/channel/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_rocketchat_json_form.errors = vErrors;
return errors === 0;
}
export default notification_rocketchat_json_form;
