// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_git_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
if(data.ref === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "ref"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "namespace")) || (key0 === "url")) || (key0 === "authentication")) || (key0 === "ref"))){
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
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.authentication !== undefined){
let data3 = data.authentication;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key1 in data3){
if(!((key1 === "basic") || (key1 === "ssh"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data3.basic !== undefined){
let data4 = data3.basic;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/required", "required", {missingProperty: "username"}));errors++;
}
if(data4.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/required", "required", {missingProperty: "password"}));errors++;
}
for(const key2 in data4){
if(!((key2 === "username") || (key2 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data4.username !== undefined){
let data5 = data4.username;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic/username", "#/properties/authentication/properties/basic/properties/username/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication/basic/username", "#/properties/authentication/properties/basic/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data4.password !== undefined){
let data6 = data4.password;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic/password", "#/properties/authentication/properties/basic/properties/password/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication/basic/password", "#/properties/authentication/properties/basic/properties/password/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/type", "type", {type: "object"}));errors++;
}
}
if(data3.ssh !== undefined){
let data7 = data3.ssh;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate === undefined){
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh", "#/properties/authentication/properties/ssh/required", "required", {missingProperty: "certificate"}));errors++;
}
for(const key3 in data7){
if(!(key3 === "certificate")){
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh", "#/properties/authentication/properties/ssh/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data7.certificate !== undefined){
let data8 = data7.certificate;
if(typeof data8 === "string"){
if(data8.length < 1){
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh/certificate", "#/properties/authentication/properties/ssh/properties/certificate/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh/certificate", "#/properties/authentication/properties/ssh/properties/certificate/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh", "#/properties/authentication/properties/ssh/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/type", "type", {type: "object"}));errors++;
}
}
if(data.ref !== undefined){
let data9 = data.ref;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(failure(instancePath+"/ref", "#/properties/ref/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ref", "#/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_git_json_form.errors = vErrors;
return errors === 0;
}
export default connection_git_json_form;
