/** An address with a password in it, other than a placeholder such as `$(password)`. */
export const hasPassword = (text: string): boolean =>
  /[a-z][a-z\d+.-]*:\/\/[^\s/@:]*:(?!\$\(|\{\{)[^\s/@]+@/i.test(text);

/**
 * Whether a key of a document names a secret: `secretKey`, `client_id`, `Authorization`. What such a name ends in may
 * say that it leads elsewhere: `secretKeyRef`, `secretName`, `tokenURL`. A bare `key` is none.
 */
export const isSecretKey = (name: string): boolean =>
  /pass|secret|token|credential|cert|kubeconfig|bearer|authorization|cookie|.key|client_?-?id|^auth$/i.test(
    name,
  ) && !/(ref|name|url)$/i.test(name);

/** Whether a text only says where a secret is kept. */
export const isReference = (text: string): boolean =>
  text === "" || /^((secret|configmap|helm|serviceaccount|connection):\/\/|\$|\{\{)/.test(text);
