// Written by `npm run generate` from the contract. Do not edit.

/**
 * Which items a message is about; every value may be an expression.
 */
export interface ScraperResourceSelector {
  agent?: ScraperResourceSelectorValue;
  scope?: ScraperResourceSelectorValue;
  cache?: ScraperResourceSelectorValue;
  id?: ScraperResourceSelectorValue;
  name?: ScraperResourceSelectorValue;
  namespace?: ScraperResourceSelectorValue;
  tagSelector?: ScraperResourceSelectorValue;
  labelSelector?: ScraperResourceSelectorValue;
  fieldSelector?: ScraperResourceSelectorValue;
  types?: ScraperResourceSelectorValue[];
  statuses?: ScraperResourceSelectorValue[];
  healths?: ScraperResourceSelectorValue[];
}
/**
 * A value or an expression.
 */
export interface ScraperResourceSelectorValue {
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * The value itself.
   */
  value?: string;
}
