// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { canary_folder_json } from "../canaries/canary-folder.check.js";
export function canary_smb_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(canary_folder_json(data, instancePath))){
vErrors = vErrors === null ? canary_folder_json.errors : vErrors.concat(canary_folder_json.errors);
errors = vErrors.length;
}
canary_smb_json.errors = vErrors;
return errors === 0;
}
export default canary_smb_json;
