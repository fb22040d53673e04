// Written by `npm run generate` from the contract. Do not edit.

/**
 * When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.
 */
export type Schedule = string;
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * What is asked for every scraper; the form of its type stands beside it. The table has no column for an icon or labels.
 */
export interface ScrapeConfigSpecForm {
  /**
   * Name of the scraper.
   */
  name: string;
  /**
   * Namespace of the scraper.
   */
  namespace?: string;
  /**
   * Where the scraper comes from.
   */
  source?: string;
  schedule?: Schedule;
  /**
   * How long things are kept.
   */
  retention?: {
    /**
     * Changes: how old and how many.
     *
     * Items: Changes of one type.
     */
    changes?: {
      /**
       * Type of the change.
       */
      name: string;
      age?: Duration;
      /**
       * How many are kept.
       */
      count?: number;
    }[];
    /**
     * Items by age.
     *
     * Items: Items of one type.
     */
    type?: {
      /**
       * Type of the item.
       */
      name: string;
      createdAge?: Duration;
      updatedAge?: Duration;
      deletedAge?: Duration;
    }[];
  };
}
