import { stringify } from "yaml";
import { frameworkError, httpError } from "../answers";
import type { Area } from "../area";
import { signedIn } from "../context";
import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";
import { refusalByPolicy } from "../policy/policy";
import { originOf } from "../requestOrigin";
import { endOf } from "../tokens/expiry";
import { ownerOf } from "../tokens/owner";
import { createTokenOf } from "../tokens/store";

/**
 * getKubeconfig: every call makes a token that lasts as long as one whose maker asks for nothing,
 * and is good for the proxy alone.
 */
export async function getKubeconfig(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const refusal = await refusalByPolicy(db, user, "kubernetes-proxy", "create");
  if (refusal) return refusal;
  const owner = await ownerOf(db, user);
  if (!owner) return frameworkError(500, "Internal Server Error");
  const made = await createTokenOf(db, owner, {
    name: `kubeconfig-${crypto.randomUUID().slice(0, 8)}`,
    scope: [{ object: "kubernetes-proxy", action: "*" }],
    autoRenew: false,
    expiresAt: endOf("", new Date()) ?? null,
  });
  if ("refusal" in made) return httpError(400, made.refusal);
  const origin = originOf(request);
  const tenant = new URL(origin).hostname.replaceAll(/[^\w.-]/g, "");
  const cluster = `mission-control-${tenant}`;
  const config = {
    apiVersion: "v1",
    kind: "Config",
    "current-context": "default",
    clusters: [{ name: cluster, cluster: { server: `${origin}/api/kubeproxy` } }],
    contexts: [{ name: "default", context: { cluster, user: "default-user" } }],
    users: [{ name: "default-user", user: { username: "token", password: made.text } }],
  };
  return new Response(stringify(config), {
    headers: {
      "content-type": "text/yaml; charset=utf-8",
      "content-disposition": `attachment; filename="${tenant}-kubeconfig.yaml"`,
      "cache-control": "no-store",
    },
  });
}

/** The proxy that the kubeconfig points to: the sandbox runs in no cluster, and says so as one would. */
export function refuseKubernetes(): Response {
  return Response.json(
    {
      kind: "Status",
      apiVersion: "v1",
      metadata: {},
      status: "Failure",
      message: "the sandbox runs in no Kubernetes cluster",
      reason: "NotFound",
      code: 404,
    },
    { status: 404 },
  );
}

export const area: Area = {
  handlers: {
    getKubeconfig: signedIn(({ request, db, user }) => getKubeconfig(request, db, user)),
    readKubernetes: refuseKubernetes,
    createInKubernetes: refuseKubernetes,
    replaceInKubernetes: refuseKubernetes,
    patchInKubernetes: refuseKubernetes,
    deleteInKubernetes: refuseKubernetes,
  },
};
