import { test } from "@playwright/test";
import { scraperKind } from "~/features/editors/editorKinds";
import { editorsUrl } from "./servers";
import { testTypes } from "./typeEditors";

test.use({ baseURL: editorsUrl });

testTypes(scraperKind);
