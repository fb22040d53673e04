import { afterAll, beforeAll, expect } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { totpCode, totpStep } from "~mocks/sandbox/identity/totp";
import {
  Browser,
  messagesOf,
  openStation,
  textOf,
  type Answer,
  type Station,
} from "./identityBrowser";

export const ada = people.admin.email;
export const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";

/** A sandbox with accounts for the tests of one file, and ways to get new accounts. */
export interface AccountStation {
  /** Known once the file's tests run. */
  readonly station: Station;
  open: () => Browser;
  /** A new account, signed in. */
  register: () => Promise<{ browser: Browser; email: string; done: Answer }>;
  /** An account with an authenticator app; the clock has moved on, so that the next code is a new one. */
  registerWithApp: () => Promise<{
    browser: Browser;
    email: string;
    done: Answer;
    secret: string;
  }>;
  /** The code that an app shows now, or some steps away. */
  codeNow: (secret: string, steps?: number) => string;
}

/** Starts the sandbox of a test file and ends it with the file. */
export function accountStation(): AccountStation {
  let station: Station | undefined;
  beforeAll(async () => {
    station = await openStation("kratos");
  });
  afterAll(() => station?.sandbox.close());
  const running = (): Station => {
    if (!station) throw new Error("the sandbox runs in tests only");
    return station;
  };
  let registered = 0;
  const open = () => new Browser(running().sandbox);
  const codeNow = (secret: string, steps = 0) =>
    totpCode(secret, totpStep(running().clock.now) + steps);
  const register = async () => {
    const email = `kai${++registered}@example.com`;
    const browser = open();
    const flow = await browser.start("registration");
    const done = await browser.submit("registration", flow, {
      method: "password",
      password: "a long passphrase",
      traits: { email, name: { first: "Kai", last: "Silva" } },
    });
    expect(done.status).toBe(200);
    return { browser, email, done };
  };
  const registerWithApp = async () => {
    const made = await register();
    const flow = await made.browser.start("settings");
    const secret = textOf(flow, "totp_secret_key").text;
    const saved = await made.browser.submit("settings", flow, {
      method: "totp",
      totp_code: codeNow(secret),
    });
    expect(messagesOf(saved)).toEqual([1050001]);
    running().pass(1);
    return { ...made, secret };
  };
  return {
    get station() {
      return running();
    },
    open,
    register,
    registerWithApp,
    codeNow,
  };
}
