// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { oauth_json } from "../common/oauth.check.js";
import { tls_json } from "../common/tls.check.js";
const value_0926c71b = {"properties":1,"aws":1,"awskms":1,"s3":1,"azure":1,"azureKeyVault":1,"azureDevops":1,"gcp":1,"gcs":1,"gcpkms":1,"anthropic":1,"openai":1,"gemini":1,"ollama":1,"folder":1,"git":1,"github":1,"gitlab":1,"http":1,"loki":1,"opensearch":1,"kubernetes":1,"postgres":1,"mysql":1,"mongo":1,"mssql":1,"prometheus":1,"sftp":1,"smb":1,"discord":1,"smtp":1,"slack":1,"telegram":1,"ntfy":1,"pushbullet":1,"pushover":1,"type":1,"url":1,"port":1,"username":1,"password":1,"certificate":1,"insecure_tls":1};
const value_d6e5954f = {"host":1,"username":1,"password":1,"insecureTLS":1,"encryption":1,"port":1,"fromAddress":1,"fromName":1,"toAddresses":1,"subject":1,"auth":1,"headers":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_0926c71b, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.properties !== undefined){
if(!(labels_json(data.properties, instancePath+"/properties"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined){
let data_aws = data.aws;
if(data_aws && typeof data_aws == "object" && !Array.isArray(data_aws)){
for(const key_aws in data_aws){
if(!((((((key_aws === "url") || (key_aws === "accessKey")) || (key_aws === "secretKey")) || (key_aws === "region")) || (key_aws === "profile")) || (key_aws === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/aws", "#/properties/aws/additionalProperties", "additionalProperties", {additionalProperty: key_aws}));errors++;
}
}
if(data_aws.url !== undefined){
if(!(env_var_json(data_aws.url, instancePath+"/aws/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_aws.accessKey !== undefined){
if(!(env_var_json(data_aws.accessKey, instancePath+"/aws/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_aws.secretKey !== undefined){
if(!(env_var_json(data_aws.secretKey, instancePath+"/aws/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_aws.region !== undefined){
if(typeof data_aws.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aws/region", "#/properties/aws/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_aws.profile !== undefined){
if(typeof data_aws.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aws/profile", "#/properties/aws/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data_aws.insecureTLS !== undefined){
if(typeof data_aws.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/aws/insecureTLS", "#/properties/aws/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aws", "#/properties/aws/type", "type", {type: "object"}));errors++;
}
}
if(data.awskms !== undefined){
let data_awskms = data.awskms;
if(data_awskms && typeof data_awskms == "object" && !Array.isArray(data_awskms)){
if(data_awskms.keyID === undefined){
(vErrors ??= []).push(failure(instancePath+"/awskms", "#/properties/awskms/required", "required", {missingProperty: "keyID"}));errors++;
}
for(const key_awskms in data_awskms){
if(!(((((((key_awskms === "url") || (key_awskms === "accessKey")) || (key_awskms === "secretKey")) || (key_awskms === "region")) || (key_awskms === "profile")) || (key_awskms === "insecureTLS")) || (key_awskms === "keyID"))){
(vErrors ??= []).push(failure(instancePath+"/awskms", "#/properties/awskms/additionalProperties", "additionalProperties", {additionalProperty: key_awskms}));errors++;
}
}
if(data_awskms.url !== undefined){
if(!(env_var_json(data_awskms.url, instancePath+"/awskms/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awskms.accessKey !== undefined){
if(!(env_var_json(data_awskms.accessKey, instancePath+"/awskms/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awskms.secretKey !== undefined){
if(!(env_var_json(data_awskms.secretKey, instancePath+"/awskms/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awskms.region !== undefined){
if(typeof data_awskms.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awskms/region", "#/properties/awskms/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_awskms.profile !== undefined){
if(typeof data_awskms.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awskms/profile", "#/properties/awskms/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data_awskms.insecureTLS !== undefined){
if(typeof data_awskms.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awskms/insecureTLS", "#/properties/awskms/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data_awskms.keyID !== undefined){
if(typeof data_awskms.keyID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awskms/keyID", "#/properties/awskms/properties/keyID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awskms", "#/properties/awskms/type", "type", {type: "object"}));errors++;
}
}
if(data.s3 !== undefined){
let data_s3 = data.s3;
if(data_s3 && typeof data_s3 == "object" && !Array.isArray(data_s3)){
if(data_s3.bucket === undefined){
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/required", "required", {missingProperty: "bucket"}));errors++;
}
for(const key_s3 in data_s3){
if(!((((((((key_s3 === "url") || (key_s3 === "accessKey")) || (key_s3 === "secretKey")) || (key_s3 === "region")) || (key_s3 === "profile")) || (key_s3 === "insecureTLS")) || (key_s3 === "bucket")) || (key_s3 === "usePathStyle"))){
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/additionalProperties", "additionalProperties", {additionalProperty: key_s3}));errors++;
}
}
if(data_s3.url !== undefined){
if(!(env_var_json(data_s3.url, instancePath+"/s3/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_s3.accessKey !== undefined){
if(!(env_var_json(data_s3.accessKey, instancePath+"/s3/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_s3.secretKey !== undefined){
if(!(env_var_json(data_s3.secretKey, instancePath+"/s3/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_s3.region !== undefined){
if(typeof data_s3.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/s3/region", "#/properties/s3/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_s3.profile !== undefined){
if(typeof data_s3.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/s3/profile", "#/properties/s3/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data_s3.insecureTLS !== undefined){
if(typeof data_s3.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/s3/insecureTLS", "#/properties/s3/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data_s3.bucket !== undefined){
if(typeof data_s3.bucket !== "string"){
(vErrors ??= []).push(failure(instancePath+"/s3/bucket", "#/properties/s3/properties/bucket/type", "type", {type: "string"}));errors++;
}
}
if(data_s3.usePathStyle !== undefined){
if(typeof data_s3.usePathStyle !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/s3/usePathStyle", "#/properties/s3/properties/usePathStyle/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/type", "type", {type: "object"}));errors++;
}
}
if(data.azure !== undefined){
let data_azure = data.azure;
if(data_azure && typeof data_azure == "object" && !Array.isArray(data_azure)){
if(data_azure.clientID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/required", "required", {missingProperty: "clientID"}));errors++;
}
if(data_azure.tenantID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/required", "required", {missingProperty: "tenantID"}));errors++;
}
for(const key_azure in data_azure){
if(!(((key_azure === "clientID") || (key_azure === "clientSecret")) || (key_azure === "tenantID"))){
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/additionalProperties", "additionalProperties", {additionalProperty: key_azure}));errors++;
}
}
if(data_azure.clientID !== undefined){
if(!(env_var_json(data_azure.clientID, instancePath+"/azure/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azure.clientSecret !== undefined){
if(!(env_var_json(data_azure.clientSecret, instancePath+"/azure/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azure.tenantID !== undefined){
if(!(env_var_json(data_azure.tenantID, instancePath+"/azure/tenantID"))){
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
let data_azureKeyVault = data.azureKeyVault;
if(data_azureKeyVault && typeof data_azureKeyVault == "object" && !Array.isArray(data_azureKeyVault)){
if(data_azureKeyVault.clientID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/required", "required", {missingProperty: "clientID"}));errors++;
}
if(data_azureKeyVault.tenantID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/required", "required", {missingProperty: "tenantID"}));errors++;
}
if(data_azureKeyVault.keyID === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/required", "required", {missingProperty: "keyID"}));errors++;
}
for(const key_azureKeyVault in data_azureKeyVault){
if(!((((key_azureKeyVault === "clientID") || (key_azureKeyVault === "clientSecret")) || (key_azureKeyVault === "tenantID")) || (key_azureKeyVault === "keyID"))){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/additionalProperties", "additionalProperties", {additionalProperty: key_azureKeyVault}));errors++;
}
}
if(data_azureKeyVault.clientID !== undefined){
if(!(env_var_json(data_azureKeyVault.clientID, instancePath+"/azureKeyVault/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azureKeyVault.clientSecret !== undefined){
if(!(env_var_json(data_azureKeyVault.clientSecret, instancePath+"/azureKeyVault/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azureKeyVault.tenantID !== undefined){
if(!(env_var_json(data_azureKeyVault.tenantID, instancePath+"/azureKeyVault/tenantID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azureKeyVault.keyID !== undefined){
if(typeof data_azureKeyVault.keyID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault/keyID", "#/properties/azureKeyVault/properties/keyID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureKeyVault", "#/properties/azureKeyVault/type", "type", {type: "object"}));errors++;
}
}
if(data.azureDevops !== undefined){
let data_azureDevops = data.azureDevops;
if(data_azureDevops && typeof data_azureDevops == "object" && !Array.isArray(data_azureDevops)){
if(data_azureDevops.organization === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/required", "required", {missingProperty: "organization"}));errors++;
}
if(data_azureDevops.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key_azureDevops in data_azureDevops){
if(!(((key_azureDevops === "organization") || (key_azureDevops === "personalAccessToken")) || (key_azureDevops === "url"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/additionalProperties", "additionalProperties", {additionalProperty: key_azureDevops}));errors++;
}
}
if(data_azureDevops.organization !== undefined){
if(typeof data_azureDevops.organization !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevops/organization", "#/properties/azureDevops/properties/organization/type", "type", {type: "string"}));errors++;
}
}
if(data_azureDevops.personalAccessToken !== undefined){
if(!(env_var_json(data_azureDevops.personalAccessToken, instancePath+"/azureDevops/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azureDevops.url !== undefined){
if(typeof data_azureDevops.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevops/url", "#/properties/azureDevops/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/type", "type", {type: "object"}));errors++;
}
}
if(data.gcp !== undefined){
let data_gcp = data.gcp;
if(data_gcp && typeof data_gcp == "object" && !Array.isArray(data_gcp)){
for(const key_gcp in data_gcp){
if(!((key_gcp === "endpoint") || (key_gcp === "certificate"))){
(vErrors ??= []).push(failure(instancePath+"/gcp", "#/properties/gcp/additionalProperties", "additionalProperties", {additionalProperty: key_gcp}));errors++;
}
}
if(data_gcp.endpoint !== undefined){
if(!(env_var_json(data_gcp.endpoint, instancePath+"/gcp/endpoint"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gcp.certificate !== undefined){
if(!(env_var_json(data_gcp.certificate, instancePath+"/gcp/certificate"))){
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
let data_gcs = data.gcs;
if(data_gcs && typeof data_gcs == "object" && !Array.isArray(data_gcs)){
if(data_gcs.bucket === undefined){
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/required", "required", {missingProperty: "bucket"}));errors++;
}
for(const key_gcs in data_gcs){
if(!(((key_gcs === "endpoint") || (key_gcs === "certificate")) || (key_gcs === "bucket"))){
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/additionalProperties", "additionalProperties", {additionalProperty: key_gcs}));errors++;
}
}
if(data_gcs.endpoint !== undefined){
if(!(env_var_json(data_gcs.endpoint, instancePath+"/gcs/endpoint"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gcs.certificate !== undefined){
if(!(env_var_json(data_gcs.certificate, instancePath+"/gcs/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gcs.bucket !== undefined){
if(typeof data_gcs.bucket !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcs/bucket", "#/properties/gcs/properties/bucket/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/type", "type", {type: "object"}));errors++;
}
}
if(data.gcpkms !== undefined){
let data_gcpkms = data.gcpkms;
if(data_gcpkms && typeof data_gcpkms == "object" && !Array.isArray(data_gcpkms)){
if(data_gcpkms.keyID === undefined){
(vErrors ??= []).push(failure(instancePath+"/gcpkms", "#/properties/gcpkms/required", "required", {missingProperty: "keyID"}));errors++;
}
for(const key_gcpkms in data_gcpkms){
if(!(((key_gcpkms === "endpoint") || (key_gcpkms === "certificate")) || (key_gcpkms === "keyID"))){
(vErrors ??= []).push(failure(instancePath+"/gcpkms", "#/properties/gcpkms/additionalProperties", "additionalProperties", {additionalProperty: key_gcpkms}));errors++;
}
}
if(data_gcpkms.endpoint !== undefined){
if(!(env_var_json(data_gcpkms.endpoint, instancePath+"/gcpkms/endpoint"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gcpkms.certificate !== undefined){
if(!(env_var_json(data_gcpkms.certificate, instancePath+"/gcpkms/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gcpkms.keyID !== undefined){
if(typeof data_gcpkms.keyID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpkms/keyID", "#/properties/gcpkms/properties/keyID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcpkms", "#/properties/gcpkms/type", "type", {type: "object"}));errors++;
}
}
if(data.anthropic !== undefined){
let data_anthropic = data.anthropic;
if(data_anthropic && typeof data_anthropic == "object" && !Array.isArray(data_anthropic)){
if(data_anthropic.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/anthropic", "#/properties/anthropic/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key_anthropic in data_anthropic){
if(!(((key_anthropic === "apiKey") || (key_anthropic === "model")) || (key_anthropic === "url"))){
(vErrors ??= []).push(failure(instancePath+"/anthropic", "#/properties/anthropic/additionalProperties", "additionalProperties", {additionalProperty: key_anthropic}));errors++;
}
}
if(data_anthropic.apiKey !== undefined){
if(!(env_var_json(data_anthropic.apiKey, instancePath+"/anthropic/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_anthropic.model !== undefined){
if(typeof data_anthropic.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/anthropic/model", "#/properties/anthropic/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data_anthropic.url !== undefined){
if(!(env_var_json(data_anthropic.url, instancePath+"/anthropic/url"))){
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
let data_openai = data.openai;
if(data_openai && typeof data_openai == "object" && !Array.isArray(data_openai)){
if(data_openai.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/openai", "#/properties/openai/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key_openai in data_openai){
if(!(((key_openai === "apiKey") || (key_openai === "model")) || (key_openai === "url"))){
(vErrors ??= []).push(failure(instancePath+"/openai", "#/properties/openai/additionalProperties", "additionalProperties", {additionalProperty: key_openai}));errors++;
}
}
if(data_openai.apiKey !== undefined){
if(!(env_var_json(data_openai.apiKey, instancePath+"/openai/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_openai.model !== undefined){
if(typeof data_openai.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openai/model", "#/properties/openai/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data_openai.url !== undefined){
if(!(env_var_json(data_openai.url, instancePath+"/openai/url"))){
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
let data_gemini = data.gemini;
if(data_gemini && typeof data_gemini == "object" && !Array.isArray(data_gemini)){
if(data_gemini.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/gemini", "#/properties/gemini/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key_gemini in data_gemini){
if(!((key_gemini === "apiKey") || (key_gemini === "model"))){
(vErrors ??= []).push(failure(instancePath+"/gemini", "#/properties/gemini/additionalProperties", "additionalProperties", {additionalProperty: key_gemini}));errors++;
}
}
if(data_gemini.apiKey !== undefined){
if(!(env_var_json(data_gemini.apiKey, instancePath+"/gemini/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gemini.model !== undefined){
if(typeof data_gemini.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gemini/model", "#/properties/gemini/properties/model/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gemini", "#/properties/gemini/type", "type", {type: "object"}));errors++;
}
}
if(data.ollama !== undefined){
let data_ollama = data.ollama;
if(data_ollama && typeof data_ollama == "object" && !Array.isArray(data_ollama)){
for(const key_ollama in data_ollama){
if(!(((key_ollama === "apiKey") || (key_ollama === "model")) || (key_ollama === "url"))){
(vErrors ??= []).push(failure(instancePath+"/ollama", "#/properties/ollama/additionalProperties", "additionalProperties", {additionalProperty: key_ollama}));errors++;
}
}
if(data_ollama.apiKey !== undefined){
if(!(env_var_json(data_ollama.apiKey, instancePath+"/ollama/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_ollama.model !== undefined){
if(typeof data_ollama.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ollama/model", "#/properties/ollama/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data_ollama.url !== undefined){
if(!(env_var_json(data_ollama.url, instancePath+"/ollama/url"))){
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
let data_folder = data.folder;
if(data_folder && typeof data_folder == "object" && !Array.isArray(data_folder)){
if(data_folder.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/required", "required", {missingProperty: "path"}));errors++;
}
for(const key_folder in data_folder){
if(!(key_folder === "path")){
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/additionalProperties", "additionalProperties", {additionalProperty: key_folder}));errors++;
}
}
if(data_folder.path !== undefined){
if(typeof data_folder.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/folder/path", "#/properties/folder/properties/path/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/type", "type", {type: "object"}));errors++;
}
}
if(data.git !== undefined){
let data_git = data.git;
if(data_git && typeof data_git == "object" && !Array.isArray(data_git)){
if(data_git.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/required", "required", {missingProperty: "url"}));errors++;
}
if(data_git.ref === undefined){
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/required", "required", {missingProperty: "ref"}));errors++;
}
for(const key_git in data_git){
if(!(((((key_git === "url") || (key_git === "ref")) || (key_git === "certificate")) || (key_git === "username")) || (key_git === "password"))){
(vErrors ??= []).push(failure(instancePath+"/git", "#/properties/git/additionalProperties", "additionalProperties", {additionalProperty: key_git}));errors++;
}
}
if(data_git.url !== undefined){
if(typeof data_git.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/git/url", "#/properties/git/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_git.ref !== undefined){
if(typeof data_git.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/git/ref", "#/properties/git/properties/ref/type", "type", {type: "string"}));errors++;
}
}
if(data_git.certificate !== undefined){
if(!(env_var_json(data_git.certificate, instancePath+"/git/certificate"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_git.username !== undefined){
if(!(env_var_json(data_git.username, instancePath+"/git/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_git.password !== undefined){
if(!(env_var_json(data_git.password, instancePath+"/git/password"))){
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
let data_github = data.github;
if(data_github && typeof data_github == "object" && !Array.isArray(data_github)){
if(data_github.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key_github in data_github){
if(!((key_github === "personalAccessToken") || (key_github === "url"))){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/additionalProperties", "additionalProperties", {additionalProperty: key_github}));errors++;
}
}
if(data_github.personalAccessToken !== undefined){
if(!(env_var_json(data_github.personalAccessToken, instancePath+"/github/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_github.url !== undefined){
if(typeof data_github.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/url", "#/properties/github/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/type", "type", {type: "object"}));errors++;
}
}
if(data.gitlab !== undefined){
let data_gitlab = data.gitlab;
if(data_gitlab && typeof data_gitlab == "object" && !Array.isArray(data_gitlab)){
if(data_gitlab.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitlab", "#/properties/gitlab/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key_gitlab in data_gitlab){
if(!((key_gitlab === "personalAccessToken") || (key_gitlab === "url"))){
(vErrors ??= []).push(failure(instancePath+"/gitlab", "#/properties/gitlab/additionalProperties", "additionalProperties", {additionalProperty: key_gitlab}));errors++;
}
}
if(data_gitlab.personalAccessToken !== undefined){
if(!(env_var_json(data_gitlab.personalAccessToken, instancePath+"/gitlab/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gitlab.url !== undefined){
if(typeof data_gitlab.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitlab/url", "#/properties/gitlab/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitlab", "#/properties/gitlab/type", "type", {type: "object"}));errors++;
}
}
if(data.http !== undefined){
let data_http = data.http;
if(data_http && typeof data_http == "object" && !Array.isArray(data_http)){
if(data_http.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/required", "required", {missingProperty: "url"}));errors++;
}
for(const key_http in data_http){
if(!((((key_http === "url") || (key_http === "username")) || (key_http === "password")) || (key_http === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/additionalProperties", "additionalProperties", {additionalProperty: key_http}));errors++;
}
}
if(data_http.url !== undefined){
if(typeof data_http.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/url", "#/properties/http/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_http.username !== undefined){
if(!(env_var_json(data_http.username, instancePath+"/http/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_http.password !== undefined){
if(!(env_var_json(data_http.password, instancePath+"/http/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_http.insecureTLS !== undefined){
if(typeof data_http.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/insecureTLS", "#/properties/http/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "object"}));errors++;
}
}
if(data.loki !== undefined){
let data_loki = data.loki;
if(data_loki && typeof data_loki == "object" && !Array.isArray(data_loki)){
if(data_loki.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/required", "required", {missingProperty: "url"}));errors++;
}
for(const key_loki in data_loki){
if(!(((key_loki === "url") || (key_loki === "username")) || (key_loki === "password"))){
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/additionalProperties", "additionalProperties", {additionalProperty: key_loki}));errors++;
}
}
if(data_loki.url !== undefined){
if(typeof data_loki.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/url", "#/properties/loki/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.username !== undefined){
if(!(env_var_json(data_loki.username, instancePath+"/loki/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_loki.password !== undefined){
if(!(env_var_json(data_loki.password, instancePath+"/loki/password"))){
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
let data_opensearch = data.opensearch;
if(!(data_opensearch && typeof data_opensearch == "object" && !Array.isArray(data_opensearch))){
(vErrors ??= []).push(failure(instancePath+"/opensearch", "#/properties/opensearch/type", "type", {type: "object"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data_kubernetes = data.kubernetes;
if(data_kubernetes && typeof data_kubernetes == "object" && !Array.isArray(data_kubernetes)){
if(data_kubernetes.certificate === undefined){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/required", "required", {missingProperty: "certificate"}));errors++;
}
for(const key_kubernetes in data_kubernetes){
if(!(key_kubernetes === "certificate")){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/additionalProperties", "additionalProperties", {additionalProperty: key_kubernetes}));errors++;
}
}
if(data_kubernetes.certificate !== undefined){
if(!(env_var_json(data_kubernetes.certificate, instancePath+"/kubernetes/certificate"))){
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
let data_postgres = data.postgres;
if(data_postgres && typeof data_postgres == "object" && !Array.isArray(data_postgres)){
for(const key_postgres in data_postgres){
if(!((((((key_postgres === "url") || (key_postgres === "host")) || (key_postgres === "username")) || (key_postgres === "password")) || (key_postgres === "database")) || (key_postgres === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/postgres", "#/properties/postgres/additionalProperties", "additionalProperties", {additionalProperty: key_postgres}));errors++;
}
}
if(data_postgres.url !== undefined){
if(!(env_var_json(data_postgres.url, instancePath+"/postgres/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_postgres.host !== undefined){
if(!(env_var_json(data_postgres.host, instancePath+"/postgres/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_postgres.username !== undefined){
if(!(env_var_json(data_postgres.username, instancePath+"/postgres/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_postgres.password !== undefined){
if(!(env_var_json(data_postgres.password, instancePath+"/postgres/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_postgres.database !== undefined){
if(!(env_var_json(data_postgres.database, instancePath+"/postgres/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_postgres.insecureTLS !== undefined){
if(typeof data_postgres.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/postgres/insecureTLS", "#/properties/postgres/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/postgres", "#/properties/postgres/type", "type", {type: "object"}));errors++;
}
}
if(data.mysql !== undefined){
let data_mysql = data.mysql;
if(data_mysql && typeof data_mysql == "object" && !Array.isArray(data_mysql)){
for(const key_mysql in data_mysql){
if(!((((((key_mysql === "url") || (key_mysql === "host")) || (key_mysql === "username")) || (key_mysql === "password")) || (key_mysql === "database")) || (key_mysql === "insecureTLS"))){
(vErrors ??= []).push(failure(instancePath+"/mysql", "#/properties/mysql/additionalProperties", "additionalProperties", {additionalProperty: key_mysql}));errors++;
}
}
if(data_mysql.url !== undefined){
if(!(env_var_json(data_mysql.url, instancePath+"/mysql/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mysql.host !== undefined){
if(!(env_var_json(data_mysql.host, instancePath+"/mysql/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mysql.username !== undefined){
if(!(env_var_json(data_mysql.username, instancePath+"/mysql/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mysql.password !== undefined){
if(!(env_var_json(data_mysql.password, instancePath+"/mysql/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mysql.database !== undefined){
if(!(env_var_json(data_mysql.database, instancePath+"/mysql/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mysql.insecureTLS !== undefined){
if(typeof data_mysql.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mysql/insecureTLS", "#/properties/mysql/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mysql", "#/properties/mysql/type", "type", {type: "object"}));errors++;
}
}
if(data.mongo !== undefined){
let data_mongo = data.mongo;
if(data_mongo && typeof data_mongo == "object" && !Array.isArray(data_mongo)){
for(const key_mongo in data_mongo){
if(!(((((((key_mongo === "url") || (key_mongo === "host")) || (key_mongo === "username")) || (key_mongo === "password")) || (key_mongo === "database")) || (key_mongo === "insecureTLS")) || (key_mongo === "replicaSet"))){
(vErrors ??= []).push(failure(instancePath+"/mongo", "#/properties/mongo/additionalProperties", "additionalProperties", {additionalProperty: key_mongo}));errors++;
}
}
if(data_mongo.url !== undefined){
if(!(env_var_json(data_mongo.url, instancePath+"/mongo/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mongo.host !== undefined){
if(!(env_var_json(data_mongo.host, instancePath+"/mongo/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mongo.username !== undefined){
if(!(env_var_json(data_mongo.username, instancePath+"/mongo/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mongo.password !== undefined){
if(!(env_var_json(data_mongo.password, instancePath+"/mongo/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mongo.database !== undefined){
if(!(env_var_json(data_mongo.database, instancePath+"/mongo/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mongo.insecureTLS !== undefined){
if(typeof data_mongo.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mongo/insecureTLS", "#/properties/mongo/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data_mongo.replicaSet !== undefined){
if(typeof data_mongo.replicaSet !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mongo/replicaSet", "#/properties/mongo/properties/replicaSet/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mongo", "#/properties/mongo/type", "type", {type: "object"}));errors++;
}
}
if(data.mssql !== undefined){
let data_mssql = data.mssql;
if(data_mssql && typeof data_mssql == "object" && !Array.isArray(data_mssql)){
for(const key_mssql in data_mssql){
if(!((((((key_mssql === "url") || (key_mssql === "host")) || (key_mssql === "username")) || (key_mssql === "password")) || (key_mssql === "database")) || (key_mssql === "trustServerCertificate"))){
(vErrors ??= []).push(failure(instancePath+"/mssql", "#/properties/mssql/additionalProperties", "additionalProperties", {additionalProperty: key_mssql}));errors++;
}
}
if(data_mssql.url !== undefined){
if(!(env_var_json(data_mssql.url, instancePath+"/mssql/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mssql.host !== undefined){
if(!(env_var_json(data_mssql.host, instancePath+"/mssql/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mssql.username !== undefined){
if(!(env_var_json(data_mssql.username, instancePath+"/mssql/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mssql.password !== undefined){
if(!(env_var_json(data_mssql.password, instancePath+"/mssql/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mssql.database !== undefined){
if(!(env_var_json(data_mssql.database, instancePath+"/mssql/database"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_mssql.trustServerCertificate !== undefined){
if(typeof data_mssql.trustServerCertificate !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/mssql/trustServerCertificate", "#/properties/mssql/properties/trustServerCertificate/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mssql", "#/properties/mssql/type", "type", {type: "object"}));errors++;
}
}
if(data.prometheus !== undefined){
let data_prometheus = data.prometheus;
if(data_prometheus && typeof data_prometheus == "object" && !Array.isArray(data_prometheus)){
for(const key_prometheus in data_prometheus){
if(!((((((key_prometheus === "url") || (key_prometheus === "username")) || (key_prometheus === "password")) || (key_prometheus === "bearer")) || (key_prometheus === "oauth")) || (key_prometheus === "tls"))){
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/additionalProperties", "additionalProperties", {additionalProperty: key_prometheus}));errors++;
}
}
if(data_prometheus.url !== undefined){
if(!(env_var_json(data_prometheus.url, instancePath+"/prometheus/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_prometheus.username !== undefined){
if(!(env_var_json(data_prometheus.username, instancePath+"/prometheus/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_prometheus.password !== undefined){
if(!(env_var_json(data_prometheus.password, instancePath+"/prometheus/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_prometheus.bearer !== undefined){
if(!(env_var_json(data_prometheus.bearer, instancePath+"/prometheus/bearer"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_prometheus.oauth !== undefined){
if(!(oauth_json(data_prometheus.oauth, instancePath+"/prometheus/oauth"))){
vErrors = vErrors === null ? oauth_json.errors : vErrors.concat(oauth_json.errors);
errors = vErrors.length;
}
}
if(data_prometheus.tls !== undefined){
if(!(tls_json(data_prometheus.tls, instancePath+"/prometheus/tls"))){
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
let data_sftp = data.sftp;
if(data_sftp && typeof data_sftp == "object" && !Array.isArray(data_sftp)){
if(data_sftp.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "host"}));errors++;
}
if(data_sftp.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "username"}));errors++;
}
if(data_sftp.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "password"}));errors++;
}
if(data_sftp.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/required", "required", {missingProperty: "path"}));errors++;
}
for(const key_sftp in data_sftp){
if(!(((((key_sftp === "host") || (key_sftp === "username")) || (key_sftp === "password")) || (key_sftp === "port")) || (key_sftp === "path"))){
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/additionalProperties", "additionalProperties", {additionalProperty: key_sftp}));errors++;
}
}
if(data_sftp.host !== undefined){
if(!(env_var_json(data_sftp.host, instancePath+"/sftp/host"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sftp.username !== undefined){
if(!(env_var_json(data_sftp.username, instancePath+"/sftp/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sftp.password !== undefined){
if(!(env_var_json(data_sftp.password, instancePath+"/sftp/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sftp.port !== undefined){
let data_sftp_port = data_sftp.port;
if(!((typeof data_sftp_port == "number") && (!(data_sftp_port % 1) && !isNaN(data_sftp_port)))){
(vErrors ??= []).push(failure(instancePath+"/sftp/port", "#/properties/sftp/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data_sftp.path !== undefined){
if(typeof data_sftp.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sftp/path", "#/properties/sftp/properties/path/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/type", "type", {type: "object"}));errors++;
}
}
if(data.smb !== undefined){
let data_smb = data.smb;
if(data_smb && typeof data_smb == "object" && !Array.isArray(data_smb)){
if(data_smb.server === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "server"}));errors++;
}
if(data_smb.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "username"}));errors++;
}
if(data_smb.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "password"}));errors++;
}
if(data_smb.share === undefined){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/required", "required", {missingProperty: "share"}));errors++;
}
for(const key_smb in data_smb){
if(!(((((key_smb === "server") || (key_smb === "username")) || (key_smb === "password")) || (key_smb === "port")) || (key_smb === "share"))){
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/additionalProperties", "additionalProperties", {additionalProperty: key_smb}));errors++;
}
}
if(data_smb.server !== undefined){
if(!(env_var_json(data_smb.server, instancePath+"/smb/server"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smb.username !== undefined){
if(!(env_var_json(data_smb.username, instancePath+"/smb/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smb.password !== undefined){
if(!(env_var_json(data_smb.password, instancePath+"/smb/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smb.port !== undefined){
if(!(env_var_json(data_smb.port, instancePath+"/smb/port"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smb.share !== undefined){
if(typeof data_smb.share !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smb/share", "#/properties/smb/properties/share/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/type", "type", {type: "object"}));errors++;
}
}
if(data.discord !== undefined){
let data_discord = data.discord;
if(data_discord && typeof data_discord == "object" && !Array.isArray(data_discord)){
if(data_discord.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/required", "required", {missingProperty: "token"}));errors++;
}
if(data_discord.webhookID === undefined){
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/required", "required", {missingProperty: "webhookID"}));errors++;
}
for(const key_discord in data_discord){
if(!((key_discord === "token") || (key_discord === "webhookID"))){
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/additionalProperties", "additionalProperties", {additionalProperty: key_discord}));errors++;
}
}
if(data_discord.token !== undefined){
if(typeof data_discord.token !== "string"){
(vErrors ??= []).push(failure(instancePath+"/discord/token", "#/properties/discord/properties/token/type", "type", {type: "string"}));errors++;
}
}
if(data_discord.webhookID !== undefined){
if(typeof data_discord.webhookID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/discord/webhookID", "#/properties/discord/properties/webhookID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/discord", "#/properties/discord/type", "type", {type: "object"}));errors++;
}
}
if(data.smtp !== undefined){
let data_smtp = data.smtp;
if(data_smtp && typeof data_smtp == "object" && !Array.isArray(data_smtp)){
if(data_smtp.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/required", "required", {missingProperty: "host"}));errors++;
}
if(data_smtp.fromAddress === undefined){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/required", "required", {missingProperty: "fromAddress"}));errors++;
}
if(data_smtp.fromName === undefined){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/required", "required", {missingProperty: "fromName"}));errors++;
}
for(const key_smtp in data_smtp){
if(!(value_191f75b3.call(value_d6e5954f, key_smtp))){
(vErrors ??= []).push(failure(instancePath+"/smtp", "#/properties/smtp/additionalProperties", "additionalProperties", {additionalProperty: key_smtp}));errors++;
}
}
if(data_smtp.host !== undefined){
if(typeof data_smtp.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/host", "#/properties/smtp/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data_smtp.username !== undefined){
if(!(env_var_json(data_smtp.username, instancePath+"/smtp/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smtp.password !== undefined){
if(!(env_var_json(data_smtp.password, instancePath+"/smtp/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smtp.insecureTLS !== undefined){
if(typeof data_smtp.insecureTLS !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/smtp/insecureTLS", "#/properties/smtp/properties/insecureTLS/type", "type", {type: "boolean"}));errors++;
}
}
if(data_smtp.encryption !== undefined){
if(typeof data_smtp.encryption !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/encryption", "#/properties/smtp/properties/encryption/type", "type", {type: "string"}));errors++;
}
}
if(data_smtp.port !== undefined){
let data_smtp_port = data_smtp.port;
if(!((typeof data_smtp_port == "number") && (!(data_smtp_port % 1) && !isNaN(data_smtp_port)))){
(vErrors ??= []).push(failure(instancePath+"/smtp/port", "#/properties/smtp/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data_smtp.fromAddress !== undefined){
if(typeof data_smtp.fromAddress !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/fromAddress", "#/properties/smtp/properties/fromAddress/type", "type", {type: "string"}));errors++;
}
}
if(data_smtp.fromName !== undefined){
if(typeof data_smtp.fromName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/fromName", "#/properties/smtp/properties/fromName/type", "type", {type: "string"}));errors++;
}
}
if(data_smtp.toAddresses !== undefined){
let data_smtp_toAddresses = data_smtp.toAddresses;
if(Array.isArray(data_smtp_toAddresses)){
const len_smtp_toAddresses = data_smtp_toAddresses.length;
for(let i_smtp_toAddresses=0; i_smtp_toAddresses<len_smtp_toAddresses; i_smtp_toAddresses++){
if(typeof data_smtp_toAddresses[i_smtp_toAddresses] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/toAddresses/" + i_smtp_toAddresses, "#/properties/smtp/properties/toAddresses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smtp/toAddresses", "#/properties/smtp/properties/toAddresses/type", "type", {type: "array"}));errors++;
}
}
if(data_smtp.subject !== undefined){
if(typeof data_smtp.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/subject", "#/properties/smtp/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data_smtp.auth !== undefined){
if(typeof data_smtp.auth !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smtp/auth", "#/properties/smtp/properties/auth/type", "type", {type: "string"}));errors++;
}
}
if(data_smtp.headers !== undefined){
if(!(labels_json(data_smtp.headers, instancePath+"/smtp/headers"))){
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
let data_slack = data.slack;
if(data_slack && typeof data_slack == "object" && !Array.isArray(data_slack)){
for(const key_slack in data_slack){
if(!(((((((key_slack === "token") || (key_slack === "channel")) || (key_slack === "botName")) || (key_slack === "color")) || (key_slack === "icon")) || (key_slack === "thread_ts")) || (key_slack === "title"))){
(vErrors ??= []).push(failure(instancePath+"/slack", "#/properties/slack/additionalProperties", "additionalProperties", {additionalProperty: key_slack}));errors++;
}
}
if(data_slack.token !== undefined){
if(!(env_var_json(data_slack.token, instancePath+"/slack/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_slack.channel !== undefined){
if(typeof data_slack.channel !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/channel", "#/properties/slack/properties/channel/type", "type", {type: "string"}));errors++;
}
}
if(data_slack.botName !== undefined){
if(typeof data_slack.botName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/botName", "#/properties/slack/properties/botName/type", "type", {type: "string"}));errors++;
}
}
if(data_slack.color !== undefined){
if(typeof data_slack.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/color", "#/properties/slack/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_slack.icon !== undefined){
if(typeof data_slack.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/icon", "#/properties/slack/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_slack.thread_ts !== undefined){
if(typeof data_slack.thread_ts !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/thread_ts", "#/properties/slack/properties/thread_ts/type", "type", {type: "string"}));errors++;
}
}
if(data_slack.title !== undefined){
if(typeof data_slack.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/slack/title", "#/properties/slack/properties/title/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/slack", "#/properties/slack/type", "type", {type: "object"}));errors++;
}
}
if(data.telegram !== undefined){
let data_telegram = data.telegram;
if(data_telegram && typeof data_telegram == "object" && !Array.isArray(data_telegram)){
if(data_telegram.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/required", "required", {missingProperty: "token"}));errors++;
}
if(data_telegram.chats === undefined){
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/required", "required", {missingProperty: "chats"}));errors++;
}
for(const key_telegram in data_telegram){
if(!((key_telegram === "token") || (key_telegram === "chats"))){
(vErrors ??= []).push(failure(instancePath+"/telegram", "#/properties/telegram/additionalProperties", "additionalProperties", {additionalProperty: key_telegram}));errors++;
}
}
if(data_telegram.token !== undefined){
if(!(env_var_json(data_telegram.token, instancePath+"/telegram/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_telegram.chats !== undefined){
if(!(env_var_json(data_telegram.chats, instancePath+"/telegram/chats"))){
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
let data_ntfy = data.ntfy;
if(data_ntfy && typeof data_ntfy == "object" && !Array.isArray(data_ntfy)){
if(data_ntfy.topic === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "topic"}));errors++;
}
if(data_ntfy.host === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "host"}));errors++;
}
if(data_ntfy.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "username"}));errors++;
}
if(data_ntfy.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/required", "required", {missingProperty: "password"}));errors++;
}
for(const key_ntfy in data_ntfy){
if(!((((key_ntfy === "topic") || (key_ntfy === "host")) || (key_ntfy === "username")) || (key_ntfy === "password"))){
(vErrors ??= []).push(failure(instancePath+"/ntfy", "#/properties/ntfy/additionalProperties", "additionalProperties", {additionalProperty: key_ntfy}));errors++;
}
}
if(data_ntfy.topic !== undefined){
if(typeof data_ntfy.topic !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ntfy/topic", "#/properties/ntfy/properties/topic/type", "type", {type: "string"}));errors++;
}
}
if(data_ntfy.host !== undefined){
if(typeof data_ntfy.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ntfy/host", "#/properties/ntfy/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data_ntfy.username !== undefined){
if(!(env_var_json(data_ntfy.username, instancePath+"/ntfy/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_ntfy.password !== undefined){
if(!(env_var_json(data_ntfy.password, instancePath+"/ntfy/password"))){
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
let data_pushbullet = data.pushbullet;
if(data_pushbullet && typeof data_pushbullet == "object" && !Array.isArray(data_pushbullet)){
if(data_pushbullet.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/required", "required", {missingProperty: "token"}));errors++;
}
if(data_pushbullet.targets === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/required", "required", {missingProperty: "targets"}));errors++;
}
for(const key_pushbullet in data_pushbullet){
if(!((key_pushbullet === "token") || (key_pushbullet === "targets"))){
(vErrors ??= []).push(failure(instancePath+"/pushbullet", "#/properties/pushbullet/additionalProperties", "additionalProperties", {additionalProperty: key_pushbullet}));errors++;
}
}
if(data_pushbullet.token !== undefined){
if(!(env_var_json(data_pushbullet.token, instancePath+"/pushbullet/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_pushbullet.targets !== undefined){
let data_pushbullet_targets = data_pushbullet.targets;
if(Array.isArray(data_pushbullet_targets)){
const len_pushbullet_targets = data_pushbullet_targets.length;
for(let i_pushbullet_targets=0; i_pushbullet_targets<len_pushbullet_targets; i_pushbullet_targets++){
if(typeof data_pushbullet_targets[i_pushbullet_targets] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pushbullet/targets/" + i_pushbullet_targets, "#/properties/pushbullet/properties/targets/items/type", "type", {type: "string"}));errors++;
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
let data_pushover = data.pushover;
if(data_pushover && typeof data_pushover == "object" && !Array.isArray(data_pushover)){
if(data_pushover.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/required", "required", {missingProperty: "token"}));errors++;
}
if(data_pushover.user === undefined){
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/required", "required", {missingProperty: "user"}));errors++;
}
for(const key_pushover in data_pushover){
if(!((key_pushover === "token") || (key_pushover === "user"))){
(vErrors ??= []).push(failure(instancePath+"/pushover", "#/properties/pushover/additionalProperties", "additionalProperties", {additionalProperty: key_pushover}));errors++;
}
}
if(data_pushover.token !== undefined){
if(!(env_var_json(data_pushover.token, instancePath+"/pushover/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_pushover.user !== undefined){
if(typeof data_pushover.user !== "string"){
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
