import type { UiNode, UiText } from "~generated/identity/types.gen";
import type { Account } from "./account";
import type { Call } from "./call";
import { credentialOf, type BackupCode } from "./credentials";
import type { Flow } from "./flows";
import { image, input, shownText, submit } from "./nodes";
import { qrImage } from "./qr";
import { info, labels } from "./texts";
import { traitNodes } from "./traits";
import { totpAddress } from "./totp";

/** Name that authenticator apps show. */
const issuer = "Quarterdeck sandbox";

function totpNodes(secret: string | undefined, account: Account): UiNode[] {
  if (secret === undefined) return [submit("totp", "totp_unlink", "true", labels.unlinkTotp)];
  return [
    image(
      "totp",
      "totp_qr",
      qrImage(totpAddress(secret, account.traits.email, issuer)),
      256,
      labels.totpImage,
    ),
    shownText("totp", "totp_secret_key", info(1050006, secret, { secret }), labels.totpSecret),
    input("totp", "totp_code", "text", labels.verifyCode, {
      required: true,
      autocomplete: "one-time-code",
    }),
    submit("totp", "method", "totp", labels.save),
  ];
}

function codeText({ code, usedAt }: BackupCode): UiText {
  return usedAt === undefined
    ? info(1050009, code, { secret: code })
    : info(1050014, `Secret was used at ${usedAt}`, { used_at: usedAt });
}

function codesNode(codes: readonly BackupCode[]): UiNode {
  const list = codes.map(({ code, usedAt }) => (usedAt === undefined ? code : "used")).join(", ");
  const text = info(1050015, list, { secrets: codes.map(codeText) });
  return shownText("lookup_secret", "lookup_secret_codes", text, labels.codes);
}

function lookupNodes(flow: Flow, kept: readonly BackupCode[] | undefined): UiNode[] {
  const button = (name: string, label: UiText) =>
    submit("lookup_secret", `lookup_secret_${name}`, "true", label);
  const { codes } = flow.pending;
  if (codes) return [codesNode(codes), button("confirm", labels.confirmCodes)];
  if (!kept) return [button("regenerate", labels.newCodes)];
  const isRevealed = flow.pending.revealed === true;
  return [
    ...(isRevealed
      ? [codesNode(kept), button("regenerate", labels.newCodes)]
      : [button("reveal", labels.revealCodes)]),
    button("disable", labels.disableCodes),
  ];
}

/** The inputs of the settings: profile, password, backup codes, authenticator app. There are no links and no keys. */
export async function settingsNodes({ db }: Call, flow: Flow, account: Account): Promise<UiNode[]> {
  const totp = await credentialOf(db, account.id, "totp");
  const lookup = await credentialOf(db, account.id, "lookup_secret");
  return [
    ...traitNodes("profile", account.traits),
    submit("profile", "method", "profile", labels.save),
    input("password", "password", "password", labels.password, {
      required: true,
      autocomplete: "new-password",
    }),
    submit("password", "method", "password", labels.save),
    ...lookupNodes(flow, lookup?.codes),
    ...totpNodes(totp ? undefined : flow.pending.totpSecret, account),
  ];
}
