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
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ]
    | [
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
        {
          config?: ScopeSelector;
          component?: ScopeSelector;
          playbook?: ScopeSelector;
          canary?: ScopeSelector;
          global?: ScopeSelector;
        },
      ];
}
/**
 * Picks the resources of one kind that a scope covers.
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
