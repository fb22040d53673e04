// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function field_mapping_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "message")) || (key0 === "timestamp")) || (key0 === "host")) || (key0 === "severity")) || (key0 === "source")) || (key0 === "ignore"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id/" + i0, "#/properties/id/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "array"}));errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/message/" + i1, "#/properties/message/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: "array"}));errors++;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(typeof data4[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestamp/" + i2, "#/properties/timestamp/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/timestamp", "#/properties/timestamp/type", "type", {type: "array"}));errors++;
}
}
if(data.host !== undefined){
let data6 = data.host;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(typeof data6[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/host/" + i3, "#/properties/host/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "array"}));errors++;
}
}
if(data.severity !== undefined){
let data8 = data.severity;
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(typeof data8[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity/" + i4, "#/properties/severity/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "array"}));errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(Array.isArray(data10)){
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(typeof data10[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source/" + i5, "#/properties/source/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "array"}));errors++;
}
}
if(data.ignore !== undefined){
let data12 = data.ignore;
if(Array.isArray(data12)){
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
if(typeof data12[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i6, "#/properties/ignore/items/type", "type", {type: "string"}));errors++;
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
