import { test } from "@playwright/test";
import { editorsUrl } from "./servers";
import { canaryKind, testTypes } from "./typeEditors";

test.use({ baseURL: editorsUrl });

testTypes(canaryKind);
