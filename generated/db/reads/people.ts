// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type { PersonChoice, PersonRef } from "../rows";

export interface MentionablePeopleParams {
  /** Part of the name or e-mail. */
  text?: string;
}

/** People that can be mentioned or made responsible. */
export const mentionablePeopleOptions = (params: MentionablePeopleParams) =>
  queryOptions({
    queryKey: ["mentionablePeople", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRef>> =>
      rows<PersonRef>(
        "mentionablePeople",
        db.GET("/people", {
          params: {
            query: {
              select: "id,name,avatar,email",
              deleted_at: "is.null",
              email: "not.is.null",
              and: "(or(type.is.null,type.eq.))",
              order: "name.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "email"], params.text),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of mentionablePeople. */
export const mentionablePeopleKey = ["mentionablePeople"] as const;

export interface PeopleByIdsParams {
  /** Person ids. */
  ids: readonly string[];
}

/** Some people by their ids. */
export const peopleByIdsOptions = (params: PeopleByIdsParams) =>
  queryOptions({
    queryKey: ["peopleByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRef>> =>
      rows<PersonRef>(
        "peopleByIds",
        db.GET("/people", {
          params: { query: { select: "id,name,avatar,email", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of peopleByIds. */
export const peopleByIdsKey = ["peopleByIds"] as const;

export interface PersonChoicesParams {
  /** Part of the name or e-mail. */
  text?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Some people by a part of their name or e-mail, as pickers show them. */
export const personChoicesOptions = (params: PersonChoicesParams) =>
  queryOptions({
    queryKey: ["personChoices", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonChoice>> =>
      rows<PersonChoice>(
        "personChoices",
        db.GET("/people", {
          params: {
            query: {
              select: "id,name,avatar,email,deleted_at",
              deleted_at: "is.null",
              email: "not.is.null",
              and: "(or(type.is.null,type.eq.))",
              order: "name.asc,id.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "email"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of personChoices. */
export const personChoicesKey = ["personChoices"] as const;

/** What personChoices can be filtered by: the type of the values, and the columns that they are looked for in. */
export const personChoicesFilters = { text: { type: "text", columns: ["name", "email"] } } as const;

export interface PersonChoicesByIdsParams {
  /** Person ids. */
  ids: readonly string[];
}

/** Some people by their ids, with whether they are gone. */
export const personChoicesByIdsOptions = (params: PersonChoicesByIdsParams) =>
  queryOptions({
    queryKey: ["personChoicesByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonChoice>> =>
      rows<PersonChoice>(
        "personChoicesByIds",
        db.GET("/people", {
          params: { query: { select: "id,name,avatar,email,deleted_at", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of personChoicesByIds. */
export const personChoicesByIdsKey = ["personChoicesByIds"] as const;
