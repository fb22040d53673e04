import { createContext, use } from "react";

/** What leads to the explanation of a reason; undefined for a reason that needs none. */
export type WhyHelp = (reason: string) => (() => void) | undefined;

/** Set once around the pages; a control that says why it cannot be used leads there when it is pressed. */
export const WhyHelpContext = createContext<WhyHelp>(() => undefined);

/** Leads to the explanation of why a control cannot be used; undefined where there is none. */
export function useWhyHelp(reason: string | undefined): (() => void) | undefined {
  const help = use(WhyHelpContext);
  return reason === undefined ? undefined : help(reason);
}

/** A reason as a tooltip or an entry says it: with what a press does, where that leads to the explanation. */
export const reasonWith = (onWhy: (() => void) | undefined, reason: string): string =>
  onWhy ? `${reason} Press for why.` : reason;
