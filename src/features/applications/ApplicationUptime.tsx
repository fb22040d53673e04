import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { applicationDetailOptions, checkIdsOfConfigsOptions } from "~generated/db/reads";
import { searchResourcesOptions } from "~generated/resources/@tanstack/react-query.gen";
import { vResourceSelector } from "~generated/resources/valibot.gen";
import { useAccess } from "~/api/access";
import { QueryError } from "~/components/errors/QueryError";
import { Uptime } from "~/components/uptime/Uptime";

/** What names the items of an application in its spec. */
const mapped = v.object({
  mapping: v.object({
    environments: v.nullish(v.record(v.string(), v.array(vResourceSelector)), {}),
    datasources: v.nullish(v.array(vResourceSelector), []),
  }),
});

/** More items than this are not asked about at once: their ids stand in an address. */
const MOST = 100;

/** How the checks of an application's items went, day by day; nothing where no check speaks for one of them. */
export function ApplicationUptime({ id, name }: { id: string; name: string }) {
  const mayRead = useAccess().can("read", "canaries");
  const application = useQuery({ ...applicationDetailOptions({ id }), enabled: mayRead });
  const spec = v.safeParse(mapped, application.data?.rows[0]?.spec);
  const { environments, datasources } = spec.success
    ? spec.output.mapping
    : { environments: {}, datasources: [] };
  const selectors = [...Object.values(environments).flat(), ...datasources];
  const found = useQuery({
    ...searchResourcesOptions({ body: { limit: MOST, configs: selectors } }),
    enabled: selectors.length > 0,
  });
  const configIds = (found.data?.configs ?? []).slice(0, MOST).map((config) => config.id);
  const links = useQuery({
    ...checkIdsOfConfigsOptions({ configIds }),
    enabled: configIds.length > 0,
  });
  const failed = [application, found, links].find(({ isError }) => isError);
  if (failed)
    return <QueryError title="The application's checks could not be found" query={failed} />;
  const ids = [...new Set(links.data?.rows.map(({ check_id: check }) => check))];
  return ids.length > 0 ? <Uptime name={name} checkIds={ids} /> : null;
}
