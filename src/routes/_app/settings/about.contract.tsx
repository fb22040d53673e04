import { createFileRoute } from "@tanstack/react-router";
import { ContractPage } from "~/features/contract/ContractPage";

export const Route = createFileRoute("/_app/settings/about/contract")({ component: ContractPage });
