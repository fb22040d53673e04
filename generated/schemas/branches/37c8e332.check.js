// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch37c8e332(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
}
branch37c8e332.errors = vErrors;
return errors === 0;
}
export default branch37c8e332;
