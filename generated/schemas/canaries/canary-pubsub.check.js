// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value_976f27d2 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"sqs":1,"pubsub":1,"rabbitmq":1,"kafka":1,"nats":1,"memory":1};
const value_b24c5620 = {"queue":1,"raw":1,"waitTime":1,"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_pubsub_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_976f27d2, key))){
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
let data_namespace = data.namespace;
const _errs_namespace = errors;
let valid_namespace = false;
const _errs_namespace_2 = errors;
if(typeof data_namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid_namespace = _errs_namespace_2 === errors;
valid_namespace = valid_namespace || _valid_namespace;
if(!valid_namespace){
const _errs_namespace_3 = errors;
if(!(data_namespace && typeof data_namespace == "object" && !Array.isArray(data_namespace))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid_namespace = _errs_namespace_3 === errors;
valid_namespace = valid_namespace || _valid_namespace;
}
if(!valid_namespace){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_namespace;
if(vErrors !== null){
if(_errs_namespace){
vErrors.length = _errs_namespace;
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
let data_metrics = data.metrics;
if(Array.isArray(data_metrics)){
const len_metrics = data_metrics.length;
for(let i_metrics=0; i_metrics<len_metrics; i_metrics++){
if(!(metrics_json(data_metrics[i_metrics], instancePath+"/metrics/" + i_metrics))){
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
let data_sqs = data.sqs;
if(data_sqs && typeof data_sqs == "object" && !Array.isArray(data_sqs)){
if(data_sqs.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key_sqs in data_sqs){
if(!(value_191f75b3.call(value_b24c5620, key_sqs))){
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/additionalProperties", "additionalProperties", {additionalProperty: key_sqs}));errors++;
}
}
if(data_sqs.queue !== undefined){
if(typeof data_sqs.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/queue", "#/properties/sqs/properties/queue/type", "type", {type: "string"}));errors++;
}
}
if(data_sqs.raw !== undefined){
if(typeof data_sqs.raw !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/sqs/raw", "#/properties/sqs/properties/raw/type", "type", {type: "boolean"}));errors++;
}
}
if(data_sqs.waitTime !== undefined){
let data_sqs_waitTime = data_sqs.waitTime;
if(!((typeof data_sqs_waitTime == "number") && (!(data_sqs_waitTime % 1) && !isNaN(data_sqs_waitTime)))){
(vErrors ??= []).push(failure(instancePath+"/sqs/waitTime", "#/properties/sqs/properties/waitTime/type", "type", {type: "integer"}));errors++;
}
}
if(data_sqs.connection !== undefined){
if(typeof data_sqs.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/connection", "#/properties/sqs/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_sqs.accessKey !== undefined){
if(!(env_var_json(data_sqs.accessKey, instancePath+"/sqs/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sqs.secretKey !== undefined){
if(!(env_var_json(data_sqs.secretKey, instancePath+"/sqs/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sqs.sessionToken !== undefined){
if(!(env_var_json(data_sqs.sessionToken, instancePath+"/sqs/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sqs.assumeRole !== undefined){
if(typeof data_sqs.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/assumeRole", "#/properties/sqs/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data_sqs.region !== undefined){
if(typeof data_sqs.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/region", "#/properties/sqs/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_sqs.endpoint !== undefined){
if(typeof data_sqs.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sqs/endpoint", "#/properties/sqs/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_sqs.skipTLSVerify !== undefined){
if(typeof data_sqs.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/sqs/skipTLSVerify", "#/properties/sqs/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sqs", "#/properties/sqs/type", "type", {type: "object"}));errors++;
}
}
if(data.pubsub !== undefined){
let data_pubsub = data.pubsub;
if(data_pubsub && typeof data_pubsub == "object" && !Array.isArray(data_pubsub)){
if(data_pubsub.project_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/required", "required", {missingProperty: "project_id"}));errors++;
}
if(data_pubsub.subscription === undefined){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/required", "required", {missingProperty: "subscription"}));errors++;
}
for(const key_pubsub in data_pubsub){
if(!(((((((key_pubsub === "project_id") || (key_pubsub === "subscription")) || (key_pubsub === "connection")) || (key_pubsub === "endpoint")) || (key_pubsub === "credentials")) || (key_pubsub === "skipTLSVerify")) || (key_pubsub === "project"))){
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/additionalProperties", "additionalProperties", {additionalProperty: key_pubsub}));errors++;
}
}
if(data_pubsub.project_id !== undefined){
if(typeof data_pubsub.project_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/project_id", "#/properties/pubsub/properties/project_id/type", "type", {type: "string"}));errors++;
}
}
if(data_pubsub.subscription !== undefined){
if(typeof data_pubsub.subscription !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/subscription", "#/properties/pubsub/properties/subscription/type", "type", {type: "string"}));errors++;
}
}
if(data_pubsub.connection !== undefined){
if(typeof data_pubsub.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/connection", "#/properties/pubsub/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_pubsub.endpoint !== undefined){
if(typeof data_pubsub.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/endpoint", "#/properties/pubsub/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_pubsub.credentials !== undefined){
if(!(env_var_json(data_pubsub.credentials, instancePath+"/pubsub/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_pubsub.skipTLSVerify !== undefined){
if(typeof data_pubsub.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/skipTLSVerify", "#/properties/pubsub/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_pubsub.project !== undefined){
if(typeof data_pubsub.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pubsub/project", "#/properties/pubsub/properties/project/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/type", "type", {type: "object"}));errors++;
}
}
if(data.rabbitmq !== undefined){
let data_rabbitmq = data.rabbitmq;
if(data_rabbitmq && typeof data_rabbitmq == "object" && !Array.isArray(data_rabbitmq)){
if(data_rabbitmq.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "host"}));errors++;
}
if(data_rabbitmq.port === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "port"}));errors++;
}
if(data_rabbitmq.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "username"}));errors++;
}
if(data_rabbitmq.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "password"}));errors++;
}
if(data_rabbitmq.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key_rabbitmq in data_rabbitmq){
if(!(((((key_rabbitmq === "host") || (key_rabbitmq === "port")) || (key_rabbitmq === "username")) || (key_rabbitmq === "password")) || (key_rabbitmq === "queue"))){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/additionalProperties", "additionalProperties", {additionalProperty: key_rabbitmq}));errors++;
}
}
if(data_rabbitmq.host !== undefined){
if(typeof data_rabbitmq.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/host", "#/properties/rabbitmq/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data_rabbitmq.port !== undefined){
let data_rabbitmq_port = data_rabbitmq.port;
if(!((typeof data_rabbitmq_port == "number") && (!(data_rabbitmq_port % 1) && !isNaN(data_rabbitmq_port)))){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/port", "#/properties/rabbitmq/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data_rabbitmq.username !== undefined){
let data_rabbitmq_username = data_rabbitmq.username;
const _errs_rabbitmq_username = errors;
let valid_rabbitmq_username = false;
const _errs_rabbitmq_username_2 = errors;
if(typeof data_rabbitmq_username !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/username", "#/properties/rabbitmq/properties/username/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid_rabbitmq_username = _errs_rabbitmq_username_2 === errors;
valid_rabbitmq_username = valid_rabbitmq_username || _valid_rabbitmq_username;
if(!valid_rabbitmq_username){
const _errs_rabbitmq_username_3 = errors;
if(!(env_var_json(data_rabbitmq_username, instancePath+"/rabbitmq/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_rabbitmq_username = _errs_rabbitmq_username_3 === errors;
valid_rabbitmq_username = valid_rabbitmq_username || _valid_rabbitmq_username;
}
if(!valid_rabbitmq_username){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/username", "#/properties/rabbitmq/properties/username/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_rabbitmq_username;
if(vErrors !== null){
if(_errs_rabbitmq_username){
vErrors.length = _errs_rabbitmq_username;
}
else {
vErrors = null;
}
}
}
}
if(data_rabbitmq.password !== undefined){
let data_rabbitmq_password = data_rabbitmq.password;
const _errs_rabbitmq_password = errors;
let valid_rabbitmq_password = false;
const _errs_rabbitmq_password_2 = errors;
if(typeof data_rabbitmq_password !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/password", "#/properties/rabbitmq/properties/password/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid_rabbitmq_password = _errs_rabbitmq_password_2 === errors;
valid_rabbitmq_password = valid_rabbitmq_password || _valid_rabbitmq_password;
if(!valid_rabbitmq_password){
const _errs_rabbitmq_password_3 = errors;
if(!(env_var_json(data_rabbitmq_password, instancePath+"/rabbitmq/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_rabbitmq_password = _errs_rabbitmq_password_3 === errors;
valid_rabbitmq_password = valid_rabbitmq_password || _valid_rabbitmq_password;
}
if(!valid_rabbitmq_password){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/password", "#/properties/rabbitmq/properties/password/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_rabbitmq_password;
if(vErrors !== null){
if(_errs_rabbitmq_password){
vErrors.length = _errs_rabbitmq_password;
}
else {
vErrors = null;
}
}
}
}
if(data_rabbitmq.queue !== undefined){
if(typeof data_rabbitmq.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/rabbitmq/queue", "#/properties/rabbitmq/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/rabbitmq", "#/properties/rabbitmq/type", "type", {type: "object"}));errors++;
}
}
if(data.kafka !== undefined){
let data_kafka = data.kafka;
if(data_kafka && typeof data_kafka == "object" && !Array.isArray(data_kafka)){
if(data_kafka.brokers === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "brokers"}));errors++;
}
if(data_kafka.topic === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "topic"}));errors++;
}
if(data_kafka.group === undefined){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/required", "required", {missingProperty: "group"}));errors++;
}
for(const key_kafka in data_kafka){
if(!(((key_kafka === "brokers") || (key_kafka === "topic")) || (key_kafka === "group"))){
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/additionalProperties", "additionalProperties", {additionalProperty: key_kafka}));errors++;
}
}
if(data_kafka.brokers !== undefined){
let data_kafka_brokers = data_kafka.brokers;
if(Array.isArray(data_kafka_brokers)){
const len_kafka_brokers = data_kafka_brokers.length;
for(let i_kafka_brokers=0; i_kafka_brokers<len_kafka_brokers; i_kafka_brokers++){
if(typeof data_kafka_brokers[i_kafka_brokers] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/brokers/" + i_kafka_brokers, "#/properties/kafka/properties/brokers/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kafka/brokers", "#/properties/kafka/properties/brokers/type", "type", {type: "array"}));errors++;
}
}
if(data_kafka.topic !== undefined){
if(typeof data_kafka.topic !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/topic", "#/properties/kafka/properties/topic/type", "type", {type: "string"}));errors++;
}
}
if(data_kafka.group !== undefined){
if(typeof data_kafka.group !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kafka/group", "#/properties/kafka/properties/group/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kafka", "#/properties/kafka/type", "type", {type: "object"}));errors++;
}
}
if(data.nats !== undefined){
let data_nats = data.nats;
if(data_nats && typeof data_nats == "object" && !Array.isArray(data_nats)){
if(data_nats.subject === undefined){
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/required", "required", {missingProperty: "subject"}));errors++;
}
for(const key_nats in data_nats){
if(!(((key_nats === "url") || (key_nats === "subject")) || (key_nats === "queue"))){
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/additionalProperties", "additionalProperties", {additionalProperty: key_nats}));errors++;
}
}
if(data_nats.url !== undefined){
if(typeof data_nats.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/url", "#/properties/nats/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_nats.subject !== undefined){
if(typeof data_nats.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/subject", "#/properties/nats/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data_nats.queue !== undefined){
if(typeof data_nats.queue !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nats/queue", "#/properties/nats/properties/queue/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/nats", "#/properties/nats/type", "type", {type: "object"}));errors++;
}
}
if(data.memory !== undefined){
let data_memory = data.memory;
if(data_memory && typeof data_memory == "object" && !Array.isArray(data_memory)){
if(data_memory.queue === undefined){
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/required", "required", {missingProperty: "queue"}));errors++;
}
for(const key_memory in data_memory){
if(!(key_memory === "queue")){
(vErrors ??= []).push(failure(instancePath+"/memory", "#/properties/memory/additionalProperties", "additionalProperties", {additionalProperty: key_memory}));errors++;
}
}
if(data_memory.queue !== undefined){
if(typeof data_memory.queue !== "string"){
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
