import { restoreForm } from './restore-configuration';

/** Applies the configuration in the address before first paint; must be the last child of the form. */
export function RestoreForm() {
  const script = `(${restoreForm})(document.currentScript.closest("form"))`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of the shop's own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
