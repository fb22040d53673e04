// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of a scope.
 */
export interface ScopeSpecForm {
  /**
   * Name is required
   */
  name: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Free text.
   */
  description?: string;
  /**
   * At least one target is required
   *
   * @minItems 1
   * @maxItems 10
   */
  targets:
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ]
    | [
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
        {
          /**
           * Resources of this kind.
           */
          config?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          component?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          playbook?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          canary?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
          /**
           * Resources of this kind.
           */
          global?: (
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
            | {
                [k: string]: unknown;
              }
          ) & {
            /**
             * Name.
             */
            name?: string;
            /**
             * Agent.
             */
            agent?: string;
            /**
             * Tags that all match.
             */
            tags?: {
              [k: string]: string;
            };
            /**
             * Tags as text.
             */
            tagSelector?: string;
            /**
             * Everything of this kind.
             */
            wildcard?: boolean;
          };
        },
      ];
}
