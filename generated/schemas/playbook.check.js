// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
import { env_var_json } from "./common/env-var.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { playbook_action_json } from "./playbook-action.check.js";
import { playbook_parameter_json } from "./playbook-parameter.check.js";
const value0 = {"title":1,"description":1,"category":1,"icon":1,"parameters":1,"configs":1,"components":1,"checks":1,"actions":1,"on":1,"approval":1,"filters":1,"env":1,"runsOn":1,"templatesOn":1,"timeout":1,"permissions":1};
const value1 = ["passed","failed"];
const value2 = ["created","updated","changed","deleted","healthy","unhealthy","warning","degraded","unknown"];
const value3 = ["healthy","unhealthy","warning","unknown"];
const value4 = ["string","boolean"];
const value5 = ["any","all",""];
const value6 = ["host","agent",""];
const value7 = Object.prototype.hasOwnProperty;
export function playbook_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actions === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "actions"}));errors++;
}
for(const key0 in data){
if(!(value7.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.parameters !== undefined){
let data4 = data.parameters;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(playbook_parameter_json(data4[i0], instancePath+"/parameters/" + i0))){
vErrors = vErrors === null ? playbook_parameter_json.errors : vErrors.concat(playbook_parameter_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/properties/parameters/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data6 = data.configs;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(resource_selector_json(data6[i1], instancePath+"/configs/" + i1))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data.components !== undefined){
let data8 = data.components;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(resource_selector_json(data8[i2], instancePath+"/components/" + i2))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.checks !== undefined){
let data10 = data.checks;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(resource_selector_json(data10[i3], instancePath+"/checks/" + i3))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
}
}
if(data.actions !== undefined){
let data12 = data.actions;
if(Array.isArray(data12)){
if(data12.length < 1){
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/minItems", "minItems", {limit: 1}));errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(playbook_action_json(data12[i4], instancePath+"/actions/" + i4))){
vErrors = vErrors === null ? playbook_action_json.errors : vErrors.concat(playbook_action_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/type", "type", {type: "array"}));errors++;
}
}
if(data.on !== undefined){
let data14 = data.on;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
if(!((((key1 === "canary") || (key1 === "config")) || (key1 === "component")) || (key1 === "webhook"))){
(vErrors ??= []).push(failure(instancePath+"/on", "#/properties/on/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data14.canary !== undefined){
let data15 = data14.canary;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.event === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5, "#/properties/on/properties/canary/items/required", "required", {missingProperty: "event"}));errors++;
}
for(const key2 in data16){
if(!(((key2 === "event") || (key2 === "labels")) || (key2 === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5, "#/properties/on/properties/canary/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data16.event !== undefined){
let data17 = data16.event;
if(typeof data17 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5+"/event", "#/properties/on/properties/canary/items/properties/event/type", "type", {type: "string"}));errors++;
}
if(!((data17 === "passed") || (data17 === "failed"))){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5+"/event", "#/properties/on/properties/canary/items/properties/event/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data16.labels !== undefined){
let data18 = data16.labels;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(typeof data18[key3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5+"/labels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/on/properties/canary/items/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5+"/labels", "#/properties/on/properties/canary/items/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data16.filter !== undefined){
if(typeof data16.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5+"/filter", "#/properties/on/properties/canary/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i5, "#/properties/on/properties/canary/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/canary", "#/properties/on/properties/canary/type", "type", {type: "array"}));errors++;
}
}
if(data14.config !== undefined){
let data21 = data14.config;
if(Array.isArray(data21)){
const len6 = data21.length;
for(let i6=0; i6<len6; i6++){
let data22 = data21[i6];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.event === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6, "#/properties/on/properties/config/items/required", "required", {missingProperty: "event"}));errors++;
}
for(const key4 in data22){
if(!(((key4 === "event") || (key4 === "labels")) || (key4 === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6, "#/properties/on/properties/config/items/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data22.event !== undefined){
let data23 = data22.event;
if(typeof data23 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6+"/event", "#/properties/on/properties/config/items/properties/event/type", "type", {type: "string"}));errors++;
}
if(!(((((((((data23 === "created") || (data23 === "updated")) || (data23 === "changed")) || (data23 === "deleted")) || (data23 === "healthy")) || (data23 === "unhealthy")) || (data23 === "warning")) || (data23 === "degraded")) || (data23 === "unknown"))){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6+"/event", "#/properties/on/properties/config/items/properties/event/enum", "enum", {allowedValues: value2}));errors++;
}
}
if(data22.labels !== undefined){
let data24 = data22.labels;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(typeof data24[key5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6+"/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/on/properties/config/items/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6+"/labels", "#/properties/on/properties/config/items/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data22.filter !== undefined){
if(typeof data22.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6+"/filter", "#/properties/on/properties/config/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i6, "#/properties/on/properties/config/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/config", "#/properties/on/properties/config/type", "type", {type: "array"}));errors++;
}
}
if(data14.component !== undefined){
let data27 = data14.component;
if(Array.isArray(data27)){
const len7 = data27.length;
for(let i7=0; i7<len7; i7++){
let data28 = data27[i7];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.event === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7, "#/properties/on/properties/component/items/required", "required", {missingProperty: "event"}));errors++;
}
for(const key6 in data28){
if(!(((key6 === "event") || (key6 === "labels")) || (key6 === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7, "#/properties/on/properties/component/items/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data28.event !== undefined){
let data29 = data28.event;
if(typeof data29 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7+"/event", "#/properties/on/properties/component/items/properties/event/type", "type", {type: "string"}));errors++;
}
if(!((((data29 === "healthy") || (data29 === "unhealthy")) || (data29 === "warning")) || (data29 === "unknown"))){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7+"/event", "#/properties/on/properties/component/items/properties/event/enum", "enum", {allowedValues: value3}));errors++;
}
}
if(data28.labels !== undefined){
let data30 = data28.labels;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key7 in data30){
if(typeof data30[key7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7+"/labels/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/on/properties/component/items/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7+"/labels", "#/properties/on/properties/component/items/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data28.filter !== undefined){
if(typeof data28.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7+"/filter", "#/properties/on/properties/component/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i7, "#/properties/on/properties/component/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/component", "#/properties/on/properties/component/type", "type", {type: "array"}));errors++;
}
}
if(data14.webhook !== undefined){
let data33 = data14.webhook;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook", "#/properties/on/properties/webhook/required", "required", {missingProperty: "path"}));errors++;
}
for(const key8 in data33){
if(!((key8 === "path") || (key8 === "authentication"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook", "#/properties/on/properties/webhook/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data33.path !== undefined){
if(typeof data33.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/path", "#/properties/on/properties/webhook/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data33.authentication !== undefined){
let data35 = data33.authentication;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(Object.keys(data35).length > 1){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication", "#/properties/on/properties/webhook/properties/authentication/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key9 in data35){
if(!((((key9 === "basic") || (key9 === "github")) || (key9 === "svix")) || (key9 === "jwt"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication", "#/properties/on/properties/webhook/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data35.basic !== undefined){
let data36 = data35.basic;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/required", "required", {missingProperty: "username"}));errors++;
}
if(data36.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/required", "required", {missingProperty: "password"}));errors++;
}
for(const key10 in data36){
if(!((key10 === "username") || (key10 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data36.username !== undefined){
if(!(env_var_json(data36.username, instancePath+"/on/webhook/authentication/basic/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data36.password !== undefined){
if(!(env_var_json(data36.password, instancePath+"/on/webhook/authentication/basic/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/type", "type", {type: "object"}));errors++;
}
}
if(data35.github !== undefined){
let data39 = data35.github;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/github", "#/properties/on/properties/webhook/properties/authentication/properties/github/required", "required", {missingProperty: "token"}));errors++;
}
for(const key11 in data39){
if(!(key11 === "token")){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/github", "#/properties/on/properties/webhook/properties/authentication/properties/github/additionalProperties", "additionalProperties", {additionalProperty: key11}));errors++;
}
}
if(data39.token !== undefined){
if(!(env_var_json(data39.token, instancePath+"/on/webhook/authentication/github/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/github", "#/properties/on/properties/webhook/properties/authentication/properties/github/type", "type", {type: "object"}));errors++;
}
}
if(data35.svix !== undefined){
let data41 = data35.svix;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.secret === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix", "#/properties/on/properties/webhook/properties/authentication/properties/svix/required", "required", {missingProperty: "secret"}));errors++;
}
for(const key12 in data41){
if(!((key12 === "secret") || (key12 === "verifyTimestamp"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix", "#/properties/on/properties/webhook/properties/authentication/properties/svix/additionalProperties", "additionalProperties", {additionalProperty: key12}));errors++;
}
}
if(data41.secret !== undefined){
if(!(env_var_json(data41.secret, instancePath+"/on/webhook/authentication/svix/secret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data41.verifyTimestamp !== undefined){
let data43 = data41.verifyTimestamp;
if((typeof data43 !== "string") && (typeof data43 !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix/verifyTimestamp", "#/properties/on/properties/webhook/properties/authentication/properties/svix/properties/verifyTimestamp/type", "type", {type: value4}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix", "#/properties/on/properties/webhook/properties/authentication/properties/svix/type", "type", {type: "object"}));errors++;
}
}
if(data35.jwt !== undefined){
let data44 = data35.jwt;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.jwksUri === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/required", "required", {missingProperty: "jwksUri"}));errors++;
}
for(const key13 in data44){
if(!(key13 === "jwksUri")){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/additionalProperties", "additionalProperties", {additionalProperty: key13}));errors++;
}
}
if(data44.jwksUri !== undefined){
if(typeof data44.jwksUri !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt/jwksUri", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/properties/jwksUri/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication", "#/properties/on/properties/webhook/properties/authentication/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook", "#/properties/on/properties/webhook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on", "#/properties/on/type", "type", {type: "object"}));errors++;
}
}
if(data.approval !== undefined){
let data46 = data.approval;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key14 in data46){
if(!((key14 === "type") || (key14 === "approvers"))){
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/additionalProperties", "additionalProperties", {additionalProperty: key14}));errors++;
}
}
if(data46.type !== undefined){
let data47 = data46.type;
if(typeof data47 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approval/type", "#/properties/approval/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(((data47 === "any") || (data47 === "all")) || (data47 === ""))){
(vErrors ??= []).push(failure(instancePath+"/approval/type", "#/properties/approval/properties/type/enum", "enum", {allowedValues: value5}));errors++;
}
}
if(data46.approvers !== undefined){
let data48 = data46.approvers;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key15 in data48){
if(!((key15 === "people") || (key15 === "teams"))){
(vErrors ??= []).push(failure(instancePath+"/approval/approvers", "#/properties/approval/properties/approvers/additionalProperties", "additionalProperties", {additionalProperty: key15}));errors++;
}
}
if(data48.people !== undefined){
let data49 = data48.people;
if(Array.isArray(data49)){
const len8 = data49.length;
for(let i8=0; i8<len8; i8++){
if(typeof data49[i8] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/people/" + i8, "#/properties/approval/properties/approvers/properties/people/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/people", "#/properties/approval/properties/approvers/properties/people/type", "type", {type: "array"}));errors++;
}
}
if(data48.teams !== undefined){
let data51 = data48.teams;
if(Array.isArray(data51)){
const len9 = data51.length;
for(let i9=0; i9<len9; i9++){
if(typeof data51[i9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/teams/" + i9, "#/properties/approval/properties/approvers/properties/teams/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/teams", "#/properties/approval/properties/approvers/properties/teams/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval/approvers", "#/properties/approval/properties/approvers/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/type", "type", {type: "object"}));errors++;
}
}
if(data.filters !== undefined){
let data53 = data.filters;
if(Array.isArray(data53)){
const len10 = data53.length;
for(let i10=0; i10<len10; i10++){
if(typeof data53[i10] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters/" + i10, "#/properties/filters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/type", "type", {type: "array"}));errors++;
}
}
if(data.env !== undefined){
let data55 = data.env;
if(Array.isArray(data55)){
const len11 = data55.length;
for(let i11=0; i11<len11; i11++){
if(!(env_var_json(data55[i11], instancePath+"/env/" + i11))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/env", "#/properties/env/type", "type", {type: "array"}));errors++;
}
}
if(data.runsOn !== undefined){
let data57 = data.runsOn;
if(Array.isArray(data57)){
const len12 = data57.length;
for(let i12=0; i12<len12; i12++){
if(typeof data57[i12] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/runsOn/" + i12, "#/properties/runsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/runsOn", "#/properties/runsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.templatesOn !== undefined){
let data59 = data.templatesOn;
if(typeof data59 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/type", "type", {type: "string"}));errors++;
}
if(!(((data59 === "host") || (data59 === "agent")) || (data59 === ""))){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/enum", "enum", {allowedValues: value6}));errors++;
}
}
if(data.timeout !== undefined){
if(!(duration_json(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.permissions !== undefined){
let data61 = data.permissions;
if(Array.isArray(data61)){
const len13 = data61.length;
for(let i13=0; i13<len13; i13++){
let data62 = data61[i13];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key16 in data62){
if(!(((key16 === "role") || (key16 === "team")) || (key16 === "ref"))){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i13, "#/properties/permissions/items/additionalProperties", "additionalProperties", {additionalProperty: key16}));errors++;
}
}
if(data62.role !== undefined){
if(typeof data62.role !== "string"){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i13+"/role", "#/properties/permissions/items/properties/role/type", "type", {type: "string"}));errors++;
}
}
if(data62.team !== undefined){
if(typeof data62.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i13+"/team", "#/properties/permissions/items/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data62.ref !== undefined){
if(typeof data62.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i13+"/ref", "#/properties/permissions/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i13, "#/properties/permissions/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/permissions", "#/properties/permissions/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
playbook_json.errors = vErrors;
return errors === 0;
}
export default playbook_json;
