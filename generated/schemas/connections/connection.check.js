// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { oauth_json } from "../common/oauth.check.js";
import { tls_json } from "../common/tls.check.js";
const value0 = {"properties":1,"aws":1,"awskms":1,"s3":1,"azure":1,"azureKeyVault":1,"azureDevops":1,"gcp":1,"gcs":1,"gcpkms":1,"anthropic":1,"openai":1,"gemini":1,"ollama":1,"folder":1,"git":1,"github":1,"gitlab":1,"http":1,"loki":1,"opensearch":1,"kubernetes":1,"postgres":1,"mysql":1,"mongo":1,"mssql":1,"prometheus":1,"sftp":1,"smb":1,"discord":1,"smtp":1,"slack":1,"telegram":1,"ntfy":1,"pushbullet":1,"pushover":1,"type":1,"url":1,"port":1,"username":1,"password":1,"certificate":1,"insecure_tls":1};
const value1 = {"host":1,"username":1,"password":1,"insecureTLS":1,"encryption":1,"port":1,"fromAddress":1,"fromName":1,"toAddresses":1,"subject":1,"auth":1,"headers":1};
const value2 = Object.prototype.hasOwnProperty;
export function connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value2.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.properties !== undefined){
if(!(labels_json(data.properties, instancePath+"/properties"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined){
let data1 = data.aws;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((((key1 === "url") || (key1 === "accessKey")) || (key1 === "secretKey")) || (key1 === "region")) || (key1 === "profile")) || (key1 === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/aws", "#/properties/aws/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data1.url !== undefined){
if(!(env_var_json(data1.url, instancePath+"/aws/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data1.accessKey !== undefined){
if(!(env_var_json(data1.accessKey, instancePath+"/aws/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data1.secretKey !== undefined){
if(!(env_var_json(data1.secretKey, instancePath+"/aws/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data1.region !== undefined){
if(typeof data1.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aws/region", "#/properties/aws/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data1.profile !== undefined){
if(typeof data1.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aws/profile", "#/properties/aws/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data1.insecureTLS !== undefined){
if(typeof data1.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/aws/insecureTLS", "#/properties/aws/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aws", "#/properties/aws/type", "type", {type: "object"}));errors++;
}
}
if(data.awskms !== undefined){
let data8 = data.awskms;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.keyID === undefined){
(vErrors ??= []).push(failure(instancePath+"/awskms", "#/properties/awskms/required", "required", {missingProperty: "keyID"}));errors++;
}
for(const key2 in data8){
if(!(((((((key2 === "url") || (key2 === "accessKey")) || (key2 === "secretKey")) || (key2 === "region")) || (key2 === "profile")) || (key2 === "insecureTLS")) || (key2 === "keyID"))){
(vErrors ??= []).push(failure(instancePath+"/awskms", "#/properties/awskms/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data8.url !== undefined){
if(!(env_var_json(data8.url, instancePath+"/awskms/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data8.accessKey !== undefined){
if(!(env_var_json(data8.accessKey, instancePath+"/awskms/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data8.secretKey !== undefined){
if(!(env_var_json(data8.secretKey, instancePath+"/awskms/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data8.region !== undefined){
if(typeof data8.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awskms/region", "#/properties/awskms/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data8.profile !== undefined){
if(typeof data8.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awskms/profile", "#/properties/awskms/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data8.insecureTLS !== undefined){
if(typeof data8.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awskms/insecureTLS", "#/properties/awskms/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data8.keyID !== undefined){
if(typeof data8.keyID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awskms/keyID", "#/properties/awskms/properties/keyID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awskms", "#/properties/awskms/type", "type", {type: "object"}));errors++;
}
}
if(data.s3 !== undefined){
let data16 = data.s3;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.bucket === undefined){
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/required", "required", {missingProperty: "bucket"}));errors++;
}
for(const key3 in data16){
if(!((((((((key3 === "url") || (key3 === "accessKey")) || (key3 === "secretKey")) || (key3 === "region")) || (key3 === "profile")) || (key3 === "insecureTLS")) || (key3 === "bucket")) || (key3 === "usePathStyle"))){
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data16.url !== undefined){
if(!(env_var_json(data16.url, instancePath+"/s3/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data16.accessKey !== undefined){
if(!(env_var_json(data16.accessKey, instancePath+"/s3/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data16.secretKey !== undefined){
if(!(env_var_json(data16.secretKey, instancePath+"/s3/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data16.region !== undefined){
if(typeof data16.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/s3/region", "#/properties/s3/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data16.profile !== undefined){
if(typeof data16.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/s3/profile", "#/properties/s3/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data16.insecureTLS !== undefined){
if(typeof data16.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/s3/insecureTLS", "#/properties/s3/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data16.bucket !== undefined){
if(typeof data16.bucket !== "string"){
(vErrors ??= []).push(failure(instancePath+"/s3/bucket", "#/properties/s3/properties/bucket/type", "type", {type: "string"}));errors++;
}
}
if(data16.usePathStyle !== undefined){
if(typeof data16.usePathStyle !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/s3/usePathStyle", "#/properties/s3/properties/usePathStyle/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/type", "type", {type: "object"}));errors++;
}
}
if(data.azure !== undefined){
let data25 = data.azure;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.clientID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/required", "required", {missingProperty: "clientID"}));errors++;
}
if(data25.tenantID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/required", "required", {missingProperty: "tenantID"}));errors++;
}
for(const key4 in data25){
if(!(((key4 === "clientID") || (key4 === "clientSecret")) || (key4 === "tenantID"))){
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data25.clientID !== undefined){
if(!(env_var_json(data25.clientID, instancePath+"/azure/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data25.clientSecret !== undefined){
if(!(env_var_json(data25.clientSecret, instancePath+"/azure/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data25.tenantID !== undefined){
if(!(env_var_json(data25.tenantID, instancePath+"/azure/tenantID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/type", "type", {type: "object"}));errors++;
}
}
if(data.azureKeyVault !== undefined){
let data29 = data.azureKeyVault;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.clientID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/required", "required", {missingProperty: "clientID"}));errors++;
}
if(data29.tenantID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/required", "required", {missingProperty: "tenantID"}));errors++;
}
if(data29.keyID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/required", "required", {missingProperty: "keyID"}));errors++;
}
for(const key5 in data29){
if(!((((key5 === "clientID") || (key5 === "clientSecret")) || (key5 === "tenantID")) || (key5 === "keyID"))){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data29.clientID !== undefined){
if(!(env_var_json(data29.clientID, instancePath+"/azureKeyVault/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data29.clientSecret !== undefined){
if(!(env_var_json(data29.clientSecret, instancePath+"/azureKeyVault/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data29.tenantID !== undefined){
if(!(env_var_json(data29.tenantID, instancePath+"/azureKeyVault/tenantID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data29.keyID !== undefined){
if(typeof data29.keyID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault/keyID", "#/properties/azureKeyVault/properties/keyID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/type", "type", {type: "object"}));errors++;
}
}
if(data.azureDevops !== undefined){
let data34 = data.azureDevops;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.organization === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/required", "required", {missingProperty: "organization"}));errors++;
}
if(data34.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key6 in data34){
if(!(((key6 === "organization") || (key6 === "personalAccessToken")) || (key6 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data34.organization !== undefined){
if(typeof data34.organization !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevops/organization", "#/properties/azureDevops/properties/organization/type", "type", {type: "string"}));errors++;
}
}
if(data34.personalAccessToken !== undefined){
if(!(env_var_json(data34.personalAccessToken, instancePath+"/azureDevops/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data34.url !== undefined){
if(typeof data34.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevops/url", "#/properties/azureDevops/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/type", "type", {type: "object"}));errors++;
}
}
if(data.gcp !== undefined){
let data38 = data.gcp;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
if(!((key7 === "endpoint") || (key7 === "certificate"))){
(vErrors ??= []).push(failure(instancePath+"/gcp", "#/properties/gcp/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data38.endpoint !== undefined){
if(!(env_var_json(data38.endpoint, instancePath+"/gcp/endpoint"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data38.certificate !== undefined){
if(!(env_var_json(data38.certificate, instancePath+"/gcp/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcp", "#/properties/gcp/type", "type", {type: "object"}));errors++;
}
}
if(data.gcs !== undefined){
let data41 = data.gcs;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.bucket === undefined){
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/required", "required", {missingProperty: "bucket"}));errors++;
}
for(const key8 in data41){
if(!(((key8 === "endpoint") || (key8 === "certificate")) || (key8 === "bucket"))){
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data41.endpoint !== undefined){
if(!(env_var_json(data41.endpoint, instancePath+"/gcs/endpoint"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data41.certificate !== undefined){
if(!(env_var_json(data41.certificate, instancePath+"/gcs/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data41.bucket !== undefined){
if(typeof data41.bucket !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcs/bucket", "#/properties/gcs/properties/bucket/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/type", "type", {type: "object"}));errors++;
}
}
if(data.gcpkms !== undefined){
let data45 = data.gcpkms;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.keyID === undefined){
(vErrors ??= []).push(failure(instancePath+"/gcpkms", "#/properties/gcpkms/required", "required", {missingProperty: "keyID"}));errors++;
}
for(const key9 in data45){
if(!(((key9 === "endpoint") || (key9 === "certificate")) || (key9 === "keyID"))){
(vErrors ??= []).push(failure(instancePath+"/gcpkms", "#/properties/gcpkms/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data45.endpoint !== undefined){
if(!(env_var_json(data45.endpoint, instancePath+"/gcpkms/endpoint"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data45.certificate !== undefined){
if(!(env_var_json(data45.certificate, instancePath+"/gcpkms/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data45.keyID !== undefined){
if(typeof data45.keyID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpkms/keyID", "#/properties/gcpkms/properties/keyID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcpkms", "#/properties/gcpkms/type", "type", {type: "object"}));errors++;
}
}
if(data.anthropic !== undefined){
let data49 = data.anthropic;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/anthropic", "#/properties/anthropic/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key10 in data49){
if(!(((key10 === "apiKey") || (key10 === "model")) || (key10 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/anthropic", "#/properties/anthropic/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data49.apiKey !== undefined){
if(!(env_var_json(data49.apiKey, instancePath+"/anthropic/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data49.model !== undefined){
if(typeof data49.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/anthropic/model", "#/properties/anthropic/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data49.url !== undefined){
if(!(env_var_json(data49.url, instancePath+"/anthropic/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/anthropic", "#/properties/anthropic/type", "type", {type: "object"}));errors++;
}
}
if(data.openai !== undefined){
let data53 = data.openai;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/openai", "#/properties/openai/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key11 in data53){
if(!(((key11 === "apiKey") || (key11 === "model")) || (key11 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/openai", "#/properties/openai/additionalProperties", "additionalProperties", {additionalProperty: key11}));errors++;
}
}
if(data53.apiKey !== undefined){
if(!(env_var_json(data53.apiKey, instancePath+"/openai/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data53.model !== undefined){
if(typeof data53.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openai/model", "#/properties/openai/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data53.url !== undefined){
if(!(env_var_json(data53.url, instancePath+"/openai/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/openai", "#/properties/openai/type", "type", {type: "object"}));errors++;
}
}
if(data.gemini !== undefined){
let data57 = data.gemini;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/gemini", "#/properties/gemini/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key12 in data57){
if(!((key12 === "apiKey") || (key12 === "model"))){
(vErrors ??= []).push(failure(instancePath+"/gemini", "#/properties/gemini/additionalProperties", "additionalProperties", {additionalProperty: key12}));errors++;
}
}
if(data57.apiKey !== undefined){
if(!(env_var_json(data57.apiKey, instancePath+"/gemini/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data57.model !== undefined){
if(typeof data57.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gemini/model", "#/properties/gemini/properties/model/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gemini", "#/properties/gemini/type", "type", {type: "object"}));errors++;
}
}
if(data.ollama !== undefined){
let data60 = data.ollama;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
for(const key13 in data60){
if(!(((key13 === "apiKey") || (key13 === "model")) || (key13 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/ollama", "#/properties/ollama/additionalProperties", "additionalProperties", {additionalProperty: key13}));errors++;
}
}
if(data60.apiKey !== undefined){
if(!(env_var_json(data60.apiKey, instancePath+"/ollama/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data60.model !== undefined){
if(typeof data60.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ollama/model", "#/properties/ollama/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data60.url !== undefined){
if(!(env_var_json(data60.url, instancePath+"/ollama/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ollama", "#/properties/ollama/type", "type", {type: "object"}));errors++;
}
}
if(data.folder !== undefined){
let data64 = data.folder;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/required", "required", {missingProperty: "path"}));errors++;
}
for(const key14 in data64){
if(!(key14 === "path")){
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/additionalProperties", "additionalProperties", {additionalProperty: key14}));errors++;
}
}
if(data64.path !== undefined){
if(typeof data64.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/folder/path", "#/properties/folder/properties/path/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/type", "type", {type: "object"}));errors++;
}
}
if(data.git !== undefined){
let data66 = data.git;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/required", "required", {missingProperty: "url"}));errors++;
}
if(data66.ref === undefined){
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/required", "required", {missingProperty: "ref"}));errors++;
}
for(const key15 in data66){
if(!(((((key15 === "url") || (key15 === "ref")) || (key15 === "certificate")) || (key15 === "username")) || (key15 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/additionalProperties", "additionalProperties", {additionalProperty: key15}));errors++;
}
}
if(data66.url !== undefined){
if(typeof data66.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/git/url", "#/properties/git/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data66.ref !== undefined){
if(typeof data66.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/git/ref", "#/properties/git/properties/ref/type", "type", {type: "string"}));errors++;
}
}
if(data66.certificate !== undefined){
if(!(env_var_json(data66.certificate, instancePath+"/git/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data66.username !== undefined){
if(!(env_var_json(data66.username, instancePath+"/git/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data66.password !== undefined){
if(!(env_var_json(data66.password, instancePath+"/git/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/type", "type", {type: "object"}));errors++;
}
}
if(data.github !== undefined){
let data72 = data.github;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key16 in data72){
if(!((key16 === "personalAccessToken") || (key16 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/additionalProperties", "additionalProperties", {additionalProperty: key16}));errors++;
}
}
if(data72.personalAccessToken !== undefined){
if(!(env_var_json(data72.personalAccessToken, instancePath+"/github/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data72.url !== undefined){
if(typeof data72.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/url", "#/properties/github/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/type", "type", {type: "object"}));errors++;
}
}
if(data.gitlab !== undefined){
let data75 = data.gitlab;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitlab", "#/properties/gitlab/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key17 in data75){
if(!((key17 === "personalAccessToken") || (key17 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/gitlab", "#/properties/gitlab/additionalProperties", "additionalProperties", {additionalProperty: key17}));errors++;
}
}
if(data75.personalAccessToken !== undefined){
if(!(env_var_json(data75.personalAccessToken, instancePath+"/gitlab/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data75.url !== undefined){
if(typeof data75.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitlab/url", "#/properties/gitlab/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitlab", "#/properties/gitlab/type", "type", {type: "object"}));errors++;
}
}
if(data.http !== undefined){
let data78 = data.http;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/required", "required", {missingProperty: "url"}));errors++;
}
for(const key18 in data78){
if(!((((key18 === "url") || (key18 === "username")) || (key18 === "password")) || (key18 === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/additionalProperties", "additionalProperties", {additionalProperty: key18}));errors++;
}
}
if(data78.url !== undefined){
if(typeof data78.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/url", "#/properties/http/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data78.username !== undefined){
if(!(env_var_json(data78.username, instancePath+"/http/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data78.password !== undefined){
if(!(env_var_json(data78.password, instancePath+"/http/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data78.insecureTLS !== undefined){
if(typeof data78.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/insecureTLS", "#/properties/http/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "object"}));errors++;
}
}
if(data.loki !== undefined){
let data83 = data.loki;
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/required", "required", {missingProperty: "url"}));errors++;
}
for(const key19 in data83){
if(!(((key19 === "url") || (key19 === "username")) || (key19 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/additionalProperties", "additionalProperties", {additionalProperty: key19}));errors++;
}
}
if(data83.url !== undefined){
if(typeof data83.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/url", "#/properties/loki/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data83.username !== undefined){
if(!(env_var_json(data83.username, instancePath+"/loki/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data83.password !== undefined){
if(!(env_var_json(data83.password, instancePath+"/loki/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/type", "type", {type: "object"}));errors++;
}
}
if(data.opensearch !== undefined){
let data87 = data.opensearch;
if(!(data87 && typeof data87 == "object" && !Array.isArray(data87))){
(vErrors ??= []).push(failure(instancePath+"/opensearch", "#/properties/opensearch/type", "type", {type: "object"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data88 = data.kubernetes;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.certificate === undefined){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/required", "required", {missingProperty: "certificate"}));errors++;
}
for(const key20 in data88){
if(!(key20 === "certificate")){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/additionalProperties", "additionalProperties", {additionalProperty: key20}));errors++;
}
}
if(data88.certificate !== undefined){
if(!(env_var_json(data88.certificate, instancePath+"/kubernetes/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/type", "type", {type: "object"}));errors++;
}
}
if(data.postgres !== undefined){
let data90 = data.postgres;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
for(const key21 in data90){
if(!((((((key21 === "url") || (key21 === "host")) || (key21 === "username")) || (key21 === "password")) || (key21 === "database")) || (key21 === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/postgres", "#/properties/postgres/additionalProperties", "additionalProperties", {additionalProperty: key21}));errors++;
}
}
if(data90.url !== undefined){
if(!(env_var_json(data90.url, instancePath+"/postgres/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data90.host !== undefined){
if(!(env_var_json(data90.host, instancePath+"/postgres/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data90.username !== undefined){
if(!(env_var_json(data90.username, instancePath+"/postgres/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data90.password !== undefined){
if(!(env_var_json(data90.password, instancePath+"/postgres/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data90.database !== undefined){
if(!(env_var_json(data90.database, instancePath+"/postgres/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data90.insecureTLS !== undefined){
if(typeof data90.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/postgres/insecureTLS", "#/properties/postgres/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/postgres", "#/properties/postgres/type", "type", {type: "object"}));errors++;
}
}
if(data.mysql !== undefined){
let data97 = data.mysql;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
for(const key22 in data97){
if(!((((((key22 === "url") || (key22 === "host")) || (key22 === "username")) || (key22 === "password")) || (key22 === "database")) || (key22 === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/mysql", "#/properties/mysql/additionalProperties", "additionalProperties", {additionalProperty: key22}));errors++;
}
}
if(data97.url !== undefined){
if(!(env_var_json(data97.url, instancePath+"/mysql/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data97.host !== undefined){
if(!(env_var_json(data97.host, instancePath+"/mysql/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data97.username !== undefined){
if(!(env_var_json(data97.username, instancePath+"/mysql/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data97.password !== undefined){
if(!(env_var_json(data97.password, instancePath+"/mysql/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data97.database !== undefined){
if(!(env_var_json(data97.database, instancePath+"/mysql/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data97.insecureTLS !== undefined){
if(typeof data97.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mysql/insecureTLS", "#/properties/mysql/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mysql", "#/properties/mysql/type", "type", {type: "object"}));errors++;
}
}
if(data.mongo !== undefined){
let data104 = data.mongo;
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
for(const key23 in data104){
if(!(((((((key23 === "url") || (key23 === "host")) || (key23 === "username")) || (key23 === "password")) || (key23 === "database")) || (key23 === "insecureTLS")) || (key23 === "replicaSet"))){
(vErrors ??= []).push(failure(instancePath+"/mongo", "#/properties/mongo/additionalProperties", "additionalProperties", {additionalProperty: key23}));errors++;
}
}
if(data104.url !== undefined){
if(!(env_var_json(data104.url, instancePath+"/mongo/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data104.host !== undefined){
if(!(env_var_json(data104.host, instancePath+"/mongo/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data104.username !== undefined){
if(!(env_var_json(data104.username, instancePath+"/mongo/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data104.password !== undefined){
if(!(env_var_json(data104.password, instancePath+"/mongo/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data104.database !== undefined){
if(!(env_var_json(data104.database, instancePath+"/mongo/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data104.insecureTLS !== undefined){
if(typeof data104.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mongo/insecureTLS", "#/properties/mongo/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data104.replicaSet !== undefined){
if(typeof data104.replicaSet !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mongo/replicaSet", "#/properties/mongo/properties/replicaSet/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mongo", "#/properties/mongo/type", "type", {type: "object"}));errors++;
}
}
if(data.mssql !== undefined){
let data112 = data.mssql;
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
for(const key24 in data112){
if(!((((((key24 === "url") || (key24 === "host")) || (key24 === "username")) || (key24 === "password")) || (key24 === "database")) || (key24 === "trustServerCertificate"))){
(vErrors ??= []).push(failure(instancePath+"/mssql", "#/properties/mssql/additionalProperties", "additionalProperties", {additionalProperty: key24}));errors++;
}
}
if(data112.url !== undefined){
if(!(env_var_json(data112.url, instancePath+"/mssql/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data112.host !== undefined){
if(!(env_var_json(data112.host, instancePath+"/mssql/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data112.username !== undefined){
if(!(env_var_json(data112.username, instancePath+"/mssql/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data112.password !== undefined){
if(!(env_var_json(data112.password, instancePath+"/mssql/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data112.database !== undefined){
if(!(env_var_json(data112.database, instancePath+"/mssql/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data112.trustServerCertificate !== undefined){
if(typeof data112.trustServerCertificate !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mssql/trustServerCertificate", "#/properties/mssql/properties/trustServerCertificate/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mssql", "#/properties/mssql/type", "type", {type: "object"}));errors++;
}
}
if(data.prometheus !== undefined){
let data119 = data.prometheus;
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
for(const key25 in data119){
if(!((((((key25 === "url") || (key25 === "username")) || (key25 === "password")) || (key25 === "bearer")) || (key25 === "oauth")) || (key25 === "tls"))){
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/additionalProperties", "additionalProperties", {additionalProperty: key25}));errors++;
}
}
if(data119.url !== undefined){
if(!(env_var_json(data119.url, instancePath+"/prometheus/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data119.username !== undefined){
if(!(env_var_json(data119.username, instancePath+"/prometheus/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data119.password !== undefined){
if(!(env_var_json(data119.password, instancePath+"/prometheus/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data119.bearer !== undefined){
if(!(env_var_json(data119.bearer, instancePath+"/prometheus/bearer"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data119.oauth !== undefined){
if(!(oauth_json(data119.oauth, instancePath+"/prometheus/oauth"))){
vErrors = vErrors === null ? oauth_json.errors : vErrors.concat(oauth_json.errors);
errors = vErrors.length;
}
}
if(data119.tls !== undefined){
if(!(tls_json(data119.tls, instancePath+"/prometheus/tls"))){
vErrors = vErrors === null ? tls_json.errors : vErrors.concat(tls_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/type", "type", {type: "object"}));errors++;
}
}
if(data.sftp !== undefined){
let data126 = data.sftp;
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
if(data126.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "host"}));errors++;
}
if(data126.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "username"}));errors++;
}
if(data126.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "password"}));errors++;
}
if(data126.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "path"}));errors++;
}
for(const key26 in data126){
if(!(((((key26 === "host") || (key26 === "username")) || (key26 === "password")) || (key26 === "port")) || (key26 === "path"))){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/additionalProperties", "additionalProperties", {additionalProperty: key26}));errors++;
}
}
if(data126.host !== undefined){
if(!(env_var_json(data126.host, instancePath+"/sftp/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data126.username !== undefined){
if(!(env_var_json(data126.username, instancePath+"/sftp/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data126.password !== undefined){
if(!(env_var_json(data126.password, instancePath+"/sftp/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data126.port !== undefined){
let data130 = data126.port;
if(!((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130)))){
(vErrors ??= []).push(failure(instancePath+"/sftp/port", "#/properties/sftp/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data126.path !== undefined){
if(typeof data126.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sftp/path", "#/properties/sftp/properties/path/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/type", "type", {type: "object"}));errors++;
}
}
if(data.smb !== undefined){
let data132 = data.smb;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.server === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "server"}));errors++;
}
if(data132.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "username"}));errors++;
}
if(data132.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "password"}));errors++;
}
if(data132.share === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "share"}));errors++;
}
for(const key27 in data132){
if(!(((((key27 === "server") || (key27 === "username")) || (key27 === "password")) || (key27 === "port")) || (key27 === "share"))){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/additionalProperties", "additionalProperties", {additionalProperty: key27}));errors++;
}
}
if(data132.server !== undefined){
if(!(env_var_json(data132.server, instancePath+"/smb/server"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data132.username !== undefined){
if(!(env_var_json(data132.username, instancePath+"/smb/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data132.password !== undefined){
if(!(env_var_json(data132.password, instancePath+"/smb/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data132.port !== undefined){
if(!(env_var_json(data132.port, instancePath+"/smb/port"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data132.share !== undefined){
if(typeof data132.share !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smb/share", "#/properties/smb/properties/share/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/type", "type", {type: "object"}));errors++;
}
}
if(data.discord !== undefined){
let data138 = data.discord;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
if(data138.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/required", "required", {missingProperty: "token"}));errors++;
}
if(data138.webhookID === undefined){
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/required", "required", {missingProperty: "webhookID"}));errors++;
}
for(const key28 in data138){
if(!((key28 === "token") || (key28 === "webhookID"))){
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/additionalProperties", "additionalProperties", {additionalProperty: key28}));errors++;
}
}
if(data138.token !== undefined){
if(typeof data138.token !== "string"){
(vErrors ??= []).push(failure(instancePath+"/discord/token", "#/properties/discord/properties/token/type", "type", {type: "string"}));errors++;
}
}
if(data138.webhookID !== undefined){
if(typeof data138.webhookID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/discord/webhookID", "#/properties/discord/properties/webhookID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/type", "type", {type: "object"}));errors++;
}
}
if(data.smtp !== undefined){
let data141 = data.smtp;
if(data141 && typeof data141 == "object" && !Array.isArray(data141)){
if(data141.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/required", "required", {missingProperty: "host"}));errors++;
}
if(data141.fromAddress === undefined){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/required", "required", {missingProperty: "fromAddress"}));errors++;
}
if(data141.fromName === undefined){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/required", "required", {missingProperty: "fromName"}));errors++;
}
for(const key29 in data141){
if(!(value2.call(value1, key29))){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/additionalProperties", "additionalProperties", {additionalProperty: key29}));errors++;
}
}
if(data141.host !== undefined){
if(typeof data141.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/host", "#/properties/smtp/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data141.username !== undefined){
if(!(env_var_json(data141.username, instancePath+"/smtp/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data141.password !== undefined){
if(!(env_var_json(data141.password, instancePath+"/smtp/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data141.insecureTLS !== undefined){
if(typeof data141.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/smtp/insecureTLS", "#/properties/smtp/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data141.encryption !== undefined){
if(typeof data141.encryption !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/encryption", "#/properties/smtp/properties/encryption/type", "type", {type: "string"}));errors++;
}
}
if(data141.port !== undefined){
let data147 = data141.port;
if(!((typeof data147 == "number") && (!(data147 % 1) && !isNaN(data147)))){
(vErrors ??= []).push(failure(instancePath+"/smtp/port", "#/properties/smtp/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data141.fromAddress !== undefined){
if(typeof data141.fromAddress !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/fromAddress", "#/properties/smtp/properties/fromAddress/type", "type", {type: "string"}));errors++;
}
}
if(data141.fromName !== undefined){
if(typeof data141.fromName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/fromName", "#/properties/smtp/properties/fromName/type", "type", {type: "string"}));errors++;
}
}
if(data141.toAddresses !== undefined){
let data150 = data141.toAddresses;
if(Array.isArray(data150)){
const len0 = data150.length;
for(let i0=0; i0<len0; i0++){
if(typeof data150[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/toAddresses/" + i0, "#/properties/smtp/properties/toAddresses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smtp/toAddresses", "#/properties/smtp/properties/toAddresses/type", "type", {type: "array"}));errors++;
}
}
if(data141.subject !== undefined){
if(typeof data141.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/subject", "#/properties/smtp/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data141.auth !== undefined){
if(typeof data141.auth !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/auth", "#/properties/smtp/properties/auth/type", "type", {type: "string"}));errors++;
}
}
if(data141.headers !== undefined){
if(!(labels_json(data141.headers, instancePath+"/smtp/headers"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/type", "type", {type: "object"}));errors++;
}
}
if(data.slack !== undefined){
let data155 = data.slack;
if(data155 && typeof data155 == "object" && !Array.isArray(data155)){
for(const key30 in data155){
if(!(((((((key30 === "token") || (key30 === "channel")) || (key30 === "botName")) || (key30 === "color")) || (key30 === "icon")) || (key30 === "thread_ts")) || (key30 === "title"))){
(vErrors ??= []).push(failure(instancePath+"/slack", "#/properties/slack/additionalProperties", "additionalProperties", {additionalProperty: key30}));errors++;
}
}
if(data155.token !== undefined){
if(!(env_var_json(data155.token, instancePath+"/slack/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data155.channel !== undefined){
if(typeof data155.channel !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/channel", "#/properties/slack/properties/channel/type", "type", {type: "string"}));errors++;
}
}
if(data155.botName !== undefined){
if(typeof data155.botName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/botName", "#/properties/slack/properties/botName/type", "type", {type: "string"}));errors++;
}
}
if(data155.color !== undefined){
if(typeof data155.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/color", "#/properties/slack/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data155.icon !== undefined){
if(typeof data155.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/icon", "#/properties/slack/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data155.thread_ts !== undefined){
if(typeof data155.thread_ts !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/thread_ts", "#/properties/slack/properties/thread_ts/type", "type", {type: "string"}));errors++;
}
}
if(data155.title !== undefined){
if(typeof data155.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/title", "#/properties/slack/properties/title/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/slack", "#/properties/slack/type", "type", {type: "object"}));errors++;
}
}
if(data.telegram !== undefined){
let data163 = data.telegram;
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
if(data163.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/required", "required", {missingProperty: "token"}));errors++;
}
if(data163.chats === undefined){
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/required", "required", {missingProperty: "chats"}));errors++;
}
for(const key31 in data163){
if(!((key31 === "token") || (key31 === "chats"))){
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/additionalProperties", "additionalProperties", {additionalProperty: key31}));errors++;
}
}
if(data163.token !== undefined){
if(!(env_var_json(data163.token, instancePath+"/telegram/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data163.chats !== undefined){
if(!(env_var_json(data163.chats, instancePath+"/telegram/chats"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/type", "type", {type: "object"}));errors++;
}
}
if(data.ntfy !== undefined){
let data166 = data.ntfy;
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
if(data166.topic === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "topic"}));errors++;
}
if(data166.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "host"}));errors++;
}
if(data166.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "username"}));errors++;
}
if(data166.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "password"}));errors++;
}
for(const key32 in data166){
if(!((((key32 === "topic") || (key32 === "host")) || (key32 === "username")) || (key32 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/additionalProperties", "additionalProperties", {additionalProperty: key32}));errors++;
}
}
if(data166.topic !== undefined){
if(typeof data166.topic !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ntfy/topic", "#/properties/ntfy/properties/topic/type", "type", {type: "string"}));errors++;
}
}
if(data166.host !== undefined){
if(typeof data166.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ntfy/host", "#/properties/ntfy/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data166.username !== undefined){
if(!(env_var_json(data166.username, instancePath+"/ntfy/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data166.password !== undefined){
if(!(env_var_json(data166.password, instancePath+"/ntfy/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/type", "type", {type: "object"}));errors++;
}
}
if(data.pushbullet !== undefined){
let data171 = data.pushbullet;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/required", "required", {missingProperty: "token"}));errors++;
}
if(data171.targets === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/required", "required", {missingProperty: "targets"}));errors++;
}
for(const key33 in data171){
if(!((key33 === "token") || (key33 === "targets"))){
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/additionalProperties", "additionalProperties", {additionalProperty: key33}));errors++;
}
}
if(data171.token !== undefined){
if(!(env_var_json(data171.token, instancePath+"/pushbullet/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data171.targets !== undefined){
let data173 = data171.targets;
if(Array.isArray(data173)){
const len1 = data173.length;
for(let i1=0; i1<len1; i1++){
if(typeof data173[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pushbullet/targets/" + i1, "#/properties/pushbullet/properties/targets/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pushbullet/targets", "#/properties/pushbullet/properties/targets/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/type", "type", {type: "object"}));errors++;
}
}
if(data.pushover !== undefined){
let data175 = data.pushover;
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/required", "required", {missingProperty: "token"}));errors++;
}
if(data175.user === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/required", "required", {missingProperty: "user"}));errors++;
}
for(const key34 in data175){
if(!((key34 === "token") || (key34 === "user"))){
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/additionalProperties", "additionalProperties", {additionalProperty: key34}));errors++;
}
}
if(data175.token !== undefined){
if(!(env_var_json(data175.token, instancePath+"/pushover/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data175.user !== undefined){
if(typeof data175.user !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pushover/user", "#/properties/pushover/properties/user/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/type", "type", {type: "object"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.url !== undefined){
if(!(env_var_json(data.url, instancePath+"/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined){
if(!(env_var_json(data.port, instancePath+"/port"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.username !== undefined){
if(!(env_var_json(data.username, instancePath+"/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(env_var_json(data.password, instancePath+"/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.certificate !== undefined){
if(!(env_var_json(data.certificate, instancePath+"/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.insecure_tls !== undefined){
if(typeof data.insecure_tls !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/insecure_tls", "#/properties/insecure_tls/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_json.errors = vErrors;
return errors === 0;
}
export default connection_json;
