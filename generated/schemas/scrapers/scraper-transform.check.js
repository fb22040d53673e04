// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { labels_json } from "../common/labels.check.js";
import { lookup_json } from "../common/lookup.check.js";
const value_d2614fab = {"gotemplate":1,"template":1,"expr":1,"javascript":1,"jsonpath":1,"jsonPath":1,"exclude":1,"mask":1,"relationship":1,"changes":1,"locations":1,"aliases":1};
const value_825bc661 = {"id":1,"external_id":1,"name":1,"namespace":1,"type":1,"agent":1,"scope":1,"labels":1,"expr":1,"filter":1,"parent":1};
const value_12050ada = ["string","boolean"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_transform_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_d2614fab, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.gotemplate !== undefined){
if(typeof data.gotemplate !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gotemplate", "#/properties/gotemplate/type", "type", {type: "string"}));errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "string"}));errors++;
}
}
if(data.expr !== undefined){
if(typeof data.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/expr", "#/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data.javascript !== undefined){
if(typeof data.javascript !== "string"){
(vErrors ??= []).push(failure(instancePath+"/javascript", "#/properties/javascript/type", "type", {type: "string"}));errors++;
}
}
if(data.jsonpath !== undefined){
if(typeof data.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/jsonpath", "#/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
if(data.jsonPath !== undefined){
if(typeof data.jsonPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/jsonPath", "#/properties/jsonPath/type", "type", {type: "string"}));errors++;
}
}
if(data.exclude !== undefined){
let data_exclude = data.exclude;
if(Array.isArray(data_exclude)){
const len_exclude = data_exclude.length;
for(let i_exclude=0; i_exclude<len_exclude; i_exclude++){
let data_exclude_item = data_exclude[i_exclude];
if(data_exclude_item && typeof data_exclude_item == "object" && !Array.isArray(data_exclude_item)){
if(data_exclude_item.jsonpath === undefined){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude, "#/properties/exclude/items/required", "required", {missingProperty: "jsonpath"}));errors++;
}
for(const key_exclude_item in data_exclude_item){
if(!((key_exclude_item === "types") || (key_exclude_item === "jsonpath"))){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude, "#/properties/exclude/items/additionalProperties", "additionalProperties", {additionalProperty: key_exclude_item}));errors++;
}
}
if(data_exclude_item.types !== undefined){
let data_exclude_item_types = data_exclude_item.types;
if(Array.isArray(data_exclude_item_types)){
const len_exclude_item_types = data_exclude_item_types.length;
for(let i_exclude_item_types=0; i_exclude_item_types<len_exclude_item_types; i_exclude_item_types++){
if(typeof data_exclude_item_types[i_exclude_item_types] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude+"/types/" + i_exclude_item_types, "#/properties/exclude/items/properties/types/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude+"/types", "#/properties/exclude/items/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data_exclude_item.jsonpath !== undefined){
if(typeof data_exclude_item.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude+"/jsonpath", "#/properties/exclude/items/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude, "#/properties/exclude/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude", "#/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data.mask !== undefined){
let data_mask = data.mask;
if(Array.isArray(data_mask)){
const len_mask = data_mask.length;
for(let i_mask=0; i_mask<len_mask; i_mask++){
let data_mask_item = data_mask[i_mask];
if(data_mask_item && typeof data_mask_item == "object" && !Array.isArray(data_mask_item)){
for(const key_mask_item in data_mask_item){
if(!(((key_mask_item === "selector") || (key_mask_item === "jsonpath")) || (key_mask_item === "value"))){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i_mask, "#/properties/mask/items/additionalProperties", "additionalProperties", {additionalProperty: key_mask_item}));errors++;
}
}
if(data_mask_item.selector !== undefined){
if(typeof data_mask_item.selector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i_mask+"/selector", "#/properties/mask/items/properties/selector/type", "type", {type: "string"}));errors++;
}
}
if(data_mask_item.jsonpath !== undefined){
if(typeof data_mask_item.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i_mask+"/jsonpath", "#/properties/mask/items/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
if(data_mask_item.value !== undefined){
if(typeof data_mask_item.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mask/" + i_mask+"/value", "#/properties/mask/items/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mask/" + i_mask, "#/properties/mask/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mask", "#/properties/mask/type", "type", {type: "array"}));errors++;
}
}
if(data.relationship !== undefined){
let data_relationship = data.relationship;
if(Array.isArray(data_relationship)){
const len_relationship = data_relationship.length;
for(let i_relationship=0; i_relationship<len_relationship; i_relationship++){
let data_relationship_item = data_relationship[i_relationship];
if(data_relationship_item && typeof data_relationship_item == "object" && !Array.isArray(data_relationship_item)){
for(const key_relationship_item in data_relationship_item){
if(!(value_191f75b3.call(value_825bc661, key_relationship_item))){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i_relationship, "#/properties/relationship/items/additionalProperties", "additionalProperties", {additionalProperty: key_relationship_item}));errors++;
}
}
if(data_relationship_item.id !== undefined){
if(!(lookup_json(data_relationship_item.id, instancePath+"/relationship/" + i_relationship+"/id"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.external_id !== undefined){
if(!(lookup_json(data_relationship_item.external_id, instancePath+"/relationship/" + i_relationship+"/external_id"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.name !== undefined){
if(!(lookup_json(data_relationship_item.name, instancePath+"/relationship/" + i_relationship+"/name"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.namespace !== undefined){
if(!(lookup_json(data_relationship_item.namespace, instancePath+"/relationship/" + i_relationship+"/namespace"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.type !== undefined){
if(!(lookup_json(data_relationship_item.type, instancePath+"/relationship/" + i_relationship+"/type"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.agent !== undefined){
if(!(lookup_json(data_relationship_item.agent, instancePath+"/relationship/" + i_relationship+"/agent"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.scope !== undefined){
if(!(lookup_json(data_relationship_item.scope, instancePath+"/relationship/" + i_relationship+"/scope"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.labels !== undefined){
if(!(labels_json(data_relationship_item.labels, instancePath+"/relationship/" + i_relationship+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data_relationship_item.expr !== undefined){
if(typeof data_relationship_item.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i_relationship+"/expr", "#/properties/relationship/items/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_relationship_item.filter !== undefined){
if(typeof data_relationship_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i_relationship+"/filter", "#/properties/relationship/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data_relationship_item.parent !== undefined){
if(typeof data_relationship_item.parent !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i_relationship+"/parent", "#/properties/relationship/items/properties/parent/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationship/" + i_relationship, "#/properties/relationship/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationship", "#/properties/relationship/type", "type", {type: "array"}));errors++;
}
}
if(data.changes !== undefined){
let data_changes = data.changes;
if(data_changes && typeof data_changes == "object" && !Array.isArray(data_changes)){
for(const key_changes in data_changes){
if(!((key_changes === "mapping") || (key_changes === "exclude"))){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/additionalProperties", "additionalProperties", {additionalProperty: key_changes}));errors++;
}
}
if(data_changes.mapping !== undefined){
let data_changes_mapping = data_changes.mapping;
if(Array.isArray(data_changes_mapping)){
const len_changes_mapping = data_changes_mapping.length;
for(let i_changes_mapping=0; i_changes_mapping<len_changes_mapping; i_changes_mapping++){
let data_changes_mapping_item = data_changes_mapping[i_changes_mapping];
if(data_changes_mapping_item && typeof data_changes_mapping_item == "object" && !Array.isArray(data_changes_mapping_item)){
for(const key_changes_mapping_item in data_changes_mapping_item){
if(!(((((key_changes_mapping_item === "filter") || (key_changes_mapping_item === "severity")) || (key_changes_mapping_item === "type")) || (key_changes_mapping_item === "action")) || (key_changes_mapping_item === "summary"))){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping, "#/properties/changes/properties/mapping/items/additionalProperties", "additionalProperties", {additionalProperty: key_changes_mapping_item}));errors++;
}
}
if(data_changes_mapping_item.filter !== undefined){
if(typeof data_changes_mapping_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping+"/filter", "#/properties/changes/properties/mapping/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data_changes_mapping_item.severity !== undefined){
if(typeof data_changes_mapping_item.severity !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping+"/severity", "#/properties/changes/properties/mapping/items/properties/severity/type", "type", {type: "string"}));errors++;
}
}
if(data_changes_mapping_item.type !== undefined){
if(typeof data_changes_mapping_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping+"/type", "#/properties/changes/properties/mapping/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_changes_mapping_item.action !== undefined){
if(typeof data_changes_mapping_item.action !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping+"/action", "#/properties/changes/properties/mapping/items/properties/action/type", "type", {type: "string"}));errors++;
}
}
if(data_changes_mapping_item.summary !== undefined){
if(typeof data_changes_mapping_item.summary !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping+"/summary", "#/properties/changes/properties/mapping/items/properties/summary/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes/mapping/" + i_changes_mapping, "#/properties/changes/properties/mapping/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes/mapping", "#/properties/changes/properties/mapping/type", "type", {type: "array"}));errors++;
}
}
if(data_changes.exclude !== undefined){
let data_changes_exclude = data_changes.exclude;
if(Array.isArray(data_changes_exclude)){
const len_changes_exclude = data_changes_exclude.length;
for(let i_changes_exclude=0; i_changes_exclude<len_changes_exclude; i_changes_exclude++){
if(typeof data_changes_exclude[i_changes_exclude] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/changes/exclude/" + i_changes_exclude, "#/properties/changes/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes/exclude", "#/properties/changes/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: "object"}));errors++;
}
}
if(data.locations !== undefined){
let data_locations = data.locations;
if(Array.isArray(data_locations)){
const len_locations = data_locations.length;
for(let i_locations=0; i_locations<len_locations; i_locations++){
let data_locations_item = data_locations[i_locations];
if(data_locations_item && typeof data_locations_item == "object" && !Array.isArray(data_locations_item)){
if(data_locations_item.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations, "#/properties/locations/items/required", "required", {missingProperty: "type"}));errors++;
}
for(const key_locations_item in data_locations_item){
if(!((((key_locations_item === "type") || (key_locations_item === "filter")) || (key_locations_item === "values")) || (key_locations_item === "withParent"))){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations, "#/properties/locations/items/additionalProperties", "additionalProperties", {additionalProperty: key_locations_item}));errors++;
}
}
if(data_locations_item.type !== undefined){
if(typeof data_locations_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations+"/type", "#/properties/locations/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_locations_item.filter !== undefined){
if(typeof data_locations_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations+"/filter", "#/properties/locations/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data_locations_item.values !== undefined){
let data_locations_item_values = data_locations_item.values;
if(Array.isArray(data_locations_item_values)){
const len_locations_item_values = data_locations_item_values.length;
for(let i_locations_item_values=0; i_locations_item_values<len_locations_item_values; i_locations_item_values++){
if(typeof data_locations_item_values[i_locations_item_values] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations+"/values/" + i_locations_item_values, "#/properties/locations/items/properties/values/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations+"/values", "#/properties/locations/items/properties/values/type", "type", {type: "array"}));errors++;
}
}
if(data_locations_item.withParent !== undefined){
let data_locations_item_withParent = data_locations_item.withParent;
if((typeof data_locations_item_withParent !== "string") && (typeof data_locations_item_withParent !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations+"/withParent", "#/properties/locations/items/properties/withParent/type", "type", {type: value_12050ada}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/locations/" + i_locations, "#/properties/locations/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/locations", "#/properties/locations/type", "type", {type: "array"}));errors++;
}
}
if(data.aliases !== undefined){
let data_aliases = data.aliases;
if(Array.isArray(data_aliases)){
const len_aliases = data_aliases.length;
for(let i_aliases=0; i_aliases<len_aliases; i_aliases++){
let data_aliases_item = data_aliases[i_aliases];
if(data_aliases_item && typeof data_aliases_item == "object" && !Array.isArray(data_aliases_item)){
if(data_aliases_item.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases, "#/properties/aliases/items/required", "required", {missingProperty: "type"}));errors++;
}
for(const key_aliases_item in data_aliases_item){
if(!((((key_aliases_item === "type") || (key_aliases_item === "filter")) || (key_aliases_item === "values")) || (key_aliases_item === "withParent"))){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases, "#/properties/aliases/items/additionalProperties", "additionalProperties", {additionalProperty: key_aliases_item}));errors++;
}
}
if(data_aliases_item.type !== undefined){
if(typeof data_aliases_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases+"/type", "#/properties/aliases/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_aliases_item.filter !== undefined){
if(typeof data_aliases_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases+"/filter", "#/properties/aliases/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data_aliases_item.values !== undefined){
let data_aliases_item_values = data_aliases_item.values;
if(Array.isArray(data_aliases_item_values)){
const len_aliases_item_values = data_aliases_item_values.length;
for(let i_aliases_item_values=0; i_aliases_item_values<len_aliases_item_values; i_aliases_item_values++){
if(typeof data_aliases_item_values[i_aliases_item_values] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases+"/values/" + i_aliases_item_values, "#/properties/aliases/items/properties/values/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases+"/values", "#/properties/aliases/items/properties/values/type", "type", {type: "array"}));errors++;
}
}
if(data_aliases_item.withParent !== undefined){
let data_aliases_item_withParent = data_aliases_item.withParent;
if((typeof data_aliases_item_withParent !== "string") && (typeof data_aliases_item_withParent !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases+"/withParent", "#/properties/aliases/items/properties/withParent/type", "type", {type: value_12050ada}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aliases/" + i_aliases, "#/properties/aliases/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aliases", "#/properties/aliases/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_transform_json.errors = vErrors;
return errors === 0;
}
export default scraper_transform_json;
