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
for(const key in data){
if(!(((((key === "name") || (key === "namespace")) || (key === "url")) || (key === "authentication")) || (key === "ref"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if(typeof data_namespace === "string"){
if(data_namespace.length < 1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.url !== undefined){
let data_url = data.url;
if(typeof data_url === "string"){
if(data_url.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.authentication !== undefined){
let data_authentication = data.authentication;
if(data_authentication && typeof data_authentication == "object" && !Array.isArray(data_authentication)){
if(Object.keys(data_authentication).length > 1){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key_authentication in data_authentication){
if(!((key_authentication === "basic") || (key_authentication === "ssh"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key_authentication}));errors++;
}
}
if(data_authentication.basic !== undefined){
let data_authentication_basic = data_authentication.basic;
if(data_authentication_basic && typeof data_authentication_basic == "object" && !Array.isArray(data_authentication_basic)){
if(data_authentication_basic.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/required", "required", {missingProperty: "username"}));errors++;
}
if(data_authentication_basic.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/required", "required", {missingProperty: "password"}));errors++;
}
for(const key_authentication_basic in data_authentication_basic){
if(!((key_authentication_basic === "username") || (key_authentication_basic === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic", "#/properties/authentication/properties/basic/additionalProperties", "additionalProperties", {additionalProperty: key_authentication_basic}));errors++;
}
}
if(data_authentication_basic.username !== undefined){
let data_authentication_basic_username = data_authentication_basic.username;
if(typeof data_authentication_basic_username === "string"){
if(data_authentication_basic_username.length < 1){
(vErrors ??= []).push(failure(instancePath+"/authentication/basic/username", "#/properties/authentication/properties/basic/properties/username/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication/basic/username", "#/properties/authentication/properties/basic/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data_authentication_basic.password !== undefined){
let data_authentication_basic_password = data_authentication_basic.password;
if(typeof data_authentication_basic_password === "string"){
if(data_authentication_basic_password.length < 1){
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
if(data_authentication.ssh !== undefined){
let data_authentication_ssh = data_authentication.ssh;
if(data_authentication_ssh && typeof data_authentication_ssh == "object" && !Array.isArray(data_authentication_ssh)){
if(data_authentication_ssh.certificate === undefined){
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh", "#/properties/authentication/properties/ssh/required", "required", {missingProperty: "certificate"}));errors++;
}
for(const key_authentication_ssh in data_authentication_ssh){
if(!(key_authentication_ssh === "certificate")){
(vErrors ??= []).push(failure(instancePath+"/authentication/ssh", "#/properties/authentication/properties/ssh/additionalProperties", "additionalProperties", {additionalProperty: key_authentication_ssh}));errors++;
}
}
if(data_authentication_ssh.certificate !== undefined){
let data_authentication_ssh_certificate = data_authentication_ssh.certificate;
if(typeof data_authentication_ssh_certificate === "string"){
if(data_authentication_ssh_certificate.length < 1){
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
let data_ref = data.ref;
if(typeof data_ref === "string"){
if(data_ref.length < 1){
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
