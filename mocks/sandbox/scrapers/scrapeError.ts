/** Why something could not be scraped, as a sentence. */
export class ScrapeError extends Error {
  override name = "ScrapeError";
}
