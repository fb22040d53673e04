// Written by `npm run generate` from the contract. Do not edit.
import form from "./permission.formCheck.js";
import branch0 from "./branches/72b4a94f.check.js";
import branch1 from "./branches/2242dbcf.check.js";
import branch2 from "./branches/n3bb0d620.check.js";
import branch3 from "./branches/7785a8a5.check.js";
import branch4 from "./branches/n7bf42815.check.js";
import branch5 from "./branches/n35f400d6.check.js";
import branch6 from "./branches/n35d314c2.check.js";
import branch7 from "./branches/f2d08.check.js";
export default {
  "-745444df": form,
  "72b4a94f": branch0,
  "2242dbcf": branch1,
  "-3bb0d620": branch2,
  "7785a8a5": branch3,
  "-7bf42815": branch4,
  "-35f400d6": branch5,
  "-35d314c2": branch6,
  "f2d08": branch7,
};
