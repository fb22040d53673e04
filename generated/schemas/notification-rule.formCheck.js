// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
const value0 = {"name":1,"namespace":1,"events":1,"filter":1,"recipient":1,"title":1,"template":1,"repeat_interval":1,"wait_for":1,"wait_for_eval_period":1,"group_by":1,"group_by_interval":1,"inhibitions":1,"fallback":1,"fallback_delay":1,"watchdog_interval":1,"properties":1};
const value1 = ["outgoing","incoming","all"];
const value2 = Object.prototype.hasOwnProperty;
const value3 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function notification_rule_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "recipient"}));errors++;
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
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/uniqueItems", "uniqueItems", {i: i1, j: j0}));errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.filter !== undefined){
if(typeof data.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.recipient !== undefined){
let data5 = data.recipient;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 1){
(vErrors ??= []).push(failure(instancePath+"/recipient", "#/properties/recipient/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key1 in data5){
if(!((((key1 === "person") || (key1 === "team")) || (key1 === "connections")) || (key1 === "playbook"))){
(vErrors ??= []).push(failure(instancePath+"/recipient", "#/properties/recipient/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data5.person !== undefined){
let data6 = data5.person;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.person_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/person", "#/properties/recipient/properties/person/required", "required", {missingProperty: "person_id"}));errors++;
}
for(const key2 in data6){
if(!(key2 === "person_id")){
(vErrors ??= []).push(failure(instancePath+"/recipient/person", "#/properties/recipient/properties/person/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data6.person_id !== undefined){
let data7 = data6.person_id;
if(typeof data7 === "string"){
if(!(value3.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/recipient/person/person_id", "#/properties/recipient/properties/person/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/person/person_id", "#/properties/recipient/properties/person/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/person", "#/properties/recipient/properties/person/type", "type", {type: "object"}));errors++;
}
}
if(data5.team !== undefined){
let data8 = data5.team;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.team_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/team", "#/properties/recipient/properties/team/required", "required", {missingProperty: "team_id"}));errors++;
}
for(const key3 in data8){
if(!(key3 === "team_id")){
(vErrors ??= []).push(failure(instancePath+"/recipient/team", "#/properties/recipient/properties/team/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data8.team_id !== undefined){
let data9 = data8.team_id;
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/recipient/team/team_id", "#/properties/recipient/properties/team/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/team/team_id", "#/properties/recipient/properties/team/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/team", "#/properties/recipient/properties/team/type", "type", {type: "object"}));errors++;
}
}
if(data5.connections !== undefined){
let data10 = data5.connections;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.services === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections", "#/properties/recipient/properties/connections/required", "required", {missingProperty: "services"}));errors++;
}
for(const key4 in data10){
if(!(key4 === "services")){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections", "#/properties/recipient/properties/connections/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data10.services !== undefined){
let data11 = data10.services;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services", "#/properties/recipient/properties/connections/properties/services/minItems", "minItems", {limit: 1}));errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2, "#/properties/recipient/properties/connections/properties/services/items/required", "required", {missingProperty: "connection"}));errors++;
}
for(const key5 in data12){
if(!(((((key5 === "name") || (key5 === "connection")) || (key5 === "filters")) || (key5 === "url")) || (key5 === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2, "#/properties/recipient/properties/connections/properties/services/items/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length < 1){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/name", "#/properties/recipient/properties/connections/properties/services/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/name", "#/properties/recipient/properties/connections/properties/services/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data12.connection !== undefined){
let data14 = data12.connection;
if(typeof data14 === "string"){
if(data14.length < 1){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/connection", "#/properties/recipient/properties/connections/properties/services/items/properties/connection/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/connection", "#/properties/recipient/properties/connections/properties/services/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data12.filters !== undefined){
if(typeof data12.filters !== "string"){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/filters", "#/properties/recipient/properties/connections/properties/services/items/properties/filters/type", "type", {type: "string"}));errors++;
}
}
if(data12.url !== undefined){
if(typeof data12.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/url", "#/properties/recipient/properties/connections/properties/services/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data12.properties !== undefined){
let data17 = data12.properties;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key6 in data17){
if(typeof data17[key6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/properties/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/recipient/properties/connections/properties/services/items/properties/properties/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2+"/properties", "#/properties/recipient/properties/connections/properties/services/items/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services/" + i2, "#/properties/recipient/properties/connections/properties/services/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections/services", "#/properties/recipient/properties/connections/properties/services/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/connections", "#/properties/recipient/properties/connections/type", "type", {type: "object"}));errors++;
}
}
if(data5.playbook !== undefined){
let data19 = data5.playbook;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook", "#/properties/recipient/properties/playbook/required", "required", {missingProperty: "playbook_id"}));errors++;
}
for(const key7 in data19){
if(!(key7 === "playbook_id")){
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook", "#/properties/recipient/properties/playbook/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data19.playbook_id !== undefined){
let data20 = data19.playbook_id;
if(typeof data20 === "string"){
if(!(value3.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook/playbook_id", "#/properties/recipient/properties/playbook/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook/playbook_id", "#/properties/recipient/properties/playbook/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient/playbook", "#/properties/recipient/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/recipient", "#/properties/recipient/type", "type", {type: "object"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "string"}));errors++;
}
}
if(data.repeat_interval !== undefined){
if(!(duration_json(data.repeat_interval, instancePath+"/repeat_interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.wait_for !== undefined){
if(!(duration_json(data.wait_for, instancePath+"/wait_for"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.wait_for_eval_period !== undefined){
if(!(duration_json(data.wait_for_eval_period, instancePath+"/wait_for_eval_period"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.group_by !== undefined){
let data26 = data.group_by;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i3=0; i3<len2; i3++){
if(typeof data26[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/group_by/" + i3, "#/properties/group_by/items/type", "type", {type: "string"}));errors++;
}
}
let i4 = data26.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data26[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/uniqueItems", "uniqueItems", {i: i4, j: j1}));errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/type", "type", {type: "array"}));errors++;
}
}
if(data.group_by_interval !== undefined){
if(!(duration_json(data.group_by_interval, instancePath+"/group_by_interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.inhibitions !== undefined){
let data29 = data.inhibitions;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i5=0; i5<len3; i5++){
let data30 = data29[i5];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.direction === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5, "#/properties/inhibitions/items/required", "required", {missingProperty: "direction"}));errors++;
}
if(data30.from === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5, "#/properties/inhibitions/items/required", "required", {missingProperty: "from"}));errors++;
}
if(data30.to === undefined){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5, "#/properties/inhibitions/items/required", "required", {missingProperty: "to"}));errors++;
}
for(const key8 in data30){
if(!(((((key8 === "direction") || (key8 === "from")) || (key8 === "to")) || (key8 === "depth")) || (key8 === "soft"))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5, "#/properties/inhibitions/items/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data30.direction !== undefined){
let data31 = data30.direction;
if(typeof data31 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/direction", "#/properties/inhibitions/items/properties/direction/type", "type", {type: "string"}));errors++;
}
if(!(((data31 === "outgoing") || (data31 === "incoming")) || (data31 === "all"))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/direction", "#/properties/inhibitions/items/properties/direction/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data30.from !== undefined){
let data32 = data30.from;
if(typeof data32 === "string"){
if(data32.length < 1){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/from", "#/properties/inhibitions/items/properties/from/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/from", "#/properties/inhibitions/items/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data30.to !== undefined){
let data33 = data30.to;
if(Array.isArray(data33)){
if(data33.length < 1){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/to", "#/properties/inhibitions/items/properties/to/minItems", "minItems", {limit: 1}));errors++;
}
const len4 = data33.length;
for(let i6=0; i6<len4; i6++){
if(typeof data33[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/to/" + i6, "#/properties/inhibitions/items/properties/to/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/to", "#/properties/inhibitions/items/properties/to/type", "type", {type: "array"}));errors++;
}
}
if(data30.depth !== undefined){
let data35 = data30.depth;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/depth", "#/properties/inhibitions/items/properties/depth/type", "type", {type: "integer"}));errors++;
}
if(typeof data35 == "number"){
if(data35 < 0 || isNaN(data35)){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/depth", "#/properties/inhibitions/items/properties/depth/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data30.soft !== undefined){
if(typeof data30.soft !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5+"/soft", "#/properties/inhibitions/items/properties/soft/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions/" + i5, "#/properties/inhibitions/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inhibitions", "#/properties/inhibitions/type", "type", {type: "array"}));errors++;
}
}
if(data.fallback !== undefined){
let data37 = data.fallback;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(Object.keys(data37).length > 1){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key9 in data37){
if(!((((key9 === "person") || (key9 === "team")) || (key9 === "connections")) || (key9 === "playbook"))){
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data37.person !== undefined){
let data38 = data37.person;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.person_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/required", "required", {missingProperty: "person_id"}));errors++;
}
for(const key10 in data38){
if(!(key10 === "person_id")){
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data38.person_id !== undefined){
let data39 = data38.person_id;
if(typeof data39 === "string"){
if(!(value3.test(data39))){
(vErrors ??= []).push(failure(instancePath+"/fallback/person/person_id", "#/properties/fallback/properties/person/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/person/person_id", "#/properties/fallback/properties/person/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/person", "#/properties/fallback/properties/person/type", "type", {type: "object"}));errors++;
}
}
if(data37.team !== undefined){
let data40 = data37.team;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.team_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/required", "required", {missingProperty: "team_id"}));errors++;
}
for(const key11 in data40){
if(!(key11 === "team_id")){
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/additionalProperties", "additionalProperties", {additionalProperty: key11}));errors++;
}
}
if(data40.team_id !== undefined){
let data41 = data40.team_id;
if(typeof data41 === "string"){
if(!(value3.test(data41))){
(vErrors ??= []).push(failure(instancePath+"/fallback/team/team_id", "#/properties/fallback/properties/team/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/team/team_id", "#/properties/fallback/properties/team/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/team", "#/properties/fallback/properties/team/type", "type", {type: "object"}));errors++;
}
}
if(data37.connections !== undefined){
let data42 = data37.connections;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.services === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections", "#/properties/fallback/properties/connections/required", "required", {missingProperty: "services"}));errors++;
}
for(const key12 in data42){
if(!(key12 === "services")){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections", "#/properties/fallback/properties/connections/additionalProperties", "additionalProperties", {additionalProperty: key12}));errors++;
}
}
if(data42.services !== undefined){
let data43 = data42.services;
if(Array.isArray(data43)){
if(data43.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services", "#/properties/fallback/properties/connections/properties/services/minItems", "minItems", {limit: 1}));errors++;
}
const len5 = data43.length;
for(let i7=0; i7<len5; i7++){
let data44 = data43[i7];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7, "#/properties/fallback/properties/connections/properties/services/items/required", "required", {missingProperty: "connection"}));errors++;
}
for(const key13 in data44){
if(!(((((key13 === "name") || (key13 === "connection")) || (key13 === "filters")) || (key13 === "url")) || (key13 === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7, "#/properties/fallback/properties/connections/properties/services/items/additionalProperties", "additionalProperties", {additionalProperty: key13}));errors++;
}
}
if(data44.name !== undefined){
let data45 = data44.name;
if(typeof data45 === "string"){
if(data45.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/name", "#/properties/fallback/properties/connections/properties/services/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/name", "#/properties/fallback/properties/connections/properties/services/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data44.connection !== undefined){
let data46 = data44.connection;
if(typeof data46 === "string"){
if(data46.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/connection", "#/properties/fallback/properties/connections/properties/services/items/properties/connection/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/connection", "#/properties/fallback/properties/connections/properties/services/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data44.filters !== undefined){
if(typeof data44.filters !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/filters", "#/properties/fallback/properties/connections/properties/services/items/properties/filters/type", "type", {type: "string"}));errors++;
}
}
if(data44.url !== undefined){
if(typeof data44.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/url", "#/properties/fallback/properties/connections/properties/services/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data44.properties !== undefined){
let data49 = data44.properties;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key14 in data49){
if(typeof data49[key14] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/properties/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/fallback/properties/connections/properties/services/items/properties/properties/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7+"/properties", "#/properties/fallback/properties/connections/properties/services/items/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services/" + i7, "#/properties/fallback/properties/connections/properties/services/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections/services", "#/properties/fallback/properties/connections/properties/services/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/connections", "#/properties/fallback/properties/connections/type", "type", {type: "object"}));errors++;
}
}
if(data37.playbook !== undefined){
let data51 = data37.playbook;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/required", "required", {missingProperty: "playbook_id"}));errors++;
}
for(const key15 in data51){
if(!(key15 === "playbook_id")){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/additionalProperties", "additionalProperties", {additionalProperty: key15}));errors++;
}
}
if(data51.playbook_id !== undefined){
let data52 = data51.playbook_id;
if(typeof data52 === "string"){
if(!(value3.test(data52))){
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook/playbook_id", "#/properties/fallback/properties/playbook/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook/playbook_id", "#/properties/fallback/properties/playbook/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback/playbook", "#/properties/fallback/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fallback", "#/properties/fallback/type", "type", {type: "object"}));errors++;
}
}
if(data.fallback_delay !== undefined){
if(!(duration_json(data.fallback_delay, instancePath+"/fallback_delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.watchdog_interval !== undefined){
if(!(duration_json(data.watchdog_interval, instancePath+"/watchdog_interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
let data55 = data.properties;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_rule_json_form.errors = vErrors;
return errors === 0;
}
export default notification_rule_json_form;
