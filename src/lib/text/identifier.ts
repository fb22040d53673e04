/** A name of lowercase letters, digits and hyphens made of a product's name: "Mission Control" is `mission-control`. */
export const identifierOf = (productName: string): string =>
  productName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "console";
