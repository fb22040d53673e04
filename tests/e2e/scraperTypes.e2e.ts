import { test } from "@playwright/test";
import { editorsUrl } from "./servers";
import { scraperKind, testTypes } from "./typeEditors";

test.use({ baseURL: editorsUrl });

testTypes(scraperKind);
