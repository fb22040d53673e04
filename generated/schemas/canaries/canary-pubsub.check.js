// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"sqs":1,"pubsub":1,"rabbitmq":1,"kafka":1,"nats":1,"memory":1};
const value1 = {"queue":1,"raw":1,"waitTime":1,"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1};
const value2 = Object.prototype.hasOwnProperty;
export function canary_pubsub_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key0 in data){
if(!(value2.call(value0, key0))){
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.metrics !== undefined){
let data5 = data.metrics;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(metrics_json(data5[i0], instancePath+"/metrics/" + i0))){
vErrors = vErrors === null ? metrics_json.errors : vErrors.concat(metrics_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/metrics", "#/properties/metrics/type", "type", {type: "array"}));errors++;
}
}
if(data.markFailOnEmpty !== undefined){
if(typeof data.markFailOnEmpty !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/markFailOnEmpty", "#/properties/markFailOnEmpty/type", "type", {type: "boolean"}));errors++;
}
}
if(data.transformDeleteStrategy !== undefined){
if(typeof data.transformDeleteStrategy !== "string"){
(vErrors ??= []).push(failure(instancePath+"/transformDeleteStrategy", "#/properties/transformDeleteStrategy/type", "type", {type: "string"}));errors++;
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
if(data.sqs !== undefined){
let data12 = data.sqs;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key1 in data12){
if(!(value2.call(value1, key1))){
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data12.queue !== undefined){
if(typeof data12.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/queue", "#/properties/sqs/properties/queue/type", "type", {type: "string"}));errors++;
}
}
if(data12.raw !== undefined){
if(typeof data12.raw !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/sqs/raw", "#/properties/sqs/properties/raw/type", "type", {type: "boolean"}));errors++;
}
}
if(data12.waitTime !== undefined){
let data15 = data12.waitTime;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push(failure(instancePath+"/sqs/waitTime", "#/properties/sqs/properties/waitTime/type", "type", {type: "integer"}));errors++;
}
}
if(data12.connection !== undefined){
if(typeof data12.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/connection", "#/properties/sqs/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data12.accessKey !== undefined){
if(!(env_var_json(data12.accessKey, instancePath+"/sqs/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data12.secretKey !== undefined){
if(!(env_var_json(data12.secretKey, instancePath+"/sqs/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data12.sessionToken !== undefined){
if(!(env_var_json(data12.sessionToken, instancePath+"/sqs/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data12.assumeRole !== undefined){
if(typeof data12.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/assumeRole", "#/properties/sqs/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data12.region !== undefined){
if(typeof data12.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/region", "#/properties/sqs/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data12.endpoint !== undefined){
if(typeof data12.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/endpoint", "#/properties/sqs/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data12.skipTLSVerify !== undefined){
if(typeof data12.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/sqs/skipTLSVerify", "#/properties/sqs/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/type", "type", {type: "object"}));errors++;
}
}
if(data.pubsub !== undefined){
let data24 = data.pubsub;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.project_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/required", "required", {missingProperty: "project_id"}));errors++;
}
if(data24.subscription === undefined){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/required", "required", {missingProperty: "subscription"}));errors++;
}
for(const key2 in data24){
if(!(((((((key2 === "project_id") || (key2 === "subscription")) || (key2 === "connection")) || (key2 === "endpoint")) || (key2 === "credentials")) || (key2 === "skipTLSVerify")) || (key2 === "project"))){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data24.project_id !== undefined){
if(typeof data24.project_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/project_id", "#/properties/pubsub/properties/project_id/type", "type", {type: "string"}));errors++;
}
}
if(data24.subscription !== undefined){
if(typeof data24.subscription !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/subscription", "#/properties/pubsub/properties/subscription/type", "type", {type: "string"}));errors++;
}
}
if(data24.connection !== undefined){
if(typeof data24.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/connection", "#/properties/pubsub/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data24.endpoint !== undefined){
if(typeof data24.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/endpoint", "#/properties/pubsub/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data24.credentials !== undefined){
if(!(env_var_json(data24.credentials, instancePath+"/pubsub/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data24.skipTLSVerify !== undefined){
if(typeof data24.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/skipTLSVerify", "#/properties/pubsub/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data24.project !== undefined){
if(typeof data24.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/project", "#/properties/pubsub/properties/project/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/type", "type", {type: "object"}));errors++;
}
}
if(data.rabbitmq !== undefined){
let data32 = data.rabbitmq;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "host"}));errors++;
}
if(data32.port === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "port"}));errors++;
}
if(data32.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "username"}));errors++;
}
if(data32.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "password"}));errors++;
}
if(data32.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key3 in data32){
if(!(((((key3 === "host") || (key3 === "port")) || (key3 === "username")) || (key3 === "password")) || (key3 === "queue"))){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data32.host !== undefined){
if(typeof data32.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/host", "#/properties/rabbitmq/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data32.port !== undefined){
let data34 = data32.port;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/port", "#/properties/rabbitmq/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data32.username !== undefined){
let data35 = data32.username;
const _errs71 = errors;
let valid7 = false;
const _errs72 = errors;
if(typeof data35 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/username", "#/properties/rabbitmq/properties/username/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid1 = _errs72 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs74 = errors;
if(!(env_var_json(data35, instancePath+"/rabbitmq/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid1 = _errs74 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/username", "#/properties/rabbitmq/properties/username/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data32.password !== undefined){
let data36 = data32.password;
const _errs76 = errors;
let valid8 = false;
const _errs77 = errors;
if(typeof data36 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/password", "#/properties/rabbitmq/properties/password/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid2 = _errs77 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs79 = errors;
if(!(env_var_json(data36, instancePath+"/rabbitmq/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid2 = _errs79 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/password", "#/properties/rabbitmq/properties/password/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data32.queue !== undefined){
if(typeof data32.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/queue", "#/properties/rabbitmq/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/type", "type", {type: "object"}));errors++;
}
}
if(data.kafka !== undefined){
let data38 = data.kafka;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.brokers === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "brokers"}));errors++;
}
if(data38.topic === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "topic"}));errors++;
}
if(data38.group === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "group"}));errors++;
}
for(const key4 in data38){
if(!(((key4 === "brokers") || (key4 === "topic")) || (key4 === "group"))){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data38.brokers !== undefined){
let data39 = data38.brokers;
if(Array.isArray(data39)){
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
if(typeof data39[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/brokers/" + i1, "#/properties/kafka/properties/brokers/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kafka/brokers", "#/properties/kafka/properties/brokers/type", "type", {type: "array"}));errors++;
}
}
if(data38.topic !== undefined){
if(typeof data38.topic !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/topic", "#/properties/kafka/properties/topic/type", "type", {type: "string"}));errors++;
}
}
if(data38.group !== undefined){
if(typeof data38.group !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/group", "#/properties/kafka/properties/group/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/type", "type", {type: "object"}));errors++;
}
}
if(data.nats !== undefined){
let data43 = data.nats;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.subject === undefined){
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/required", "required", {missingProperty: "subject"}));errors++;
}
for(const key5 in data43){
if(!(((key5 === "url") || (key5 === "subject")) || (key5 === "queue"))){
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data43.url !== undefined){
if(typeof data43.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/url", "#/properties/nats/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data43.subject !== undefined){
if(typeof data43.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/subject", "#/properties/nats/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data43.queue !== undefined){
if(typeof data43.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/queue", "#/properties/nats/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/type", "type", {type: "object"}));errors++;
}
}
if(data.memory !== undefined){
let data47 = data.memory;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key6 in data47){
if(!(key6 === "queue")){
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data47.queue !== undefined){
if(typeof data47.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/memory/queue", "#/properties/memory/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_pubsub_json.errors = vErrors;
return errors === 0;
}
export default canary_pubsub_json;
