// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_f76a6521 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"sqs":1,"pubsub":1,"rabbitmq":1,"kafka":1,"nats":1,"memory":1,"maxMessages":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_b24c5620 = {"queue":1,"raw":1,"waitTime":1,"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_pubsub_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_f76a6521, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_createFields = data.createFields;
if(Array.isArray(data_createFields)){
const len_createFields = data_createFields.length;
for(let i_createFields=0; i_createFields<len_createFields; i_createFields++){
if(typeof data_createFields[i_createFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i_createFields, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data_deleteFields = data.deleteFields;
if(Array.isArray(data_deleteFields)){
const len_deleteFields = data_deleteFields.length;
for(let i_deleteFields=0; i_deleteFields<len_deleteFields; i_deleteFields++){
if(typeof data_deleteFields[i_deleteFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i_deleteFields, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
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
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
let data_properties_item = data_properties[i_properties];
if(data_properties_item && typeof data_properties_item == "object" && !Array.isArray(data_properties_item)){
for(const key_properties_item in data_properties_item){
if(!(value_191f75b3.call(value_7f857854, key_properties_item))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key_properties_item}));errors++;
}
}
if(data_properties_item.label !== undefined){
if(typeof data_properties_item.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.name !== undefined){
if(typeof data_properties_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.tooltip !== undefined){
if(typeof data_properties_item.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.icon !== undefined){
if(typeof data_properties_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.type !== undefined){
if(typeof data_properties_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.color !== undefined){
if(typeof data_properties_item.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.order !== undefined){
let data_properties_item_order = data_properties_item.order;
if(!((typeof data_properties_item_order == "number") && (!(data_properties_item_order % 1) && !isNaN(data_properties_item_order)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.headline !== undefined){
if(typeof data_properties_item.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.hidden !== undefined){
if(typeof data_properties_item.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.text !== undefined){
if(typeof data_properties_item.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.value !== undefined){
let data_properties_item_value = data_properties_item.value;
if(!((typeof data_properties_item_value == "number") && (!(data_properties_item_value % 1) && !isNaN(data_properties_item_value)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.unit !== undefined){
if(typeof data_properties_item.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.max !== undefined){
let data_properties_item_max = data_properties_item.max;
if(!((typeof data_properties_item_max == "number") && (!(data_properties_item_max % 1) && !isNaN(data_properties_item_max)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.min !== undefined){
let data_properties_item_min = data_properties_item.min;
if(!((typeof data_properties_item_min == "number") && (!(data_properties_item_min % 1) && !isNaN(data_properties_item_min)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.status !== undefined){
if(typeof data_properties_item.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.lastTransition !== undefined){
if(typeof data_properties_item.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.links !== undefined){
let data_properties_item_links = data_properties_item.links;
if(Array.isArray(data_properties_item_links)){
const len_properties_item_links = data_properties_item_links.length;
for(let i_properties_item_links=0; i_properties_item_links<len_properties_item_links; i_properties_item_links++){
if(!(link_json(data_properties_item_links[i_properties_item_links], instancePath+"/properties/" + i_properties+"/links/" + i_properties_item_links))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data_properties_item.filter !== undefined){
if(typeof data_properties_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
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
if(data.maxMessages !== undefined){
let data_maxMessages = data.maxMessages;
if(!((typeof data_maxMessages == "number") && (!(data_maxMessages % 1) && !isNaN(data_maxMessages)))){
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
