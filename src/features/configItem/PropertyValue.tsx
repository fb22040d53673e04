import { formatBytes } from "~/lib/text/bytes";
import { Age } from "~/ui/time/Age";
import type { Item } from "./useItem";

type Property = NonNullable<Item["properties"]>[number];

const isWeb = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? "");

function amount(value: number, unit: string | undefined): string {
  if (unit === "bytes") return formatBytes(value);
  if (unit === "percent") return `${value}%`;
  return `${value.toLocaleString("en")}${unit ? ` ${unit}` : ""}`;
}

/** A property: links, a text, an age or a value with its unit. */
export function PropertyValue({ property }: { property: Property }) {
  const { links, text, value, unit, type } = property;
  const shown = text || (typeof value === "number" ? amount(value, unit) : "");
  const web = (links ?? []).filter(({ url }) => isWeb(url));
  return (
    <>
      {type === "age" && text ? (
        <Age value={text} />
      ) : type === "url" && isWeb(text) ? (
        <a href={text} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        shown
      )}
      {web.map(({ url, label }) => (
        <span key={url}>
          {" "}
          <a href={url} target="_blank" rel="noreferrer">
            {label || url}
          </a>
        </span>
      ))}
    </>
  );
}
