import { useState } from "react";

const pageSize = 10;

/** First rows of a list, and more of them when asked: what is there stays while the rest comes. */
export function useGrowing() {
  const [limit, setLimit] = useState(pageSize);
  return {
    page: { limit, offset: 0 },
    onMore: () => setLimit((known) => known + 50),
  };
}
