import type { SeedRow } from "../db/insert";

/** A playbook that asks for a parameter of every kind. */
export const order: SeedRow = {
  title: "Order a database",
  description: "Asks for everything that a database needs and writes the order down",
  category: "Self service",
  icon: "database",
  configs: [{ types: ["Kubernetes::Namespace"] }],
  components: [{ types: ["Service"] }],
  parameters: [
    {
      name: "name",
      label: "Name",
      type: "text",
      required: true,
      default: "$(.config.name)-db",
      properties: { format: "dns1123" },
    },
    {
      name: "host",
      label: "Host",
      type: "text",
      default: "$(.params.name).db.example.org",
      dependsOn: ["name"],
      description: "Follows the name until you change it",
    },
    {
      name: "instances",
      label: "Instances",
      type: "number",
      default: "2",
      properties: { min: 1, max: 5 },
    },
    {
      name: "size",
      label: "Size",
      type: "list",
      default: "small",
      properties: {
        options: [
          { label: "Small", value: "small" },
          { label: "Large", value: "large" },
        ],
      },
    },
    {
      name: "storage",
      label: "Storage",
      type: "bytes",
      default: "10Gi",
      properties: { min: 1024, max: 512000 },
    },
    {
      name: "cpu",
      label: "CPU",
      type: "millicores",
      default: "500m",
      properties: { min: 100, max: 4000 },
    },
    { name: "backups", label: "Back up every night", type: "checkbox", default: "true" },
    {
      name: "password",
      label: "Password",
      type: "secret",
      required: true,
      properties: { minLength: 8 },
    },
    { name: "contact", label: "Contact", type: "email" },
    { name: "runbook", label: "Runbook", type: "url" },
    { name: "owner", label: "Owner", type: "people", properties: { role: "editor" } },
    { name: "team", label: "Team", type: "team" },
    {
      name: "serves",
      label: "Serves",
      type: "component",
      properties: { filter: [{ types: ["Service"] }] },
    },
    {
      name: "near",
      label: "Near",
      type: "config",
      properties: { filter: [{ types: ["Kubernetes::Deployment"] }] },
    },
    {
      name: "watched",
      label: "Watched by",
      type: "check",
      properties: { filter: [{ types: ["http"] }] },
    },
    { name: "notes", label: "Notes", type: "text", properties: { multiline: true } },
    {
      name: "settings",
      label: "Settings",
      type: "code",
      default: "max_connections: 100\n",
      properties: { language: "yaml", size: "medium" },
    },
  ],
  actions: [
    {
      name: "write down",
      sql: {
        driver: "postgres",
        url: "postgres://sandbox",
        query:
          "select '$(.params.name)' as name, '$(.params.size)' as size, '$(.params.storage)' as storage",
      },
    },
  ],
};
