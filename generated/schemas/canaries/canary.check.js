// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { canary_alertmanager_json } from "../canaries/canary-alertmanager.check.js";
import { canary_awsConfig_json } from "../canaries/canary-awsConfig.check.js";
import { canary_awsConfigRule_json } from "../canaries/canary-awsConfigRule.check.js";
import { canary_azureDevops_json } from "../canaries/canary-azureDevops.check.js";
import { canary_catalog_json } from "../canaries/canary-catalog.check.js";
import { canary_cloudwatch_json } from "../canaries/canary-cloudwatch.check.js";
import { canary_configDB_json } from "../canaries/canary-configDB.check.js";
import { canary_containerd_json } from "../canaries/canary-containerd.check.js";
import { canary_containerdPush_json } from "../canaries/canary-containerdPush.check.js";
import { canary_databaseBackup_json } from "../canaries/canary-databaseBackup.check.js";
import { canary_dns_json } from "../canaries/canary-dns.check.js";
import { canary_docker_json } from "../canaries/canary-docker.check.js";
import { canary_dockerPush_json } from "../canaries/canary-dockerPush.check.js";
import { canary_dynatrace_json } from "../canaries/canary-dynatrace.check.js";
import { canary_ec2_json } from "../canaries/canary-ec2.check.js";
import { canary_elasticsearch_json } from "../canaries/canary-elasticsearch.check.js";
import { canary_exec_json } from "../canaries/canary-exec.check.js";
import { canary_folder_json } from "../canaries/canary-folder.check.js";
import { canary_gcs_json } from "../canaries/canary-gcs.check.js";
import { canary_gitProtocol_json } from "../canaries/canary-gitProtocol.check.js";
import { canary_github_json } from "../canaries/canary-github.check.js";
import { canary_helm_json } from "../canaries/canary-helm.check.js";
import { canary_http_json } from "../canaries/canary-http.check.js";
import { canary_icmp_json } from "../canaries/canary-icmp.check.js";
import { canary_jmeter_json } from "../canaries/canary-jmeter.check.js";
import { canary_junit_json } from "../canaries/canary-junit.check.js";
import { canary_kubernetes_json } from "../canaries/canary-kubernetes.check.js";
import { canary_kubernetesResource_json } from "../canaries/canary-kubernetesResource.check.js";
import { canary_ldap_json } from "../canaries/canary-ldap.check.js";
import { canary_mongodb_json } from "../canaries/canary-mongodb.check.js";
import { canary_mssql_json } from "../canaries/canary-mssql.check.js";
import { canary_mysql_json } from "../canaries/canary-mysql.check.js";
import { canary_namespace_json } from "../canaries/canary-namespace.check.js";
import { canary_opensearch_json } from "../canaries/canary-opensearch.check.js";
import { canary_pod_json } from "../canaries/canary-pod.check.js";
import { canary_postgres_json } from "../canaries/canary-postgres.check.js";
import { canary_prometheus_json } from "../canaries/canary-prometheus.check.js";
import { canary_pubsub_json } from "../canaries/canary-pubsub.check.js";
import { canary_redis_json } from "../canaries/canary-redis.check.js";
import { canary_restic_json } from "../canaries/canary-restic.check.js";
import { canary_s3_json } from "../canaries/canary-s3.check.js";
import { canary_sftp_json } from "../canaries/canary-sftp.check.js";
import { canary_smb_json } from "../canaries/canary-smb.check.js";
import { canary_sql_json } from "../canaries/canary-sql.check.js";
import { canary_tcp_json } from "../canaries/canary-tcp.check.js";
import { canary_webhook_json } from "../canaries/canary-webhook.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { severity_json } from "../common/severity.check.js";
import { var_source_json } from "../common/var-source.check.js";
const value_0461fa0f = {"schedule":1,"interval":1,"env":1,"replicas":1,"icon":1,"owner":1,"severity":1,"resultMode":1,"http":1,"tcp":1,"icmp":1,"dns":1,"exec":1,"folder":1,"s3":1,"postgres":1,"mysql":1,"mssql":1,"mongodb":1,"redis":1,"elasticsearch":1,"opensearch":1,"prometheus":1,"alertmanager":1,"kubernetes":1,"kubernetesResource":1,"pod":1,"namespace":1,"junit":1,"jmeter":1,"catalog":1,"awsConfig":1,"awsConfigRule":1,"cloudwatch":1,"azureDevops":1,"github":1,"gitProtocol":1,"dynatrace":1,"ldap":1,"restic":1,"helm":1,"databaseBackup":1,"pubsub":1,"docker":1,"dockerPush":1,"containerd":1,"containerdPush":1,"webhook":1,"alertManager":1,"mongo":1,"ping":1,"gcs":1,"smb":1,"sftp":1,"sql":1,"configDB":1,"ec2":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_0461fa0f, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.interval !== undefined){
let data_interval = data.interval;
if(!((typeof data_interval == "number") && (!(data_interval % 1) && !isNaN(data_interval)))){
(vErrors ??= []).push(failure(instancePath+"/interval", "#/properties/interval/type", "type", {type: "integer"}));errors++;
}
if(typeof data_interval == "number"){
if(data_interval < 0 || isNaN(data_interval)){
(vErrors ??= []).push(failure(instancePath+"/interval", "#/properties/interval/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.env !== undefined){
let data_env = data.env;
if(data_env && typeof data_env == "object" && !Array.isArray(data_env)){
for(const key_env in data_env){
if(!(var_source_json(data_env[key_env], instancePath+"/env/" + key_env.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? var_source_json.errors : vErrors.concat(var_source_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/env", "#/properties/env/type", "type", {type: "object"}));errors++;
}
}
if(data.replicas !== undefined){
let data_replicas = data.replicas;
if(!((typeof data_replicas == "number") && (!(data_replicas % 1) && !isNaN(data_replicas)))){
(vErrors ??= []).push(failure(instancePath+"/replicas", "#/properties/replicas/type", "type", {type: "integer"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: "string"}));errors++;
}
}
if(data.severity !== undefined){
if(!(severity_json(data.severity, instancePath+"/severity"))){
vErrors = vErrors === null ? severity_json.errors : vErrors.concat(severity_json.errors);
errors = vErrors.length;
}
}
if(data.resultMode !== undefined){
if(typeof data.resultMode !== "string"){
(vErrors ??= []).push(failure(instancePath+"/resultMode", "#/properties/resultMode/type", "type", {type: "string"}));errors++;
}
}
if(data.http !== undefined){
let data_http = data.http;
if(Array.isArray(data_http)){
const len_http = data_http.length;
for(let i_http=0; i_http<len_http; i_http++){
if(!(canary_http_json(data_http[i_http], instancePath+"/http/" + i_http))){
vErrors = vErrors === null ? canary_http_json.errors : vErrors.concat(canary_http_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "array"}));errors++;
}
}
if(data.tcp !== undefined){
let data_tcp = data.tcp;
if(Array.isArray(data_tcp)){
const len_tcp = data_tcp.length;
for(let i_tcp=0; i_tcp<len_tcp; i_tcp++){
if(!(canary_tcp_json(data_tcp[i_tcp], instancePath+"/tcp/" + i_tcp))){
vErrors = vErrors === null ? canary_tcp_json.errors : vErrors.concat(canary_tcp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tcp", "#/properties/tcp/type", "type", {type: "array"}));errors++;
}
}
if(data.icmp !== undefined){
let data_icmp = data.icmp;
if(Array.isArray(data_icmp)){
const len_icmp = data_icmp.length;
for(let i_icmp=0; i_icmp<len_icmp; i_icmp++){
if(!(canary_icmp_json(data_icmp[i_icmp], instancePath+"/icmp/" + i_icmp))){
vErrors = vErrors === null ? canary_icmp_json.errors : vErrors.concat(canary_icmp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/icmp", "#/properties/icmp/type", "type", {type: "array"}));errors++;
}
}
if(data.dns !== undefined){
let data_dns = data.dns;
if(Array.isArray(data_dns)){
const len_dns = data_dns.length;
for(let i_dns=0; i_dns<len_dns; i_dns++){
if(!(canary_dns_json(data_dns[i_dns], instancePath+"/dns/" + i_dns))){
vErrors = vErrors === null ? canary_dns_json.errors : vErrors.concat(canary_dns_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dns", "#/properties/dns/type", "type", {type: "array"}));errors++;
}
}
if(data.exec !== undefined){
let data_exec = data.exec;
if(Array.isArray(data_exec)){
const len_exec = data_exec.length;
for(let i_exec=0; i_exec<len_exec; i_exec++){
if(!(canary_exec_json(data_exec[i_exec], instancePath+"/exec/" + i_exec))){
vErrors = vErrors === null ? canary_exec_json.errors : vErrors.concat(canary_exec_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/type", "type", {type: "array"}));errors++;
}
}
if(data.folder !== undefined){
let data_folder = data.folder;
if(Array.isArray(data_folder)){
const len_folder = data_folder.length;
for(let i_folder=0; i_folder<len_folder; i_folder++){
if(!(canary_folder_json(data_folder[i_folder], instancePath+"/folder/" + i_folder))){
vErrors = vErrors === null ? canary_folder_json.errors : vErrors.concat(canary_folder_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/type", "type", {type: "array"}));errors++;
}
}
if(data.s3 !== undefined){
let data_s3 = data.s3;
if(Array.isArray(data_s3)){
const len_s3 = data_s3.length;
for(let i_s3=0; i_s3<len_s3; i_s3++){
if(!(canary_s3_json(data_s3[i_s3], instancePath+"/s3/" + i_s3))){
vErrors = vErrors === null ? canary_s3_json.errors : vErrors.concat(canary_s3_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/type", "type", {type: "array"}));errors++;
}
}
if(data.postgres !== undefined){
let data_postgres = data.postgres;
if(Array.isArray(data_postgres)){
const len_postgres = data_postgres.length;
for(let i_postgres=0; i_postgres<len_postgres; i_postgres++){
if(!(canary_postgres_json(data_postgres[i_postgres], instancePath+"/postgres/" + i_postgres))){
vErrors = vErrors === null ? canary_postgres_json.errors : vErrors.concat(canary_postgres_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/postgres", "#/properties/postgres/type", "type", {type: "array"}));errors++;
}
}
if(data.mysql !== undefined){
let data_mysql = data.mysql;
if(Array.isArray(data_mysql)){
const len_mysql = data_mysql.length;
for(let i_mysql=0; i_mysql<len_mysql; i_mysql++){
if(!(canary_mysql_json(data_mysql[i_mysql], instancePath+"/mysql/" + i_mysql))){
vErrors = vErrors === null ? canary_mysql_json.errors : vErrors.concat(canary_mysql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mysql", "#/properties/mysql/type", "type", {type: "array"}));errors++;
}
}
if(data.mssql !== undefined){
let data_mssql = data.mssql;
if(Array.isArray(data_mssql)){
const len_mssql = data_mssql.length;
for(let i_mssql=0; i_mssql<len_mssql; i_mssql++){
if(!(canary_mssql_json(data_mssql[i_mssql], instancePath+"/mssql/" + i_mssql))){
vErrors = vErrors === null ? canary_mssql_json.errors : vErrors.concat(canary_mssql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mssql", "#/properties/mssql/type", "type", {type: "array"}));errors++;
}
}
if(data.mongodb !== undefined){
let data_mongodb = data.mongodb;
if(Array.isArray(data_mongodb)){
const len_mongodb = data_mongodb.length;
for(let i_mongodb=0; i_mongodb<len_mongodb; i_mongodb++){
if(!(canary_mongodb_json(data_mongodb[i_mongodb], instancePath+"/mongodb/" + i_mongodb))){
vErrors = vErrors === null ? canary_mongodb_json.errors : vErrors.concat(canary_mongodb_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mongodb", "#/properties/mongodb/type", "type", {type: "array"}));errors++;
}
}
if(data.redis !== undefined){
let data_redis = data.redis;
if(Array.isArray(data_redis)){
const len_redis = data_redis.length;
for(let i_redis=0; i_redis<len_redis; i_redis++){
if(!(canary_redis_json(data_redis[i_redis], instancePath+"/redis/" + i_redis))){
vErrors = vErrors === null ? canary_redis_json.errors : vErrors.concat(canary_redis_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/redis", "#/properties/redis/type", "type", {type: "array"}));errors++;
}
}
if(data.elasticsearch !== undefined){
let data_elasticsearch = data.elasticsearch;
if(Array.isArray(data_elasticsearch)){
const len_elasticsearch = data_elasticsearch.length;
for(let i_elasticsearch=0; i_elasticsearch<len_elasticsearch; i_elasticsearch++){
if(!(canary_elasticsearch_json(data_elasticsearch[i_elasticsearch], instancePath+"/elasticsearch/" + i_elasticsearch))){
vErrors = vErrors === null ? canary_elasticsearch_json.errors : vErrors.concat(canary_elasticsearch_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/elasticsearch", "#/properties/elasticsearch/type", "type", {type: "array"}));errors++;
}
}
if(data.opensearch !== undefined){
let data_opensearch = data.opensearch;
if(Array.isArray(data_opensearch)){
const len_opensearch = data_opensearch.length;
for(let i_opensearch=0; i_opensearch<len_opensearch; i_opensearch++){
if(!(canary_opensearch_json(data_opensearch[i_opensearch], instancePath+"/opensearch/" + i_opensearch))){
vErrors = vErrors === null ? canary_opensearch_json.errors : vErrors.concat(canary_opensearch_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/opensearch", "#/properties/opensearch/type", "type", {type: "array"}));errors++;
}
}
if(data.prometheus !== undefined){
let data_prometheus = data.prometheus;
if(Array.isArray(data_prometheus)){
const len_prometheus = data_prometheus.length;
for(let i_prometheus=0; i_prometheus<len_prometheus; i_prometheus++){
if(!(canary_prometheus_json(data_prometheus[i_prometheus], instancePath+"/prometheus/" + i_prometheus))){
vErrors = vErrors === null ? canary_prometheus_json.errors : vErrors.concat(canary_prometheus_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/type", "type", {type: "array"}));errors++;
}
}
if(data.alertmanager !== undefined){
let data_alertmanager = data.alertmanager;
if(Array.isArray(data_alertmanager)){
const len_alertmanager = data_alertmanager.length;
for(let i_alertmanager=0; i_alertmanager<len_alertmanager; i_alertmanager++){
if(!(canary_alertmanager_json(data_alertmanager[i_alertmanager], instancePath+"/alertmanager/" + i_alertmanager))){
vErrors = vErrors === null ? canary_alertmanager_json.errors : vErrors.concat(canary_alertmanager_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alertmanager", "#/properties/alertmanager/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data_kubernetes = data.kubernetes;
if(Array.isArray(data_kubernetes)){
const len_kubernetes = data_kubernetes.length;
for(let i_kubernetes=0; i_kubernetes<len_kubernetes; i_kubernetes++){
if(!(canary_kubernetes_json(data_kubernetes[i_kubernetes], instancePath+"/kubernetes/" + i_kubernetes))){
vErrors = vErrors === null ? canary_kubernetes_json.errors : vErrors.concat(canary_kubernetes_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetesResource !== undefined){
let data_kubernetesResource = data.kubernetesResource;
if(Array.isArray(data_kubernetesResource)){
const len_kubernetesResource = data_kubernetesResource.length;
for(let i_kubernetesResource=0; i_kubernetesResource<len_kubernetesResource; i_kubernetesResource++){
if(!(canary_kubernetesResource_json(data_kubernetesResource[i_kubernetesResource], instancePath+"/kubernetesResource/" + i_kubernetesResource))){
vErrors = vErrors === null ? canary_kubernetesResource_json.errors : vErrors.concat(canary_kubernetesResource_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetesResource", "#/properties/kubernetesResource/type", "type", {type: "array"}));errors++;
}
}
if(data.pod !== undefined){
let data_pod = data.pod;
if(Array.isArray(data_pod)){
const len_pod = data_pod.length;
for(let i_pod=0; i_pod<len_pod; i_pod++){
if(!(canary_pod_json(data_pod[i_pod], instancePath+"/pod/" + i_pod))){
vErrors = vErrors === null ? canary_pod_json.errors : vErrors.concat(canary_pod_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/type", "type", {type: "array"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if(Array.isArray(data_namespace)){
const len_namespace = data_namespace.length;
for(let i_namespace=0; i_namespace<len_namespace; i_namespace++){
if(!(canary_namespace_json(data_namespace[i_namespace], instancePath+"/namespace/" + i_namespace))){
vErrors = vErrors === null ? canary_namespace_json.errors : vErrors.concat(canary_namespace_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data.junit !== undefined){
let data_junit = data.junit;
if(Array.isArray(data_junit)){
const len_junit = data_junit.length;
for(let i_junit=0; i_junit<len_junit; i_junit++){
if(!(canary_junit_json(data_junit[i_junit], instancePath+"/junit/" + i_junit))){
vErrors = vErrors === null ? canary_junit_json.errors : vErrors.concat(canary_junit_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/junit", "#/properties/junit/type", "type", {type: "array"}));errors++;
}
}
if(data.jmeter !== undefined){
let data_jmeter = data.jmeter;
if(Array.isArray(data_jmeter)){
const len_jmeter = data_jmeter.length;
for(let i_jmeter=0; i_jmeter<len_jmeter; i_jmeter++){
if(!(canary_jmeter_json(data_jmeter[i_jmeter], instancePath+"/jmeter/" + i_jmeter))){
vErrors = vErrors === null ? canary_jmeter_json.errors : vErrors.concat(canary_jmeter_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/jmeter", "#/properties/jmeter/type", "type", {type: "array"}));errors++;
}
}
if(data.catalog !== undefined){
let data_catalog = data.catalog;
if(Array.isArray(data_catalog)){
const len_catalog = data_catalog.length;
for(let i_catalog=0; i_catalog<len_catalog; i_catalog++){
if(!(canary_catalog_json(data_catalog[i_catalog], instancePath+"/catalog/" + i_catalog))){
vErrors = vErrors === null ? canary_catalog_json.errors : vErrors.concat(canary_catalog_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/catalog", "#/properties/catalog/type", "type", {type: "array"}));errors++;
}
}
if(data.awsConfig !== undefined){
let data_awsConfig = data.awsConfig;
if(Array.isArray(data_awsConfig)){
const len_awsConfig = data_awsConfig.length;
for(let i_awsConfig=0; i_awsConfig<len_awsConfig; i_awsConfig++){
if(!(canary_awsConfig_json(data_awsConfig[i_awsConfig], instancePath+"/awsConfig/" + i_awsConfig))){
vErrors = vErrors === null ? canary_awsConfig_json.errors : vErrors.concat(canary_awsConfig_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConfig", "#/properties/awsConfig/type", "type", {type: "array"}));errors++;
}
}
if(data.awsConfigRule !== undefined){
let data_awsConfigRule = data.awsConfigRule;
if(Array.isArray(data_awsConfigRule)){
const len_awsConfigRule = data_awsConfigRule.length;
for(let i_awsConfigRule=0; i_awsConfigRule<len_awsConfigRule; i_awsConfigRule++){
if(!(canary_awsConfigRule_json(data_awsConfigRule[i_awsConfigRule], instancePath+"/awsConfigRule/" + i_awsConfigRule))){
vErrors = vErrors === null ? canary_awsConfigRule_json.errors : vErrors.concat(canary_awsConfigRule_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConfigRule", "#/properties/awsConfigRule/type", "type", {type: "array"}));errors++;
}
}
if(data.cloudwatch !== undefined){
let data_cloudwatch = data.cloudwatch;
if(Array.isArray(data_cloudwatch)){
const len_cloudwatch = data_cloudwatch.length;
for(let i_cloudwatch=0; i_cloudwatch<len_cloudwatch; i_cloudwatch++){
if(!(canary_cloudwatch_json(data_cloudwatch[i_cloudwatch], instancePath+"/cloudwatch/" + i_cloudwatch))){
vErrors = vErrors === null ? canary_cloudwatch_json.errors : vErrors.concat(canary_cloudwatch_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudwatch", "#/properties/cloudwatch/type", "type", {type: "array"}));errors++;
}
}
if(data.azureDevops !== undefined){
let data_azureDevops = data.azureDevops;
if(Array.isArray(data_azureDevops)){
const len_azureDevops = data_azureDevops.length;
for(let i_azureDevops=0; i_azureDevops<len_azureDevops; i_azureDevops++){
if(!(canary_azureDevops_json(data_azureDevops[i_azureDevops], instancePath+"/azureDevops/" + i_azureDevops))){
vErrors = vErrors === null ? canary_azureDevops_json.errors : vErrors.concat(canary_azureDevops_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/type", "type", {type: "array"}));errors++;
}
}
if(data.github !== undefined){
let data_github = data.github;
if(Array.isArray(data_github)){
const len_github = data_github.length;
for(let i_github=0; i_github<len_github; i_github++){
if(!(canary_github_json(data_github[i_github], instancePath+"/github/" + i_github))){
vErrors = vErrors === null ? canary_github_json.errors : vErrors.concat(canary_github_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/type", "type", {type: "array"}));errors++;
}
}
if(data.gitProtocol !== undefined){
let data_gitProtocol = data.gitProtocol;
if(Array.isArray(data_gitProtocol)){
const len_gitProtocol = data_gitProtocol.length;
for(let i_gitProtocol=0; i_gitProtocol<len_gitProtocol; i_gitProtocol++){
if(!(canary_gitProtocol_json(data_gitProtocol[i_gitProtocol], instancePath+"/gitProtocol/" + i_gitProtocol))){
vErrors = vErrors === null ? canary_gitProtocol_json.errors : vErrors.concat(canary_gitProtocol_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitProtocol", "#/properties/gitProtocol/type", "type", {type: "array"}));errors++;
}
}
if(data.dynatrace !== undefined){
let data_dynatrace = data.dynatrace;
if(Array.isArray(data_dynatrace)){
const len_dynatrace = data_dynatrace.length;
for(let i_dynatrace=0; i_dynatrace<len_dynatrace; i_dynatrace++){
if(!(canary_dynatrace_json(data_dynatrace[i_dynatrace], instancePath+"/dynatrace/" + i_dynatrace))){
vErrors = vErrors === null ? canary_dynatrace_json.errors : vErrors.concat(canary_dynatrace_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dynatrace", "#/properties/dynatrace/type", "type", {type: "array"}));errors++;
}
}
if(data.ldap !== undefined){
let data_ldap = data.ldap;
if(Array.isArray(data_ldap)){
const len_ldap = data_ldap.length;
for(let i_ldap=0; i_ldap<len_ldap; i_ldap++){
if(!(canary_ldap_json(data_ldap[i_ldap], instancePath+"/ldap/" + i_ldap))){
vErrors = vErrors === null ? canary_ldap_json.errors : vErrors.concat(canary_ldap_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ldap", "#/properties/ldap/type", "type", {type: "array"}));errors++;
}
}
if(data.restic !== undefined){
let data_restic = data.restic;
if(Array.isArray(data_restic)){
const len_restic = data_restic.length;
for(let i_restic=0; i_restic<len_restic; i_restic++){
if(!(canary_restic_json(data_restic[i_restic], instancePath+"/restic/" + i_restic))){
vErrors = vErrors === null ? canary_restic_json.errors : vErrors.concat(canary_restic_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/restic", "#/properties/restic/type", "type", {type: "array"}));errors++;
}
}
if(data.helm !== undefined){
let data_helm = data.helm;
if(Array.isArray(data_helm)){
const len_helm = data_helm.length;
for(let i_helm=0; i_helm<len_helm; i_helm++){
if(!(canary_helm_json(data_helm[i_helm], instancePath+"/helm/" + i_helm))){
vErrors = vErrors === null ? canary_helm_json.errors : vErrors.concat(canary_helm_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/helm", "#/properties/helm/type", "type", {type: "array"}));errors++;
}
}
if(data.databaseBackup !== undefined){
let data_databaseBackup = data.databaseBackup;
if(Array.isArray(data_databaseBackup)){
const len_databaseBackup = data_databaseBackup.length;
for(let i_databaseBackup=0; i_databaseBackup<len_databaseBackup; i_databaseBackup++){
if(!(canary_databaseBackup_json(data_databaseBackup[i_databaseBackup], instancePath+"/databaseBackup/" + i_databaseBackup))){
vErrors = vErrors === null ? canary_databaseBackup_json.errors : vErrors.concat(canary_databaseBackup_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/databaseBackup", "#/properties/databaseBackup/type", "type", {type: "array"}));errors++;
}
}
if(data.pubsub !== undefined){
let data_pubsub = data.pubsub;
if(Array.isArray(data_pubsub)){
const len_pubsub = data_pubsub.length;
for(let i_pubsub=0; i_pubsub<len_pubsub; i_pubsub++){
if(!(canary_pubsub_json(data_pubsub[i_pubsub], instancePath+"/pubsub/" + i_pubsub))){
vErrors = vErrors === null ? canary_pubsub_json.errors : vErrors.concat(canary_pubsub_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/type", "type", {type: "array"}));errors++;
}
}
if(data.docker !== undefined){
let data_docker = data.docker;
if(Array.isArray(data_docker)){
const len_docker = data_docker.length;
for(let i_docker=0; i_docker<len_docker; i_docker++){
if(!(canary_docker_json(data_docker[i_docker], instancePath+"/docker/" + i_docker))){
vErrors = vErrors === null ? canary_docker_json.errors : vErrors.concat(canary_docker_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/docker", "#/properties/docker/type", "type", {type: "array"}));errors++;
}
}
if(data.dockerPush !== undefined){
let data_dockerPush = data.dockerPush;
if(Array.isArray(data_dockerPush)){
const len_dockerPush = data_dockerPush.length;
for(let i_dockerPush=0; i_dockerPush<len_dockerPush; i_dockerPush++){
if(!(canary_dockerPush_json(data_dockerPush[i_dockerPush], instancePath+"/dockerPush/" + i_dockerPush))){
vErrors = vErrors === null ? canary_dockerPush_json.errors : vErrors.concat(canary_dockerPush_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dockerPush", "#/properties/dockerPush/type", "type", {type: "array"}));errors++;
}
}
if(data.containerd !== undefined){
let data_containerd = data.containerd;
if(Array.isArray(data_containerd)){
const len_containerd = data_containerd.length;
for(let i_containerd=0; i_containerd<len_containerd; i_containerd++){
if(!(canary_containerd_json(data_containerd[i_containerd], instancePath+"/containerd/" + i_containerd))){
vErrors = vErrors === null ? canary_containerd_json.errors : vErrors.concat(canary_containerd_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/containerd", "#/properties/containerd/type", "type", {type: "array"}));errors++;
}
}
if(data.containerdPush !== undefined){
let data_containerdPush = data.containerdPush;
if(Array.isArray(data_containerdPush)){
const len_containerdPush = data_containerdPush.length;
for(let i_containerdPush=0; i_containerdPush<len_containerdPush; i_containerdPush++){
if(!(canary_containerdPush_json(data_containerdPush[i_containerdPush], instancePath+"/containerdPush/" + i_containerdPush))){
vErrors = vErrors === null ? canary_containerdPush_json.errors : vErrors.concat(canary_containerdPush_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/containerdPush", "#/properties/containerdPush/type", "type", {type: "array"}));errors++;
}
}
if(data.webhook !== undefined){
if(!(canary_webhook_json(data.webhook, instancePath+"/webhook"))){
vErrors = vErrors === null ? canary_webhook_json.errors : vErrors.concat(canary_webhook_json.errors);
errors = vErrors.length;
}
}
if(data.alertManager !== undefined){
let data_alertManager = data.alertManager;
if(Array.isArray(data_alertManager)){
const len_alertManager = data_alertManager.length;
for(let i_alertManager=0; i_alertManager<len_alertManager; i_alertManager++){
if(!(canary_alertmanager_json(data_alertManager[i_alertManager], instancePath+"/alertManager/" + i_alertManager))){
vErrors = vErrors === null ? canary_alertmanager_json.errors : vErrors.concat(canary_alertmanager_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alertManager", "#/properties/alertManager/type", "type", {type: "array"}));errors++;
}
}
if(data.mongo !== undefined){
let data_mongo = data.mongo;
if(Array.isArray(data_mongo)){
const len_mongo = data_mongo.length;
for(let i_mongo=0; i_mongo<len_mongo; i_mongo++){
if(!(canary_mongodb_json(data_mongo[i_mongo], instancePath+"/mongo/" + i_mongo))){
vErrors = vErrors === null ? canary_mongodb_json.errors : vErrors.concat(canary_mongodb_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mongo", "#/properties/mongo/type", "type", {type: "array"}));errors++;
}
}
if(data.ping !== undefined){
let data_ping = data.ping;
if(Array.isArray(data_ping)){
const len_ping = data_ping.length;
for(let i_ping=0; i_ping<len_ping; i_ping++){
if(!(canary_icmp_json(data_ping[i_ping], instancePath+"/ping/" + i_ping))){
vErrors = vErrors === null ? canary_icmp_json.errors : vErrors.concat(canary_icmp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ping", "#/properties/ping/type", "type", {type: "array"}));errors++;
}
}
if(data.gcs !== undefined){
let data_gcs = data.gcs;
if(Array.isArray(data_gcs)){
const len_gcs = data_gcs.length;
for(let i_gcs=0; i_gcs<len_gcs; i_gcs++){
if(!(canary_gcs_json(data_gcs[i_gcs], instancePath+"/gcs/" + i_gcs))){
vErrors = vErrors === null ? canary_gcs_json.errors : vErrors.concat(canary_gcs_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/type", "type", {type: "array"}));errors++;
}
}
if(data.smb !== undefined){
let data_smb = data.smb;
if(Array.isArray(data_smb)){
const len_smb = data_smb.length;
for(let i_smb=0; i_smb<len_smb; i_smb++){
if(!(canary_smb_json(data_smb[i_smb], instancePath+"/smb/" + i_smb))){
vErrors = vErrors === null ? canary_smb_json.errors : vErrors.concat(canary_smb_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/type", "type", {type: "array"}));errors++;
}
}
if(data.sftp !== undefined){
let data_sftp = data.sftp;
if(Array.isArray(data_sftp)){
const len_sftp = data_sftp.length;
for(let i_sftp=0; i_sftp<len_sftp; i_sftp++){
if(!(canary_sftp_json(data_sftp[i_sftp], instancePath+"/sftp/" + i_sftp))){
vErrors = vErrors === null ? canary_sftp_json.errors : vErrors.concat(canary_sftp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/type", "type", {type: "array"}));errors++;
}
}
if(data.sql !== undefined){
let data_sql = data.sql;
if(Array.isArray(data_sql)){
const len_sql = data_sql.length;
for(let i_sql=0; i_sql<len_sql; i_sql++){
if(!(canary_sql_json(data_sql[i_sql], instancePath+"/sql/" + i_sql))){
vErrors = vErrors === null ? canary_sql_json.errors : vErrors.concat(canary_sql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/type", "type", {type: "array"}));errors++;
}
}
if(data.configDB !== undefined){
let data_configDB = data.configDB;
if(Array.isArray(data_configDB)){
const len_configDB = data_configDB.length;
for(let i_configDB=0; i_configDB<len_configDB; i_configDB++){
if(!(canary_configDB_json(data_configDB[i_configDB], instancePath+"/configDB/" + i_configDB))){
vErrors = vErrors === null ? canary_configDB_json.errors : vErrors.concat(canary_configDB_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configDB", "#/properties/configDB/type", "type", {type: "array"}));errors++;
}
}
if(data.ec2 !== undefined){
let data_ec2 = data.ec2;
if(Array.isArray(data_ec2)){
const len_ec2 = data_ec2.length;
for(let i_ec2=0; i_ec2<len_ec2; i_ec2++){
if(!(canary_ec2_json(data_ec2[i_ec2], instancePath+"/ec2/" + i_ec2))){
vErrors = vErrors === null ? canary_ec2_json.errors : vErrors.concat(canary_ec2_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ec2", "#/properties/ec2/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_json.errors = vErrors;
return errors === 0;
}
export default canary_json;
