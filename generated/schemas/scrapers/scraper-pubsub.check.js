// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value0 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"sqs":1,"pubsub":1,"rabbitmq":1,"kafka":1,"nats":1,"memory":1,"maxMessages":1};
const value1 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value2 = {"queue":1,"raw":1,"waitTime":1,"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1};
const value3 = Object.prototype.hasOwnProperty;
export function scraper_pubsub_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value3.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.class !== undefined){
if(typeof data.class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/class", "#/properties/class/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.health !== undefined){
if(typeof data.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data.items !== undefined){
if(typeof data.items !== "string"){
(vErrors ??= []).push(failure(instancePath+"/items", "#/properties/items/type", "type", {type: "string"}));errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data.timestampFormat !== undefined){
if(typeof data.timestampFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestampFormat", "#/properties/timestampFormat/type", "type", {type: "string"}));errors++;
}
}
if(data.createFields !== undefined){
let data10 = data.createFields;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i0, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data12 = data.deleteFields;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i1, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/deleteFields", "#/properties/deleteFields/type", "type", {type: "array"}));errors++;
}
}
if(data.transform !== undefined){
if(!(scraper_transform_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? scraper_transform_json.errors : vErrors.concat(scraper_transform_json.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(scraper_tags_json(data.tags, instancePath+"/tags"))){
vErrors = vErrors === null ? scraper_tags_json.errors : vErrors.concat(scraper_tags_json.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
let data17 = data.properties;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(value3.call(value1, key1))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data18.label !== undefined){
if(typeof data18.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data18.tooltip !== undefined){
if(typeof data18.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data18.icon !== undefined){
if(typeof data18.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data18.type !== undefined){
if(typeof data18.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data18.color !== undefined){
if(typeof data18.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data18.order !== undefined){
let data25 = data18.order;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data18.headline !== undefined){
if(typeof data18.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.hidden !== undefined){
if(typeof data18.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.text !== undefined){
if(typeof data18.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data18.value !== undefined){
let data29 = data18.value;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data18.unit !== undefined){
if(typeof data18.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data18.max !== undefined){
let data31 = data18.max;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data18.min !== undefined){
let data32 = data18.min;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data18.status !== undefined){
if(typeof data18.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data18.lastTransition !== undefined){
if(typeof data18.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data18.links !== undefined){
let data35 = data18.links;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(!(link_json(data35[i3], instancePath+"/properties/" + i2+"/links/" + i3))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data18.filter !== undefined){
if(typeof data18.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.sqs !== undefined){
let data38 = data.sqs;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key2 in data38){
if(!(value3.call(value2, key2))){
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data38.queue !== undefined){
if(typeof data38.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/queue", "#/properties/sqs/properties/queue/type", "type", {type: "string"}));errors++;
}
}
if(data38.raw !== undefined){
if(typeof data38.raw !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/sqs/raw", "#/properties/sqs/properties/raw/type", "type", {type: "boolean"}));errors++;
}
}
if(data38.waitTime !== undefined){
let data41 = data38.waitTime;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push(failure(instancePath+"/sqs/waitTime", "#/properties/sqs/properties/waitTime/type", "type", {type: "integer"}));errors++;
}
}
if(data38.connection !== undefined){
if(typeof data38.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/connection", "#/properties/sqs/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data38.accessKey !== undefined){
if(!(env_var_json(data38.accessKey, instancePath+"/sqs/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data38.secretKey !== undefined){
if(!(env_var_json(data38.secretKey, instancePath+"/sqs/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data38.sessionToken !== undefined){
if(!(env_var_json(data38.sessionToken, instancePath+"/sqs/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data38.assumeRole !== undefined){
if(typeof data38.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/assumeRole", "#/properties/sqs/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data38.region !== undefined){
if(typeof data38.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/region", "#/properties/sqs/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data38.endpoint !== undefined){
if(typeof data38.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/endpoint", "#/properties/sqs/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data38.skipTLSVerify !== undefined){
if(typeof data38.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/sqs/skipTLSVerify", "#/properties/sqs/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/type", "type", {type: "object"}));errors++;
}
}
if(data.pubsub !== undefined){
let data50 = data.pubsub;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.project_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/required", "required", {missingProperty: "project_id"}));errors++;
}
if(data50.subscription === undefined){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/required", "required", {missingProperty: "subscription"}));errors++;
}
for(const key3 in data50){
if(!(((((((key3 === "project_id") || (key3 === "subscription")) || (key3 === "connection")) || (key3 === "endpoint")) || (key3 === "credentials")) || (key3 === "skipTLSVerify")) || (key3 === "project"))){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data50.project_id !== undefined){
if(typeof data50.project_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/project_id", "#/properties/pubsub/properties/project_id/type", "type", {type: "string"}));errors++;
}
}
if(data50.subscription !== undefined){
if(typeof data50.subscription !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/subscription", "#/properties/pubsub/properties/subscription/type", "type", {type: "string"}));errors++;
}
}
if(data50.connection !== undefined){
if(typeof data50.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/connection", "#/properties/pubsub/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data50.endpoint !== undefined){
if(typeof data50.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/endpoint", "#/properties/pubsub/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data50.credentials !== undefined){
if(!(env_var_json(data50.credentials, instancePath+"/pubsub/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data50.skipTLSVerify !== undefined){
if(typeof data50.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/skipTLSVerify", "#/properties/pubsub/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data50.project !== undefined){
if(typeof data50.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/project", "#/properties/pubsub/properties/project/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/type", "type", {type: "object"}));errors++;
}
}
if(data.rabbitmq !== undefined){
let data58 = data.rabbitmq;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "host"}));errors++;
}
if(data58.port === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "port"}));errors++;
}
if(data58.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "username"}));errors++;
}
if(data58.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "password"}));errors++;
}
if(data58.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key4 in data58){
if(!(((((key4 === "host") || (key4 === "port")) || (key4 === "username")) || (key4 === "password")) || (key4 === "queue"))){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data58.host !== undefined){
if(typeof data58.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/host", "#/properties/rabbitmq/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data58.port !== undefined){
let data60 = data58.port;
if(!((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60)))){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/port", "#/properties/rabbitmq/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data58.username !== undefined){
let data61 = data58.username;
const _errs121 = errors;
let valid13 = false;
const _errs122 = errors;
if(typeof data61 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/username", "#/properties/rabbitmq/properties/username/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid0 = _errs122 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs124 = errors;
if(!(env_var_json(data61, instancePath+"/rabbitmq/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid0 = _errs124 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/username", "#/properties/rabbitmq/properties/username/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = _errs121;
}
else {
vErrors = null;
}
}
}
}
if(data58.password !== undefined){
let data62 = data58.password;
const _errs126 = errors;
let valid14 = false;
const _errs127 = errors;
if(typeof data62 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/password", "#/properties/rabbitmq/properties/password/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid1 = _errs127 === errors;
valid14 = valid14 || _valid1;
if(!valid14){
const _errs129 = errors;
if(!(env_var_json(data62, instancePath+"/rabbitmq/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid1 = _errs129 === errors;
valid14 = valid14 || _valid1;
}
if(!valid14){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/password", "#/properties/rabbitmq/properties/password/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs126;
if(vErrors !== null){
if(_errs126){
vErrors.length = _errs126;
}
else {
vErrors = null;
}
}
}
}
if(data58.queue !== undefined){
if(typeof data58.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/queue", "#/properties/rabbitmq/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/type", "type", {type: "object"}));errors++;
}
}
if(data.kafka !== undefined){
let data64 = data.kafka;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.brokers === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "brokers"}));errors++;
}
if(data64.topic === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "topic"}));errors++;
}
if(data64.group === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "group"}));errors++;
}
for(const key5 in data64){
if(!(((key5 === "brokers") || (key5 === "topic")) || (key5 === "group"))){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data64.brokers !== undefined){
let data65 = data64.brokers;
if(Array.isArray(data65)){
const len4 = data65.length;
for(let i4=0; i4<len4; i4++){
if(typeof data65[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/brokers/" + i4, "#/properties/kafka/properties/brokers/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kafka/brokers", "#/properties/kafka/properties/brokers/type", "type", {type: "array"}));errors++;
}
}
if(data64.topic !== undefined){
if(typeof data64.topic !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/topic", "#/properties/kafka/properties/topic/type", "type", {type: "string"}));errors++;
}
}
if(data64.group !== undefined){
if(typeof data64.group !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/group", "#/properties/kafka/properties/group/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/type", "type", {type: "object"}));errors++;
}
}
if(data.nats !== undefined){
let data69 = data.nats;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.subject === undefined){
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/required", "required", {missingProperty: "subject"}));errors++;
}
for(const key6 in data69){
if(!(((key6 === "url") || (key6 === "subject")) || (key6 === "queue"))){
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data69.url !== undefined){
if(typeof data69.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/url", "#/properties/nats/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data69.subject !== undefined){
if(typeof data69.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/subject", "#/properties/nats/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data69.queue !== undefined){
if(typeof data69.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/queue", "#/properties/nats/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/type", "type", {type: "object"}));errors++;
}
}
if(data.memory !== undefined){
let data73 = data.memory;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key7 in data73){
if(!(key7 === "queue")){
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data73.queue !== undefined){
if(typeof data73.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/memory/queue", "#/properties/memory/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/type", "type", {type: "object"}));errors++;
}
}
if(data.maxMessages !== undefined){
let data75 = data.maxMessages;
if(!((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75)))){
(vErrors ??= []).push(failure(instancePath+"/maxMessages", "#/properties/maxMessages/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_pubsub_json.errors = vErrors;
return errors === 0;
}
export default scraper_pubsub_json;
