// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface KubernetesConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Kubeconfig; without it the cluster that the backend runs in.
   */
  certificate?: string;
}
