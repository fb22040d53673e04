import type { UiText } from "~generated/identity/types.gen";
import { forgetTries, mayTry, waitSentence } from "./attempts";
import type { Call } from "./call";
import { credentialOf, saveCredential } from "./credentials";
import { isSame } from "./secrets";
import { refusals, wait } from "./texts";
import { acceptedStep } from "./totp";

/**
 * Takes a code of the authenticator app; each is good once.
 * @returns why not, or undefined when it fits.
 */
export async function takeTotp(
  { db, now }: Call,
  identityId: string,
  code: string,
): Promise<UiText | undefined> {
  const key = `totp ${identityId}`;
  if (!(await mayTry(db, key, now))) return wait(waitSentence);
  const isTaken = await db.transaction(async (tx) => {
    const totp = await credentialOf(tx, identityId, "totp");
    const step = totp && acceptedStep(totp.secret, code.replaceAll(/\s/g, ""), now, totp.lastStep);
    if (totp === undefined || step === undefined) return false;
    await saveCredential(tx, identityId, "totp", { ...totp, lastStep: step });
    return true;
  });
  if (!isTaken) return refusals.authenticationCode;
  await forgetTries(db, key);
  return undefined;
}

/**
 * Takes a backup code; each is good once.
 * @returns why not, or undefined when it fits.
 */
export async function takeBackupCode(
  { db, now }: Call,
  identityId: string,
  text: string,
): Promise<UiText | undefined> {
  const key = `lookup ${identityId}`;
  if (!(await mayTry(db, key, now))) return wait(waitSentence);
  const code = text.trim().toLowerCase();
  const refusal = await db.transaction(async (tx) => {
    const { codes = [] } = (await credentialOf(tx, identityId, "lookup_secret")) ?? {};
    const found = codes.filter((entry) => isSame(entry.code, code))[0];
    if (!found) return refusals.backupCode;
    if (found.usedAt !== undefined) return refusals.backupCodeUsed;
    await saveCredential(tx, identityId, "lookup_secret", {
      codes: codes.map((entry) =>
        entry === found ? { ...entry, usedAt: now.toISOString() } : entry,
      ),
    });
    return undefined;
  });
  if (refusal === undefined) await forgetTries(db, key);
  return refusal;
}
