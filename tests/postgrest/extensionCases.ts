import type { Case } from "./case";
import { ORDER, COMMA, QUOTED, PERCENT } from "./fixture";

const live = "deleted_at=is.null&select=name&order=name";

/** The backend's `{column}.filter`; the tests' clock stands at 2025-10-18T12:00Z. */
export const extensionCases: readonly Case[] = [
  { path: `checks?type.filter=tcp,dns&${live}`, names: [PERCENT, COMMA] },
  { path: `checks?type.filter=!tcp,!dns&${live}`, names: [ORDER, QUOTED] },
  { path: `checks?name.filter=!${QUOTED}&type.filter=http&${live}`, names: [ORDER] },
  { path: `checks?name.filter=*create*&select=name`, names: [ORDER] },
  { path: `checks?name.filter=checkout*&select=name`, names: [ORDER] },
  { path: `checks?name.filter=*order&select=name`, names: [ORDER] },
  { path: `checks?name.filter=check*,*order&select=name`, names: [ORDER] },
  { path: `checks?name.filter=!check*&${live}`, names: [PERCENT, COMMA, ORDER, QUOTED] },
  { path: `checks?type.filter=tcp&type.filter=dns&${live}`, names: [COMMA] },
  { path: `checks?type.filter=&${live}`, names: [PERCENT, COMMA, ORDER, QUOTED] },
  { path: "checks?labels->>team.filter=shop,other&select=name", names: [ORDER] },
  { path: "checks?labels->>team.filter=c*&select=name", names: [COMMA] },
  { path: `checks?created_at.filter=>now-40h&${live}`, names: [COMMA] },
  { path: `checks?created_at.filter=<now-1w&${live}`, names: [] },
  { path: `checks?created_at.filter=now-1d&${live}`, names: [COMMA, ORDER] },
  { path: `checks?created_at.filter=now-1d/d&${live}`, names: [ORDER] },
  { path: `checks?created_at.filter==now-1d/d&${live}`, names: [COMMA] },
  { path: `checks?created_at.filter=>now-3d,now-1d/d&${live}`, names: [ORDER] },
  { path: `checks?created_at.filter=>2025-10-16||%2B1d&${live}`, names: [] },
  { path: `checks?created_at.filter=>2025-10-16T12:51:51Z&${live}`, names: [COMMA, ORDER] },
  {
    path: "checks?created_at.filter=yesterday",
    status: 500,
    error: { error: "invalid date expression yesterday for created_at" },
  },
  { path: "checks?nope.filter=a", status: 400, error: { code: "42703" } },
];
