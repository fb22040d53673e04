import type { FileRoutesByTo } from "~generated/routeTree.gen";

type Parameters<To extends string> = To extends `${string}$${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Parameters<`/${Rest}`>
  : To extends `${string}$${infer Name}`
    ? { [Key in Name]: string }
    : object;

/**
 * Address of a route of this console; what the route does not know is a type error. Pages that may not be built yet
 * are linked through BuiltLink.
 */
export const pathTo = <To extends keyof FileRoutesByTo>(to: To, params: Parameters<To>): string =>
  to.replaceAll(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  );
