import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { runScraper } from "~generated/access";
import { runScraperMutation } from "~generated/config/@tanstack/react-query.gen";
import { jobHistoryKey, scraperListKey, type ScraperListEntry } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { notifyError, notifyText } from "~/components/messages/notify";
import { localAgent } from "~/components/record/origin";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { scrapeWords } from "./scrapeWords";

type Scraper = Pick<ScraperListEntry, "id" | "name" | "agent_id" | "deleted_at"> & {
  source: string | null;
};

/** Why a scraper cannot be started here. */
const reasonOf = (scraper: Scraper): string | undefined => {
  const { agent_id: agent, deleted_at: deleted, source } = scraper;
  if (source === "System") return "it belongs to the backend itself.";
  if (deleted) return "it is deleted.";
  return agent === localAgent ? undefined : "an agent runs it: start it there.";
};

/** Starts a scraper and says what it found; a failed run leaves its reason in the job history too. */
function useRunScraper({ name }: Scraper) {
  const client = useQueryClient();
  return useMutation({
    ...runScraperMutation(),
    onSuccess: (details) => {
      const words = scrapeWords(details);
      notifyText("success", words === undefined ? `${name} has run` : `${name}: ${words}`);
    },
    onError: (error) => {
      notifyError(error);
      // The list tells of the failed run.
      for (const queryKey of [scraperListKey, jobHistoryKey])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Button that scrapes now, in a row. */
function RunButton({ scraper, tabIndex }: { scraper: Scraper; tabIndex: 0 | -1 }) {
  const run = useRunScraper(scraper);
  return (
    <IconButton
      icon={Play}
      label={`Run ${scraper.name} now`}
      tabIndex={tabIndex}
      isBusy={run.isPending}
      disabledReason={reasonOf(scraper)}
      onClick={(event) => {
        event.stopPropagation();
        run.mutate({ path: { id: scraper.id } });
      }}
    />
  );
}

/** Column that starts the scraper of its row, for those who may write scrapers. */
export const runColumn: DataColumn<ScraperListEntry> = {
  id: "run",
  header: "Run",
  width: 60,
  isHideable: false,
  phone: "end",
  cell: (scraper, { tabIndex }) => <RunButton scraper={scraper} tabIndex={tabIndex} />,
};

/** Button that scrapes now, on the scraper's page. */
export function RunScraper({ record }: { record: Scraper }) {
  const run = useRunScraper(record);
  const access = useAccess();
  if (!access.can(runScraper.action, runScraper.resource)) return null;
  return (
    <Button
      icon={Play}
      isBusy={run.isPending}
      disabledReason={reasonOf(record)}
      onClick={() => run.mutate({ path: { id: record.id } })}
    >
      Run now
    </Button>
  );
}
