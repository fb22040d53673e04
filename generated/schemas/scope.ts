// Written by `npm run generate` from the contract. Do not edit.

/**
 * Sets of resources that a permission can be limited to.
 */
export interface ScopeSpec {
  /**
   * Free text.
   */
  description?: string;
  /**
   * What the scope covers.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Exactly one kind of resource.
   */
  targets:
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector1;
          playbook?: ScopeSelector2;
          canary?: ScopeSelector3;
          global?: ScopeSelector4;
        },
      ];
}
/**
 * Catalog items.
 */
export interface ScopeSelector {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
}
/**
 * Components.
 */
export interface ScopeSelector1 {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
}
/**
 * Playbooks.
 */
export interface ScopeSelector2 {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
}
/**
 * Canaries.
 */
export interface ScopeSelector3 {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
}
/**
 * All kinds.
 */
export interface ScopeSelector4 {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
}
