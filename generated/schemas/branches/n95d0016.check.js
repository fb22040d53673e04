// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_95d0016(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
}
branch_95d0016.errors = vErrors;
return errors === 0;
}
export default branch_95d0016;
