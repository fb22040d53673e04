// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function labels_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(typeof data[key] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/" + key.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
labels_json.errors = vErrors;
return errors === 0;
}
export default labels_json;
