type Params = Readonly<Record<string, string | boolean | undefined>>;

const withQuery = (path: string, params: Params): string => {
  const given = Object.entries(params).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** Address of the catalog's summary or list. */
export const catalogPath = (search: {
  configType?: string | undefined;
  labels?: string | undefined;
  status?: string | undefined;
  health?: string | undefined;
  search?: string | undefined;
  agent?: string | undefined;
  groupBy?: string | undefined;
  view?: string | undefined;
  showDeleted?: boolean | undefined;
  from?: string | undefined;
}): string => withQuery("/catalog", search);

/** Address of the changes page; `range` is date math such as now-30d. */
export const changesPath = ({
  range,
  ...search
}: {
  configTypes?: string | undefined;
  tags?: string | undefined;
  range?: string;
}): string =>
  withQuery("/catalog/changes", {
    ...search,
    ...(range !== undefined && { rangeType: "relative", range, display: range }),
  });

/** Address of the insights page. */
export const insightsPath = (search: {
  configType?: string | undefined;
  type?: string | undefined;
}): string => withQuery("/catalog/insights", search);
