// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of an exec check.
 */
export interface ExecCheckForm {
  /**
   * Name of the check, unique within its canary.
   */
  name: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * When the canary runs.
   */
  schedule?: string;
  /**
   * Shown text.
   */
  description?: string;
  /**
   * Script, or its path. Bash; PowerShell on Windows.
   */
  script: string;
  test?: Template;
  display?: Template1;
  transform?: Template2;
}
/**
 * Decides whether the check passes.
 */
export interface Template {
  /**
   * Go template.
   */
  template?: string;
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Other spelling of jsonPath, as forms wrote it; the backend passes over it.
   */
  jsonpath?: string;
}
/**
 * Text to show for a run.
 */
export interface Template1 {
  /**
   * Go template.
   */
  template?: string;
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Other spelling of jsonPath, as forms wrote it; the backend passes over it.
   */
  jsonpath?: string;
}
/**
 * Turns the result into checks of their own.
 */
export interface Template2 {
  /**
   * Go template.
   */
  template?: string;
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Other spelling of jsonPath, as forms wrote it; the backend passes over it.
   */
  jsonpath?: string;
}
