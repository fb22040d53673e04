import type { Area } from "../area";
import { identityHandlers } from "../identity/operations";

export const area: Area = { handlers: identityHandlers };
