import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { withChange } from "~/components/address/useSearchChange";
import type { ChangeSearch, HealthSearch } from "./search";

/**
 * Reads and writes what the address of the health page holds. Opening a check is a step that Back undoes; filters
 * replace the entry, so that Back leaves the page.
 */
export function useHealthAddress(path: "/health" | "/view/health"): {
  onSearch: ChangeSearch;
  hrefOf: (change: Partial<HealthSearch>) => string;
} {
  const navigate = useNavigate();
  const router = useRouter();
  const onSearch = useCallback<ChangeSearch>(
    (change, options) =>
      void navigate({
        to: path,
        search: withChange(change),
        replace: options?.push !== true,
      }),
    [navigate, path],
  );
  const hrefOf = useCallback(
    (change: Partial<HealthSearch>) =>
      router.buildLocation({ to: path, search: withChange(change) }).href,
    [router, path],
  );
  return { onSearch, hrefOf };
}
