import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { openQuestion } from "~/components/conflict/conflictQuestion";
import { clearMessages } from "~/components/messages/messages";
import { answerAll } from "~/components/plan/heldCalls";
import { keepDraft } from "~/components/playbookRun/runDraft";
import { preferences, readPreferences } from "~/components/preferences/preferences";
import { examples } from "./answers";

/** The files share the console's modules: what one visit leaves in memory is gone before the next one. */
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  openQuestion()?.answer(undefined);
  answerAll(false);
  clearMessages();
  for (const { id } of (examples["playbookDetail"] ?? []) as { id: string }[])
    keepDraft(id, undefined);
  preferences.write(readPreferences(() => null));
  localStorage.clear();
  sessionStorage.clear();
});
