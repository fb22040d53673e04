import { KubeconfigDialog } from "./KubeconfigDialog";
import { TokenDialog } from "~/components/tokens/TokenDialog";
import { closeOverlay } from "./overlays";

/** What "Setup MCP" of the user menu opens. */
export const McpOverlay = () => <TokenDialog mode="mcp" onClose={closeOverlay} />;

/** What "Download kubeconfig" of the user menu opens. */
export const KubeconfigOverlay = () => <KubeconfigDialog onClose={closeOverlay} />;
