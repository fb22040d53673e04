import { useQuery } from "@tanstack/react-query";
import { hostedProvider } from "~/api/sessionHosted";

/** The hosted provider, loaded on demand. */
export const useProvider = () =>
  useQuery({
    queryKey: ["hosted provider"],
    queryFn: hostedProvider,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
