import type { ChartId } from "~generated/charts/types.gen";
import type { Resource } from "~generated/roleMatrix";
import { config } from "~/api/config";

/** A chart that is installed outside of the console. */
interface ChartOption {
  id: ChartId;
  label: string;
  icon: string;
}

/** A record that is made in the console. */
interface DirectOption {
  id: "topology" | "scraper" | "log-backend";
  label: string;
  icon: string;
  /** What it takes to make one. */
  resource: Resource;
}

/** Tiles of "Add via GitOps" (spec 3 §2); the last is the backend's own chart, named after the product. */
export const chartOptions = (): readonly ChartOption[] => [
  { id: "aws", label: "AWS", icon: "aws" },
  { id: "azure", label: "Azure", icon: "azure" },
  { id: "prometheus", label: "Prometheus", icon: "prometheus" },
  { id: "flux", label: "Flux", icon: "flux" },
  { id: "kubernetes", label: "Kubernetes", icon: "k8s" },
  { id: "mission-control", label: config().productName, icon: "mission-control" },
];

/** Tiles of "Add Directly". */
export const directOptions: readonly DirectOption[] = [
  { id: "topology", label: "Custom Topology", icon: "topology", resource: "topologies" },
  { id: "scraper", label: "Catalog Scraper", icon: "search", resource: "config_scrapers" },
  { id: "log-backend", label: "Log Backends", icon: "logs", resource: "logging_backends" },
];
