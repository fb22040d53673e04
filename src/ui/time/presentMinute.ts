import { presentMinute } from "~/lib/time/presentMinute";

/**
 * The present minute, for reads that begin at "now". Being a hook it is asked for with every drawing, which what it is
 * given to is not: a range that ends now moves on although nothing else of the page changed.
 */
export const usePresentMinute = (): Date => presentMinute();
