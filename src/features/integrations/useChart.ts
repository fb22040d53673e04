import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { getChartOptions } from "~generated/charts/@tanstack/react-query.gen";
import type { Chart, ChartId } from "~generated/charts/types.gen";
import { documentSchemas } from "~generated/schemas/index";

const about = v.object({ name: v.string(), version: v.string(), repository: v.string() });

/** The definition that came with the page. */
async function shippedChart(id: ChartId): Promise<Chart> {
  const { "x-chart": chart, ...valuesSchema } = await documentSchemas[`charts/chart-${id}`]();
  return { ...v.parse(about, chart), source: "shipped", valuesSchema, values: "" };
}

/** A chart as far as it is known, and whether the registry is still being asked. */
export interface KnownChart {
  /** Undefined until the part of the page with its schema is loaded. */
  chart: Chart | undefined;
  isAsking: boolean;
  /** Why the console's own server said nothing about it. */
  error: unknown;
}

/**
 * Definition of a chart: what ships with the page at once, and what the console's server knows of the registry when it
 * has answered. A server that does not answer leaves the former.
 */
export function useChart(id: ChartId): KnownChart {
  const asked = useQuery({
    ...getChartOptions({ path: { chart: id } }),
    staleTime: 60_000,
    retry: false,
  });
  const shipped = useQuery({
    queryKey: ["shippedChart", id],
    queryFn: () => shippedChart(id),
    staleTime: Infinity,
  });
  return {
    chart: asked.data ?? shipped.data,
    isAsking: asked.isPending,
    error: asked.error,
  };
}
