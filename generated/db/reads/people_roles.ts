// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { contains, inList, db, rows, type Rows } from "~/api/db";
import type { PersonRoles } from "../rows";

export interface PeopleByRoleParams {
  /** Roles that each person must have. */
  roles?: readonly string[];
}

/** People who have all of the roles. */
export const peopleByRoleOptions = (params: PeopleByRoleParams) =>
  queryOptions({
    queryKey: ["peopleByRole", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRoles>> =>
      rows<PersonRoles>(
        "peopleByRole",
        db.GET("/people_roles", {
          params: {
            query: {
              select: "id,name,email,roles",
              order: "name.asc",
              roles: params.roles === undefined ? undefined : contains(params.roles),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of peopleByRole. */
export const peopleByRoleKey = ["peopleByRole"] as const;

export interface RolesOfPeopleParams {
  /** Person ids. */
  ids: readonly string[];
}

/** Roles of some people. */
export const rolesOfPeopleOptions = (params: RolesOfPeopleParams) =>
  queryOptions({
    queryKey: ["rolesOfPeople", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRoles>> =>
      rows<PersonRoles>(
        "rolesOfPeople",
        db.GET("/people_roles", {
          params: { query: { select: "id,name,email,roles", id: inList(params.ids) } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of rolesOfPeople. */
export const rolesOfPeopleKey = ["rolesOfPeople"] as const;
