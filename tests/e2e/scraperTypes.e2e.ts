import { test } from "@playwright/test";
import { scraperKind } from "~/features/editors/editorKinds";
import { editorsUrl } from "./servers";
import { testEveryType } from "./typeEditors";

test.use({ baseURL: editorsUrl });

testEveryType(scraperKind);
